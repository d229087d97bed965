"""Runs `formchat ask` against a real server through a proxy that keeps every request and every piece of the answer."""
import http.client
import json
import os
import pathlib
import subprocess
import tempfile
import threading
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import jsonschema

BASE = urllib.parse.urlsplit(os.environ["FORMCHAT_LIVE_BASE"])
FORMCHAT = os.environ["FORMCHAT"]
FIXTURES = pathlib.Path(os.environ["FORMCHAT_FIXTURES"])
REQUEST = "A login form with email and password"

requests, answers = [], []


class Proxy(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *arguments):
        pass

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        requests.append((dict(self.headers), json.loads(body)))
        upstream = http.client.HTTPConnection(BASE.hostname, BASE.port, timeout=600)
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
             "--max-tokens", "400", "--session", "live"],
            capture_output=True, text=True, env=environment, cwd=state, timeout=900)
        print(run.stderr.strip())
        check("ends with 0 or 76", run.returncode in (0, 76), f"exit {run.returncode}")
        if run.returncode == 0:
            check("standard output is a layout", json.loads(run.stdout).get("formchat") == 1)
        else:
            check("standard output stays empty", run.stdout == "")
        events = [json.loads(line) for line in open(f"{state}/formchat/sessions/live.jsonl", encoding="utf-8")]

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
