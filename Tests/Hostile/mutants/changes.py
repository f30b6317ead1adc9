"""Small changes that could be made to a line of code by mistake: what a test has to notice."""
import dataclasses
import re

# Strings, regular expressions and comments on one line: what stands in them is left as it is.
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
# What follows such a condition in Kotlin needs it to compile.
CAST = re.compile(r"\bis\b|[!=]= null")
# Not one that begins a value with nothing: what nobody reads before it is written may as well be undefined.
STATEMENT = re.compile(
    r"^\s+(?!return|const |let |var |val |case |super|import |\w+ = (?:null|\[\]|\(\) =>.*|new .*);?$)"
    r"[\w.?!]+(\(.*\)| [-+?]*= .*[^,({\[]);?$")
DECLARATION = re.compile(
    r"\b(function|fun|func|constructor|init|class|struct|import|typealias)\b|^ *(?:get |set )?\w+\(.*\) \{$")


@dataclasses.dataclass(frozen=True)
class Change:
    """Columns `start` to `end` of line `number` of `file` become `text`."""
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
    """Every change of `source`, but of declarations in which `left_out` is found. `filler` does nothing."""
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
    """Where the parenthesis closes that opens right before `start`; -1 if that is on another line."""
    depth = 1
    for place in range(start, len(masked)):
        depth += {"(": 1, ")": -1}.get(masked[place], 0)
        if depth == 0:
            return place
    return -1


def of_line(masked, line, filler, before):
    """Columns, and what may stand there instead. `before` is the line before."""
    for sign in re.finditer(r"(?<= )([<>]=?|[!=]=(?! null)|[!=]==|&&|\|\||[-+]=?)(?= )", masked):
        yield *sign.span(), SWAPS[sign[0]]
    if DECLARATION.search(masked):
        return
    for word in re.finditer(r"(?<![\w$])(\w+)(?!\w|:)", masked):
        # Some of them are names of methods, and something else elsewhere.
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
    # What a line ends with that goes on in this one: that is a value then, and no statement.
    if re.search(r"([=(,]|[-=]>)$", before):
        return
    if STATEMENT.match(masked) and all(masked.count(a) == masked.count(b) for a, b in ("()", "{}", "[]")):
        yield len(line) - len(line.lstrip()), len(line), filler
