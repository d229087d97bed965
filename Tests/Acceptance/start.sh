#!/usr/bin/env bash
# Looks with strace at what a conversation does before its first prompt: no network, and nothing read
# but libraries, the terminal's and the time's description, settings and the lines typed before. Needs strace and
# python3 (for a terminal); FORMCHAT is the program.
set -euo pipefail
cd "$(dirname "$0")/../.."

program=${FORMCHAT:-$PWD/.build/debug/formchat}
if ! command -v strace >/dev/null; then
  echo "skipped: strace is not here"
  exit 0
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir -p "$folder/formchat/sessions"
echo '{}' >"$folder/formchat/config.json"
echo '"a line"' >"$folder/formchat/history.jsonl"
echo '{}' >"$folder/formchat/sessions/old.jsonl"
cd "$folder"

HOME=$folder XDG_STATE_HOME=$folder XDG_CONFIG_HOME=$folder OPENAI_API_KEY=sk-none \
  SWIFT_BACKTRACE=enable=no python3 - "$program" <<'END'
import os, pty, sys
def read(descriptor):
    data = os.read(descriptor, 65536)
    if b'> ' in data and b'list' in data or data.endswith(b'> '):
        os.write(descriptor, b'\x04')
    return data
pty.spawn(['strace', '-f', '-o', 'trace', '-e', 'trace=openat,open,socket,connect', sys.argv[1]], read)
END

failed=0
if grep -E 'socket\(|connect\(' trace; then
  echo "FAILED  it goes to the network"
  failed=1
fi
# What is opened, without what the system loads for every program.
sed -n 's/.*open\(at\)\{0,1\}([^"]*"\([^"]*\)".*/\2/p' trace | sort -u |
  grep -Ev '\.so(\.|$)|^/etc/(ld\.so|localtime|ssl|gnutls|passwd|nsswitch)|^/usr/(lib|share)/(locale|terminfo|ssl)|^/(lib|etc)/terminfo|^/proc/|^/sys/|^/dev/|gconv|\.terminfo' >opened || true
cat >wanted <<END
$folder/.env
$folder/formchat/config.json
$folder/formchat/history.jsonl
END
if diff <(sort wanted) opened; then
  echo "passed"
else
  echo "FAILED  other files are opened than the settings and the lines typed before"
  failed=1
fi
exit $failed
