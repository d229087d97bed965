"""Points OpenAI's own Python client at the test server's scripts and compares what it reads."""
import json
import subprocess
import sys

import openai

PLAYER = sys.argv[1]


def outcome(client, streamed):
    try:
        answer = client.chat.completions.create(
            model="scripted-1", stream=streamed, messages=[{"role": "user", "content": "a form, please"}])
        if not streamed:
            return "success: " + answer.choices[0].message.content
        text = refusal = ""
        for chunk in answer:
            for choice in chunk.choices:
                text += choice.delta.content or "" if choice.delta else ""
                refusal += getattr(choice.delta, "refusal", None) or ""
        return f"the model declined: {refusal}. Ask in other words" if refusal else "success: " + text
    except openai.APIStatusError as error:
        return type(error).__name__


def main():
    player = subprocess.Popen([PLAYER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    scripts = json.loads(player.stdout.readline())
    client = openai.OpenAI(base_url=scripts["base"], api_key="sk-test", max_retries=0, timeout=60)
    passed = failed = 0
    for script in scripts["scripts"]:
        read = outcome(client, script["streamed"])
        holds = read == script["outcome"]
        passed, failed = passed + holds, failed + (not holds)
        if not holds:
            print(f"FAILED  {script['name']}: read {read!r}, expected {script['outcome']!r}")
    player.stdin.close()
    player.wait()
    print(f"openai {openai.__version__}: {passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main())
