"""Runs formchat against a real server through a proxy that keeps every request and every piece of the answer: one
turn, ten turns, a prompt that is too long, a turn that is stopped, a grammar that is refused."""
import http.client
import json
import os
import pathlib
import signal
import subprocess
import tempfile
import threading
import time
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import jsonschema

BASE = urllib.parse.urlsplit(os.environ["FORMCHAT_LIVE_BASE"])
FORMCHAT = os.environ["FORMCHAT"]
FIXTURES = pathlib.Path(os.environ["FORMCHAT_FIXTURES"])
REQUEST = "A login form with email and password"
# The most tokens of a reply, where a busy machine needs fewer than there are below.
CAP = os.environ.get("FORMCHAT_LIVE_TOKENS")

requests, answers, connections = [], [], set()
# What the proxy puts in the place of a schema, so that the server refuses it.
spoiled_schema = None


class Proxy(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        requests.append((dict(self.headers), json.loads(body)))
        connections.add(self.client_address)
        form = json.loads(body).get("response_format", {})
        if spoiled_schema and "json_schema" in form:
            body = json.dumps(json.loads(body) | {"response_format": {
                "type": "json_schema", "json_schema": {"name": "form_edits", "schema": spoiled_schema}}}).encode()
        upstream = http.client.HTTPConnection(BASE.hostname, BASE.port, timeout=1800)
        upstream.request("POST", self.path, body, {"Content-Type": "application/json", "Accept": self.headers["Accept"]})
        reply = upstream.getresponse()
        self.send_response(reply.status)
        self.send_header("Content-Type", reply.headers["Content-Type"])
        self.send_header("Transfer-Encoding", "chunked")
        self.end_headers()
        pieces = []
        answers.append(pieces)
        try:
            while piece := reply.read1(65536):
                pieces.append(piece)
                self.wfile.write(b"%x\r\n%s\r\n" % (len(piece), piece))
                self.wfile.flush()
            self.wfile.write(b"0\r\n\r\n")
        except (BrokenPipeError, ConnectionResetError):
            upstream.close()


def named_keys(schema, definitions, seen=()):
    """Every key that a schema names at its own level."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return set() if name in seen else named_keys(definitions[name], definitions, (*seen, name))
    keys = set(schema.get("properties", {}))
    for part in schema.get("allOf", []) + schema.get("anyOf", []) + schema.get("oneOf", []):
        keys |= named_keys(part, definitions, seen)
    return keys


def content(pieces):
    text = ""
    for line in b"".join(pieces).decode().splitlines():
        if line.startswith("data: {"):
            for choice in json.loads(line[6:]).get("choices", []):
                text += choice.get("delta", {}).get("content") or ""
    return text


def scenes(check, environment, base, state):
    """What happens beside a turn that goes well; each must end as the command line's page says."""
    global spoiled_schema

    def forget():
        requests.clear()
        answers.clear()
        connections.clear()

    def ask(*arguments, **more):
        return subprocess.run([FORMCHAT, "ask", *arguments, "--base-url", base, "--json", "-q"],
                              capture_output=True, text=True, env=environment, cwd=state, timeout=1800, **more)

    def kind(run):
        return json.loads(run.stdout).get("error", {}).get("kind")

    forget()
    wishes = [f"add a text field for {name}" for name in
              ("name", "email", "phone", "street", "town", "country", "company", "age", "notes", "hobby")]
    run = subprocess.run(
        [FORMCHAT, "--base-url", base, "--session", "ten", "--max-tokens", CAP or "120", "--plain"],
        input="".join(wish + "\n" for wish in wishes) + "/usage\n", capture_output=True, text=True,
        env=environment, cwd=state, timeout=5000)
    check("ten turns: the conversation ends with 0", run.returncode == 0, run.stderr)
    events = [json.loads(line) for line in open(f"{state}/formchat/sessions/ten.jsonl", encoding="utf-8")]
    messages = [e for e in events if e["event"] == "message"]
    asked = [m["content"] for m in messages if m["sender"] == "me"]
    check("ten turns: every message is kept", asked == wishes, asked)
    fates = [m.get("fate") for m in messages if m["sender"] == "gpt"]
    check("ten turns: each has an end", set(fates) <= {"applied", "answered", "refused", "failed"} and len(fates) >= 10, fates)
    print(f"      fates: {', '.join(map(str, fates))}; {len(requests)} requests, {len(connections)} connections")
    check("ten turns: no more than five requests for one", len(requests) <= 50)
    check("ten turns: all ask for a stream and a schema",
          all(b["stream"] and b["response_format"]["type"] == "json_schema" for _, b in requests))
    check("ten turns: one connection serves them all, but where a reply was stopped",
          len(connections) <= 1 + sum(m.get("fate") == "failed" for m in messages), len(connections))
    check("ten turns: the prompt begins with the same bytes",
          len({json.dumps(b["messages"][0]) for _, b in requests}) == 1)
    replay = subprocess.run([FORMCHAT, "replay", f"{state}/formchat/sessions/ten.jsonl"], capture_output=True,
                            text=True, env=environment, cwd=state, timeout=120)
    check("ten turns: the record replays", replay.returncode == 0, replay.stderr)

    forget()
    fields = [{"type": "TextField", "id": f"field{n}", "label": f"Question number {n}",
               "help": "Please answer in a whole sentence"} for n in range(320)]
    pathlib.Path(state, "long.form.json").write_text(
        json.dumps({"formchat": 1, "id": "long", "components": fields}))
    run = ask("make field7 required", "--form", "long.form.json")
    check("an overflow is said, with 69", (run.returncode, kind(run)) == (69, "context-too-long"), run.stdout)
    check("an overflow costs one request", len(requests) == 1, len(requests))

    forget()
    process = subprocess.Popen(
        [FORMCHAT, "ask", "a long form about everything", "--base-url", base, "--session", "stopped", "-q"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, cwd=state,
        # A shell lets its jobs in the background ignore Ctrl-C, and they let their own.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    while not answers or len(answers[0]) < 3:
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    start = time.monotonic()
    out, _ = process.communicate(timeout=60)
    check("a turn that is stopped ends with 130 and prints nothing",
          (process.returncode, out) == (130, ""), (process.returncode, out))
    print(f"      {1000 * (time.monotonic() - start):.0f} ms after Ctrl-C")
    last = [json.loads(line) for line in open(f"{state}/formchat/sessions/stopped.jsonl", encoding="utf-8")][-1]
    check("a turn that is stopped is kept as cancelled", last.get("fate") == "cancelled", last)

    forget()
    spoiled_schema = {"type": "object", "properties": {"message": {"type": "nonsense"}}}
    run = ask("add a name", "--max-tokens", CAP or "120")
    spoiled_schema = None
    check("a refused grammar: the turn ends with 0 or 76", run.returncode in (0, 76), run.stdout)
    forms = [b.get("response_format", {}).get("type") for _, b in requests]
    check("a refused grammar: less is asked for, a step at a time",
          forms[:3] == ["json_schema", "json_schema", "json_object"], forms)
    # Only a reply that is whole says that all of a request was taken.
    if run.returncode == 0 or kind(run) == "unusable-reply":
        kept = json.loads(pathlib.Path(state, "formchat/services.json").read_text())
        check("a refused grammar: that is remembered", [e["schema"] for e in kept.values()] == ["object"], kept)


def main():
    proxy = ThreadingHTTPServer(("127.0.0.1", 0), Proxy)
    threading.Thread(target=proxy.serve_forever, daemon=True).start()
    passed = failed = 0

    def check(what, holds, detail=""):
        nonlocal passed, failed
        passed, failed = passed + bool(holds), failed + (not holds)
        print(f"{'ok' if holds else 'FAILED'}  {what}" + (f": {detail}" if detail and not holds else ""))

    with tempfile.TemporaryDirectory() as state:
        environment = {"PATH": os.environ["PATH"], "HOME": state, "XDG_STATE_HOME": state, "XDG_CONFIG_HOME": state}
        run = subprocess.run(
            [FORMCHAT, "ask", REQUEST, "--base-url", f"http://127.0.0.1:{proxy.server_port}/v1",
             "--max-tokens", CAP or "400", "--session", "live"],
            capture_output=True, text=True, env=environment, cwd=state, timeout=1800)
        print(run.stderr.strip())
        check("ends with 0 or 76", run.returncode in (0, 76), f"exit {run.returncode}")
        if run.returncode == 0:
            check("standard output is a layout", json.loads(run.stdout).get("formchat") == 1)
        else:
            check("standard output stays empty", run.stdout == "")
        events = [json.loads(line) for line in open(f"{state}/formchat/sessions/live.jsonl", encoding="utf-8")]
        first_requests, first_answers = list(requests), list(answers)
        scenes(check, environment, f"http://127.0.0.1:{proxy.server_port}/v1", state)

    requests[:], answers[:] = first_requests, first_answers
    check("at least one request was sent", requests)
    check("the answer was streamed", answers and len(answers[0]) > 3, f"{[len(a) for a in answers]} pieces")
    replies = [e for e in events if e["event"] == "message" and e["sender"] == "gpt"]
    check("the session keeps a reply", replies)
    if run.returncode == 0:
        check("usage is recorded", replies[-1].get("usage", {}).get("promptTokens", 0) > 0, replies[-1].get("usage"))

    document = json.loads((FIXTURES / "openai/chat-completions.schema.json").read_text())
    definitions = document["$defs"]
    validator = jsonschema.Draft202012Validator({"$ref": "#/$defs/CreateChatCompletionRequest", "$defs": definitions})
    keys = named_keys(definitions["CreateChatCompletionRequest"], definitions)
    message_keys = named_keys(definitions["ChatCompletionRequestMessage"], definitions)
    for headers, body in requests:
        errors = [e.message[:120] for e in validator.iter_errors(body)]
        check("the request validates as CreateChatCompletionRequest", not errors, errors[:3])
        check("it has no key that the schema does not name", set(body) <= keys, set(body) - keys)
        strangers = {k for m in body["messages"] for k in m} - message_keys
        check("its messages have none either", not strangers, strangers)
        check("no Authorization is sent without a key", "Authorization" not in headers)
    schema = requests[0][1]["response_format"]["json_schema"]["schema"]
    for pieces in answers:
        text = content(pieces)
        try:
            reply = json.loads(text)
        except ValueError:
            print("note: this answer was cut off at its cap")
            continue
        errors = [e.message[:120] for e in jsonschema.Draft202012Validator(schema).iter_errors(reply)]
        check("the finished answer keeps to the reply schema", not errors, errors[:3])
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
