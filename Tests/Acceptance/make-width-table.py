#!/usr/bin/env python3
"""Writes Sources/FormLayout/Rendering/Width/WidthTable.swift to standard output.

Needs the package `regex`, whose Unicode version is the table's: check it in its description and
state it with --unicode.
"""

import argparse
import regex

WIDE = regex.compile(r"[\p{East_Asian_Width=W}\p{East_Asian_Width=F}]")
ZERO = regex.compile(
    r"[\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}"
    r"\p{Hangul_Syllable_Type=V}\p{Hangul_Syllable_Type=T}]"
)
EMOJI = regex.compile(r"\p{Emoji}")
# Fillers and the soft hyphen are ignorable by their property, yet terminals draw them.
DRAWN = {0xAD, 0x115F, 0x3164, 0xFFA0}


def ranges(test):
    result = []
    for value in range(0x110000):
        if 0xD800 <= value < 0xE000 or not test(value):
            continue
        if result and result[-1][1] == value - 1:
            result[-1][1] = value
        else:
            result.append([value, value])
    return result


def literal(name, comment, pairs):
    words = [f"0x{v:X}" for pair in pairs for v in pair]
    lines, line = [], "   "
    for word in words:
        if len(line) + len(word) + 2 > 100:
            lines.append(line)
            line = "   "
        line += f" {word},"
    lines.append(line)
    body = "\n".join(lines)
    return f"  /// {comment}\n  static let {name}: [UInt32] = [\n{body}\n  ]\n"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--unicode", required=True)
    version = parser.parse_args().unicode

    def zero(value):
        return value not in DRAWN and bool(ZERO.match(chr(value)))

    def wide(value):
        return not zero(value) and bool(WIDE.match(chr(value)))

    def emoji(value):
        return not wide(value) and bool(EMOJI.match(chr(value)))

    print("/// Which code points are not one column wide: made by Tests/Acceptance/make-width-table.py.")
    print("///\n/// Each list holds the first and last code point of one range after the other, in order.")
    print("enum WidthTable {")
    print(f'  /// The version of Unicode that it follows.\n  static let unicodeVersion = "{version}"\n')
    print(literal("wide", "East Asian Width W and F, which includes emoji presentation.", ranges(wide)))
    print(literal("zero", "Marks, default ignorables, and Hangul vowels and finals.", ranges(zero)))
    print(literal("emoji", "Narrow by themselves; U+FE0F after them makes an emoji.", ranges(emoji)), end="")
    print("}")


main()
