"""The sheets of answers that every export is held to, and the words in which the checks report on
them; see exports.sh and Tests/AnswerSheet.
"""

import hashlib
import json


def lines(path):
    """The answers of a sheet."""
    return [json.loads(line) for line in path.read_text("utf-8").split("\n") if line]


def report(folder, judge, same, apart):
    """Prints what a judge was held to, in the same words for the same sheets, and what came of it:
    the answers and first errors of a field that it judges as the engine does, and what stands apart.
    """
    sheets = sorted(folder.glob("*.jsonl"))
    digest = hashlib.sha256()
    answers = good = errors = 0
    for sheet in sheets:
        digest.update(sheet.name.encode() + sheet.read_bytes())
        for line in lines(sheet):
            answers += 1
            good += line["valid"]
            errors += len(line["errors"])
    print(
        f"{len(sheets)} forms, {answers} answers ({good} good), {errors} first errors of a field"
        f" (sheets {digest.hexdigest()[:8]}):\n"
        f"  {judge} as the engine on {same[0]} answers and {same[1]} first errors; {apart}",
        flush=True,
    )
