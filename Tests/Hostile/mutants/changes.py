"""Small changes to a line of code, like mistakes that people make. Tests must detect these changes."""
import dataclasses
import re

# Matches strings, regular expressions and comments within a line. They are not changed.
MASKED = re.compile(
    r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|`[^`]*`|(?<=[\s(,=!])/(?![/*\s])(?:\\.|[^/\\])+/|//.*|^\s*/?\*.*')
SWAPS = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===",
    "&&": "||", "||": "&&", "+": "-", "-": "+", "+=": "-=", "-=": "+=",
    "true": "false", "false": "true", "min": "max", "max": "min", "first": "last", "last": "first",
    "coerceAtLeast": "coerceAtMost", "coerceAtMost": "coerceAtLeast", "minOf": "maxOf", "maxOf": "minOf",
    "prefix": "suffix", "suffix": "prefix", "some": "every", "any": "all", "all": "any",
}
METHODS = ("first", "last", "prefix", "suffix", "some", "every", "any", "all")
# In Kotlin, code after such a condition compiles only with that condition.
CAST = re.compile(r"\bis\b|[!=]= null")
# Initializations with an empty value are excluded. If a variable is always written before it is read, it may be
# undefined.
STATEMENT = re.compile(
    r"^\s+(?!return|const |let |var |val |case |super|import |\w+ = (?:null|\[\]|\(\) =>.*|new .*);?$)"
    r"[\w.?!]+(\(.*\)| [-+?]*= .*[^,({\[]);?$")
DECLARATION = re.compile(
    r"\b(function|fun|func|constructor|init|class|struct|import|typealias)\b|^ *(?:get |set )?\w+\(.*\) \{$")


@dataclasses.dataclass(frozen=True)
class Change:
    """A change to line `number` in `file`. The columns from `start` to `end` are replaced with `text`."""
    file: str
    number: int
    start: int
    end: int
    text: str

    def applied_to(self, source):
        lines = source.split("\n")
        lines[self.number] = self.line(lines[self.number])
        return "\n".join(lines)

    def line(self, line):
        return line[:self.start] + self.text + line[self.end:]

    def shown(self, source):
        line = source.split("\n")[self.number]
        return f"{self.file}:{self.number + 1}  {line.strip()}  →  {self.line(line).strip()}"


def changes(file, source, left_out, filler):
    """Yields every change to `source`, except in declarations that match `left_out`. `filler` is code that does
    nothing."""
    lines = source.split("\n")
    masked = [MASKED.sub(lambda found: "\0" * len(found[0]), line) for line in lines]
    begins = [number for number, line in enumerate(masked) if re.match(r"[A-Za-z@]", line)] + [len(lines)]
    found = []
    for begin, end in zip(begins, begins[1:]):
        if not re.search(left_out, "\n".join(masked[begin:end]), re.MULTILINE):
            for number in range(begin, end):
                before = masked[number - 1]
                found += [Change(file, number, *change)
                          for change in of_line(masked[number], lines[number], filler, before)]
    return found


def closing(masked, start):
    """Returns the place of the parenthesis that closes the parenthesis right before `start`; -1 if it is on another
    line."""
    depth = 1
    for place in range(start, len(masked)):
        depth += {"(": 1, ")": -1}.get(masked[place], 0)
        if depth == 0:
            return place
    return -1


def of_line(masked, line, filler, before):
    """Yields columns of the line and their replacements. `before` is the preceding line."""
    for sign in re.finditer(r"(?<= )([<>]=?|[!=]=(?! null)|[!=]==|&&|\|\||[-+]=?)(?= )", masked):
        yield *sign.span(), SWAPS[sign[0]]
    if DECLARATION.search(masked):
        return
    for word in re.finditer(r"(?<![\w$])(\w+)(?!\w|:)", masked):
        # Some of these words are also names of methods.
        is_meant = word[0] not in METHODS or masked[word.start() - 1] == "."
        if word[0] in SWAPS and is_meant:
            yield *word.span(), SWAPS[word[0]]
        elif word[0].isdigit():
            yield *word.span(), str(int(word[0]) + 1)
    for sign in re.finditer(r"(?<![\w)\]!])!(?=[\w(])(?!is )", masked):
        yield *sign.span(), ""
    for condition in re.finditer(r"\bif \(|\bif (?!let |case |var |#)([^,(]+)(?= \{)", masked):
        start, end = condition.span(1) if condition[1] else (condition.end(), closing(masked, condition.end()))
        if end > start and not CAST.search(masked[start:end]):
            yield start, end, f"!({line[start:end]})"
    for pair in re.finditer(r"(?<=\w\()(\w+), (\w+)(?=\))", masked):
        yield *pair.span(), f"{pair[2]}, {pair[1]}"
    # If the preceding line continues in this line, this line is the end of a value and not a statement.
    if re.search(r"([=(,]|[-=]>)$", before):
        return
    if STATEMENT.match(masked) and all(masked.count(a) == masked.count(b) for a, b in ("()", "{}", "[]")):
        yield len(line) - len(line.lstrip()), len(line), filler
