// Compares Tests/FormLayoutTests/Expected/pattern-verdicts.tsv with a JavaScript engine:
//   node Tests/Acceptance/pattern-verdicts.js
// Each line is a pattern, a text (both as JSON) and the engine's verdict; with --update the verdicts
// are written anew. A pattern with \p{…} is read with the flag u, all others without flags.
const fs = require("fs");
const path = require("path");

const file = path.join(__dirname, "../FormLayoutTests/Expected/pattern-verdicts.tsv");

function verdict(pattern, text) {
  const flags = /\\[pP]\{/.test(pattern.replace(/\\[^pP]/g, "__")) ? "u" : "";
  try {
    return new RegExp(pattern, flags).test(text) ? "matches" : "fails";
  } catch {
    return "refused";
  }
}

const lines = fs.readFileSync(file, "utf8").trimEnd().split("\n");
const updated = lines.map((line) => {
  const [pattern, text] = line.split("\t");
  return [pattern, text, verdict(JSON.parse(pattern), JSON.parse(text))].join("\t");
});
if (process.argv.includes("--update")) {
  fs.writeFileSync(file, updated.join("\n") + "\n");
} else {
  const wrong = lines.filter((line, index) => line !== updated[index]);
  wrong.forEach((line) => console.log("differs: " + line));
  console.log(`${lines.length} verdicts, ${wrong.length} differ`);
  process.exitCode = wrong.length ? 1 : 0;
}
