"""Holds conversations of thirty turns with formchat against a server that answers each with a change of
one property, and counts the tokens of every request and answer as it was on the wire."""
import json
import os
import pathlib
import subprocess
import tempfile
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import bpe_openai

FORMCHAT = os.environ["FORMCHAT"]
ENCODING = bpe_openai.get_encoding("o200k_base")
SIZES, TURNS, SHOWN = (10, 100, 400), 30, (1, 5, 10, 30)
OUTPUT_BAR, GROWTH_BAR = 60, 1.1


def count(text):
    return len(ENCODING.encode(text))


def layout(size):
    """A form of sections with ten fields, such as people have: half of the fields with a help text."""
    kinds = ("TextField", "Picker", "Toggle", "DatePicker", "TextEditor")
    sections = []
    for start in range(0, size, 10):
        fields = []
        for number in range(start + 1, min(start + 10, size) + 1):
            field = {"type": kinds[number % 5], "id": f"question{number}", "label": f"Question {number}"}
            if number % 5 == 1:
                field["options"] = ["Yes", "No", "Not sure"]
            if number % 2:
                field["help"] = "As it stands on your certificate"
            if number % 3 == 0:
                field["required"] = True
            fields.append(field)
        sections.append({"type": "Section", "id": f"part{start // 10 + 1}", "label": f"Part {start // 10 + 1}",
                         "children": fields})
    return {"formchat": 1, "id": "survey", "title": "Survey", "components": sections}


def words(turn, size):
    return f"say in the help of question {turn * 7 % size + 1} that it is needed, note {turn}"


def answer(turn, size):
    number = turn * 7 % size + 1
    return json.dumps(
        {"message": f"The help of question {number} now says so.",
         "ops": [{"op": "set", "ids": [f"question{number}"], "props": [{"text": "help", "v": f"Needed, {turn}"}]}]},
        separators=(",", ":"))


class Server(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    size, bodies = 0, []

    def log_message(self, *arguments):
        pass

    def do_POST(self):
        self.bodies.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        body = json.dumps({"choices": [{"index": 0, "finish_reason": "stop", "message": {
            "role": "assistant", "content": answer(len(self.bodies), self.size)}}]}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


def formchat_way(size, folder):
    """Input and output tokens of each turn, as sent and received."""
    path = pathlib.Path(folder, f"{size}.form.json")
    path.write_text(json.dumps(layout(size)))
    Server.size, Server.bodies = size, []
    server = ThreadingHTTPServer(("127.0.0.1", 0), Server)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    environment = {"PATH": os.environ["PATH"], "HOME": folder, "XDG_STATE_HOME": folder, "LC_ALL": "C.UTF-8"}
    lines = "".join(words(turn, size) + "\n" for turn in range(1, TURNS + 1))
    subprocess.run([FORMCHAT, path, "-q", "--base-url", f"http://127.0.0.1:{server.server_port}/v1"],
                   input=lines, text=True, env=environment, stdout=subprocess.DEVNULL, check=True, timeout=600)
    server.shutdown()
    assert len(Server.bodies) == TURNS, f"{len(Server.bodies)} requests for {TURNS} turns"
    prefixes = {json.dumps([b["messages"][0], b["response_format"]]) for b in Server.bodies}
    assert len(prefixes) == 1, "the constant part of the prompt changed"
    inputs = [sum(count(m["content"]) for m in b["messages"])
              + count(json.dumps(b["response_format"], separators=(",", ":"))) for b in Server.bodies]
    return inputs, [count(answer(turn, size)) for turn in range(1, TURNS + 1)]


def tutorial_way(size):
    """The same, where every answer is the whole layout and the whole history is sent again."""
    system = count("You are a form designer. Answer with the whole form as JSON in the view layout format.")
    whole = count(json.dumps(layout(size), separators=(",", ":")))
    inputs, total = [], system + whole
    for turn in range(1, TURNS + 1):
        total += count(words(turn, size))
        inputs.append(total)
        total += whole
    return inputs, [whole] * TURNS


def main():
    passed = failed = 0

    def check(what, holds):
        nonlocal passed, failed
        passed, failed = passed + bool(holds), failed + (not holds)
        print(f"{'ok' if holds else 'FAILED'}  {what}")

    print(f"{'fields':>6} {'turn':>5} {'input':>9} {'output':>7}   whole layouts: {'input':>9} {'output':>7}")
    results = []
    with tempfile.TemporaryDirectory() as folder:
        for size in SIZES:
            (inputs, outputs), (old_inputs, old_outputs) = formchat_way(size, folder), tutorial_way(size)
            results.append((size, inputs, outputs))
            for turn in SHOWN:
                print(f"{size:6} {turn:5} {inputs[turn - 1]:9,} {outputs[turn - 1]:7,}   "
                      f"{'':14} {old_inputs[turn - 1]:9,} {old_outputs[turn - 1]:7,}")
    for size, inputs, outputs in results:
        check(f"{size} fields: a change of one property is at most {OUTPUT_BAR} tokens ({max(outputs)})",
              max(outputs) <= OUTPUT_BAR)
        growth = inputs[29] / inputs[4]
        check(f"{size} fields: the input of turn 30 is at most {GROWTH_BAR} times that of turn 5 ({growth:.3f})",
              growth <= GROWTH_BAR)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
