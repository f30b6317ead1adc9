-- Generated; do not edit. Made by: swift run gen --format lua
-- Hwalja format 1, MIT licence. Data: 6399 bytes, CRC-32 d3aa779b.
-- luacheck: no max line length

--- Korean phone keyboards for Lua 5.1 to 5.4 and LuaJIT: key presses in, edits out.
--
--     local hwalja = require("hwalja")
--     local composer = hwalja.Composer.new(hwalja.cheonjiin)
--     local text = ""
--     for id in ("ㅇㅁ 인 천 ㄴㄹ"):gmatch("%S+") do
--       local edit = composer:press(composer.layout:key(id))
--       text = text:sub(1, #text - edit.deleting_bytes) .. edit.inserting
--     end
--     assert(text == "안" and composer:composing() == "안")
--
-- Texts are UTF-8. Counts are in Unicode scalars, but for those that are named after bytes.

local byte, char, floor = string.byte, string.char, math.floor

--- The UTF-8 bytes of a Unicode scalar. Lua has utf8.char from 5.3 on only.
local function utf8_char(scalar)
  if scalar < 0x80 then return char(scalar) end
  local low = 0x80 + scalar % 64
  local rest = floor(scalar / 64)
  if scalar < 0x800 then return char(0xC0 + rest, low) end
  local middle = 0x80 + rest % 64
  rest = floor(rest / 64)
  if scalar < 0x10000 then return char(0xE0 + rest, middle, low) end
  return char(0xF0 + floor(rest / 64), 0x80 + rest % 64, middle, low)
end

--- How many bytes of UTF-8 a Unicode scalar takes.
local function utf8_size(scalar)
  return scalar < 0x80 and 1 or scalar < 0x800 and 2 or scalar < 0x10000 and 3 or 4
end

--- The scalar that ends at byte number `last` of `text`; 0 where none stands, or bytes that are not
--- UTF-8, which no key joins.
local function scalar_ending_at(text, last)
  local scalar, place = 0, 1
  for at = last, math.max(last - 3, 1), -1 do
    local unit = byte(text, at)
    if unit < 0x80 or unit >= 0xC0 then
      local marker = place == 1 and 0 or place == 64 and 0xC0 or place == 4096 and 0xE0 or 0xF0
      scalar = scalar + (unit - marker) * place
      -- Written out again it is the same, unless it was longer than it has to be, or cut short.
      local is_sound = scalar >= 0 and scalar < 0x110000 and utf8_char(scalar) == text:sub(at, last)
      return is_sound and scalar or 0
    end
    scalar = scalar + unit % 64 * place
    place = place * 64
  end
  return 0
end

-- Where each kind of cell begins; 0 says nothing.
local PUSH, CARRY, VOWEL, BARE_LEAD, INITIAL, NOTHING, LETTER, BEFORE =
  29, 561, 1093, 1114, 1115, 1116, 1117, 1206
-- How many digits a key's record has; the index of a lead without a vowel, in a before-block; the letter
-- of a key that appends none, and the lead of what has none.
local KEY_SIZE, LEAD_INDEX, NONE = 10, 28, 89
-- A letter that follows the conjoining lead, U+1100…, and one that follows the compatibility consonant.
local CONJOINING, COMPATIBILITY = 21, 22

--- A layout's transitions as docs/FORMAT.md lays them out, in a string of digits of base 90 that is read
--- in place: a look-up reads three cells at most, allocates nothing and cannot fail.
local Trie = {}
Trie.__index = Trie

local function digit(trie, offset) return byte(trie.bytes, offset + 1) - 0x25 end

--- A number of two digits, the lower first.
local function pair(trie, offset)
  local low, high = byte(trie.bytes, offset + 1, offset + 2)
  return low - 0x25 + (high - 0x25) * 90
end

--- Opens a trie that is known to be sound.
local function trusted(bytes)
  local trie = setmetatable({ bytes = bytes }, Trie)
  trie.letter_count = digit(trie, 12)
  trie.letters = pair(trie, 13)
  trie.blocks = pair(trie, 17)
  --- How many keys there are, with backspace, the last.
  trie.key_count = digit(trie, 19)
  -- A number that is no key's has no record here, and does nothing.
  trie.records = {}
  for number = 1, trie.key_count do trie.records[number] = pair(trie, 15) + KEY_SIZE * (number - 1) end
  return trie
end

local function is_syllable(scalar) return scalar >= 0xAC00 and scalar < 0xD7A4 end

local function syllable(lead, vowel) return 0xAC00 + (lead * 21 + vowel) * 28 end

--- The syllable `scalar` with another tail.
local function with_tail(scalar, tail) return scalar - (scalar - 0xAC00) % 28 + tail end

--- The scalar of a letter by its number: 19 consonants, 21 vowels, then the trie's own.
local function letter(trie, number)
  if number < 19 then return 0x3131 + digit(trie, trie.letters + 3 * trie.letter_count + number) end
  if number < 40 then return 0x314F + number - 19 end
  local offset = trie.letters + 3 * (number - 40)
  return pair(trie, offset) + digit(trie, offset + 2) * 8100
end

--- The lead of a syllable, a conjoining lead or a lone consonant; NONE of anything else.
local function lead_of(trie, scalar)
  if is_syllable(scalar) then return floor((scalar - 0xAC00) / 588) end
  if scalar >= 0x1100 and scalar < 0x1113 then return scalar - 0x1100 end
  if scalar < 0x3131 or scalar >= 0x314F then return NONE end
  return digit(trie, trie.letters + 3 * trie.letter_count + 19 + scalar - 0x3131)
end

--- The cell at `index` of `block`, nil outside its range.
local function exception(trie, block, index)
  local offset = index - digit(trie, block + 2)
  if offset < 0 or offset >= digit(trie, block + 3) then return nil end
  return pair(trie, block + 4 + 2 * offset)
end

--- The cell at `index` of the block that `pointer` names, or the block's own outside its range.
local function cell_at(trie, pointer, index)
  local block = pair(trie, pointer)
  return exception(trie, block, index) or pair(trie, block)
end

--- The cell for the last scalar, 0 if there is none.
local function last_cell(trie, record, last)
  if is_syllable(last) then
    local tail = (last - 0xAC00) % 28
    if tail > 0 then return cell_at(trie, record + 2, tail) end
    return cell_at(trie, record + 4, floor((last - 0xAC00) / 28) % 21)
  end
  if last >= 0x314F and last < 0x3164 then return cell_at(trie, record + 8, last - 0x314F) end
  if last >= 0x3131 and lead_of(trie, last) < 19 then return cell_at(trie, record + 6, lead_of(trie, last)) end
  for index = 0, trie.letter_count - 1 do
    if letter(trie, 40 + index) == last then return cell_at(trie, record + 8, 21 + index) end
  end
  return 0
end

--- What a key appends, joined to a lead: a syllable, or the lead and a pending dot.
local function joined(trie, lead, record)
  local vowel = digit(trie, record + 1)
  if vowel < 21 then return syllable(lead, vowel) end
  local written = vowel == CONJOINING and 0x1100 + lead or letter(trie, lead)
  return written, letter(trie, digit(trie, record))
end

--- The scalars, up to three, that `cell` makes of `scalar`.
local function made(trie, cell, scalar, record)
  if cell < PUSH then return with_tail(scalar, cell - 1) end
  if cell < CARRY then
    return with_tail(scalar, floor((cell - PUSH) / 19)), letter(trie, (cell - PUSH) % 19)
  end
  if cell < VOWEL then
    return with_tail(scalar, floor((cell - CARRY) / 19)), joined(trie, (cell - CARRY) % 19, record)
  end
  if cell < BARE_LEAD then return syllable(lead_of(trie, scalar), cell - VOWEL) end
  if cell == BARE_LEAD then return letter(trie, lead_of(trie, scalar)) end
  if cell == INITIAL then return joined(trie, lead_of(trie, scalar), record) end
  if cell == NOTHING then return nil end
  return letter(trie, cell - LETTER)
end

--- What a key does where the scalars `before` and `last`, 0 for none, stand before the cursor.
-- @param number its place in keypad order, from 1; `key_count` is backspace
-- @return how many scalars go, then those that come, up to three; nil if the key does nothing here
function Trie:replacement(number, last, before)
  local trie, record = self, self.records[number]
  if not record then return nil end
  local cell, scalar, consumed = last_cell(trie, record, last), last, 1
  if cell >= BEFORE then
    local block = trie.blocks + 2 * (cell - BEFORE)
    local index = is_syllable(before) and (before - 0xAC00) % 28
      or lead_of(trie, before) < 19 and LEAD_INDEX or NONE
    local found = exception(trie, block, index) or 0
    cell = pair(trie, block)
    if found > 0 then cell, scalar, consumed = found, before, 2 end
  end
  if cell > 0 then return consumed, made(trie, cell, scalar, record) end
  local initial = digit(trie, record)
  if initial == NONE then return nil end
  return 0, letter(trie, initial)
end

--- `a` xor `b`, whole numbers of up to 32 bits. Only 5.3 and on have an operator, which 5.1 cannot parse.
local function slow_xor(a, b)
  local result, place = 0, 1
  while a > 0 or b > 0 do
    if a % 2 ~= b % 2 then result = result + place end
    a, b, place = floor(a / 2), floor(b / 2), place * 2
  end
  return result
end

local xor_of_nibbles, remainders

--- `a` xor `b`, of two bytes: two look-ups, a tenth of the time that eight steps take.
local function xor(a, b)
  local high_a, high_b = floor(a / 16), floor(b / 16)
  return 16 * xor_of_nibbles[high_a * 16 + high_b]
    + xor_of_nibbles[(a - high_a * 16) * 16 + b - high_b * 16]
end

--- What each byte adds to a CRC-32, in four bytes, the lowest first; made when a trie is first opened.
local function make_tables()
  xor_of_nibbles, remainders = {}, {}
  for a = 0, 15 do
    for b = 0, 15 do xor_of_nibbles[a * 16 + b] = slow_xor(a, b) end
  end
  for index = 0, 255 do
    local rest = index
    for _ = 1, 8 do rest = rest % 2 == 0 and rest / 2 or slow_xor(floor(rest / 2), 0xEDB88320) end
    local row = {}
    for place = 1, 4 do
      row[place] = rest % 256
      rest = floor(rest / 256)
    end
    remainders[index] = row
  end
end

--- The CRC-32 (polynomial EDB88320, as in gzip) of `bytes` from byte number `first` on.
local function crc32(bytes, first)
  if not remainders then make_tables() end
  local a, b, c, d = 255, 255, 255, 255
  for at = first, #bytes do
    local row = remainders[xor(a, byte(bytes, at))]
    a, b, c, d = xor(row[1], b), xor(row[2], c), xor(row[3], d), row[4]
  end
  return 0xFFFFFFFF - (a + b * 0x100 + c * 0x10000 + d * 0x1000000)
end

--- Why a string cannot be opened as a trie.
--
-- `kind` is one of the names below, as docs/FORMAT.md has them. `wrongByte`, `wrongOffset` and `wrongValue`
-- say at which `offset` (bytes, from 0); `truncated` and `tooLong` how many bytes are `expected` and there
-- are (`actual`); `newerVersion` which `version`. tostring gives a line for people.
local TrieError = {}
TrieError.__index = TrieError

local descriptions = {
  wrongMagic = "not a trie: the first four bytes are not HWJT",
  newerVersion = "version $version is newer than this reader, which knows 1",
  truncated = "cut short: $actual bytes of $expected",
  tooLong = "too long: $actual bytes for $expected",
  wrongByte = "damaged: the byte at $offset is not one of % to ~",
  wrongChecksum = "damaged: the checksum is wrong",
  wrongOffset = "unsound: the offset at $offset points outside its section",
  wrongValue = "unsound: the value at $offset has no meaning there",
}

function TrieError:__tostring()
  return (descriptions[self.kind]:gsub("%$(%l+)", function(name) return ("%d"):format(self[name]) end))
end

--- Stops the check that is going on.
local function fail(kind, details)
  details = details or {}
  details.kind = kind
  error(setmetatable(details, TrieError), 0)
end

local function check_value(holds, offset)
  if not holds then fail("wrongValue", { offset = offset }) end
end

local function check_offset(holds, offset)
  if not holds then fail("wrongOffset", { offset = offset }) end
end

-- All checks of a trie, once, so that look-ups need none. They work on a table that reads digits as a trie
-- does, before it is known to be one.
local HEADER_SIZE, VERSION = 22, 1

--- The magic, the version, the size, and the checksum over all that follows it.
local function check_envelope(trie)
  local bytes = trie.bytes
  if #bytes < HEADER_SIZE then fail("truncated", { expected = HEADER_SIZE, actual = #bytes }) end
  if bytes:sub(1, 4) ~= "HWJT" then fail("wrongMagic") end
  -- Before all else, since a later version may do without digits.
  local version = digit(trie, 9)
  if version > VERSION and version < 90 then fail("newerVersion", { version = version }) end
  local stray = bytes:find("[^%%&-~]")
  if stray then fail("wrongByte", { offset = stray - 1 }) end
  check_value(version == VERSION, 9)
  local size = pair(trie, 10)
  if #bytes < size then fail("truncated", { expected = size, actual = #bytes }) end
  if #bytes > size then fail("tooLong", { expected = size, actual = #bytes }) end
  local checksum = 0
  for offset = 8, 4, -1 do checksum = checksum * 90 + digit(trie, offset) end
  if checksum ~= crc32(bytes, 10) then fail("wrongChecksum") end
end

--- The sections follow each other as the lengths in the header say.
local function check_sections(trie)
  trie.letter_count, trie.key_count = digit(trie, 12), digit(trie, 19)
  trie.letters, trie.keys, trie.blocks = pair(trie, 13), pair(trie, 15), pair(trie, 17)
  trie.leads = trie.letters + 3 * trie.letter_count
  trie.consonants = trie.leads + 19
  check_value(digit(trie, 20) == 0, 20)
  check_offset(trie.letters == HEADER_SIZE + digit(trie, 21), 13)
  check_offset(trie.keys == trie.consonants + 30, 15)
  check_offset(trie.blocks == trie.keys + KEY_SIZE * trie.key_count and trie.blocks <= #trie.bytes, 17)
  check_value(trie.key_count > 0, 19)
end

--- The letters are Unicode scalars, and the two tables of consonants undo each other.
local function check_letters(trie)
  for offset = trie.letters, trie.leads - 3, 3 do
    local scalar = pair(trie, offset) + 8100 * digit(trie, offset + 2)
    check_value(scalar > 0 and (scalar < 0xD800 or scalar > 0xDFFF), offset)
  end
  for lead = 0, 18 do
    local jamo = digit(trie, trie.leads + lead)
    check_value(jamo < 30 and digit(trie, trie.consonants + jamo) == lead, trie.leads + lead)
  end
  for jamo = 0, 29 do
    local lead = digit(trie, trie.consonants + jamo)
    local agrees = lead == NONE or lead < 19 and digit(trie, trie.leads + lead) == jamo
    check_value(agrees, trie.consonants + jamo)
  end
end

--- Whether `cell` can be done to what `takes` (tail, vowel), by a key whose initial joins something or not.
local function is_sound(trie, cell, takes, joins)
  if cell == 0 then return true end
  if cell < CARRY then return takes.tail end
  if cell < VOWEL then return takes.tail and joins end
  if cell <= BARE_LEAD then return takes.vowel end
  if cell == INITIAL then return takes.vowel and joins end
  return cell < BEFORE and cell - LETTER < 40 + trie.letter_count
end

--- Calls `check(offset, index)` for the cells of the block that `pointer` leads to: first its own, without
--- an index, then those of its range, which must end within `size` indices.
local function check_block(trie, pointer, block, size, check)
  local is_inside = block >= trie.blocks and block + 4 <= #trie.bytes
    and block + 4 + 2 * digit(trie, block + 3) <= #trie.bytes
  check_offset(is_inside, pointer)
  local from, count = digit(trie, block + 2), digit(trie, block + 3)
  check_value(from + count <= size, block + 2)
  check(block)
  for place = 0, count - 1 do check(block + 4 + 2 * place, from + place) end
end

local SYLLABLE, LEAD = { tail = true, vowel = true }, { vowel = true }

--- The cells of a block of a key's record, and of the before-blocks that they lead to. Nothing leads
--- further from there, so there is no loop.
local function check_cells(trie, pointer, size, takes, joins)
  check_block(trie, pointer, pair(trie, pointer), size, function(offset)
    local cell = pair(trie, offset)
    if cell < BEFORE then return check_value(is_sound(trie, cell, takes, joins), offset) end
    check_value(takes.before, offset)
    local block = trie.blocks + 2 * (cell - BEFORE)
    check_block(trie, offset, block, LEAD_INDEX + 1, function(deeper, index)
      local about = index == nil and takes or index == LEAD_INDEX and LEAD or SYLLABLE
      check_value(is_sound(trie, pair(trie, deeper), about, joins), deeper)
    end)
  end)
end

local function check_key(trie, record)
  local initial, joining = digit(trie, record), digit(trie, record + 1)
  check_value(initial == NONE or initial < 40 + trie.letter_count, record)
  local joins = joining ~= NONE
  check_value(not joins or joining <= COMPATIBILITY and initial ~= NONE, record + 1)
  check_cells(trie, record + 2, 28, { tail = true }, joins)
  check_cells(trie, record + 4, 21, SYLLABLE, joins)
  check_cells(trie, record + 6, 19, { vowel = true, before = true }, joins)
  check_cells(trie, record + 8, 21 + trie.letter_count, { before = true }, joins)
end

--- Opens the trie in the string `bytes`, as a file of docs/FORMAT.md holds it.
-- @return the trie; or nil and a TrieError if it is not a sound one
function Trie.open(bytes)
  local trie = setmetatable({ bytes = bytes }, Trie)
  local passed, problem = pcall(function()
    check_envelope(trie)
    check_sections(trie)
    check_letters(trie)
    for number = 0, trie.key_count - 1 do check_key(trie, trie.keys + KEY_SIZE * number) end
  end)
  if passed then return trusted(bytes) end
  if getmetatable(problem) ~= TrieError then error(problem, 2) end
  return nil, problem
end

-- A text is a list from its end: its last scalar, the text before that, and how many scalars it has.
-- Texts share what they have in common, so that a run can keep what it was before each press.
local EMPTY = { scalar = 0, length = 0 }
EMPTY.before = EMPTY

local function appending(text, scalar)
  return { scalar = scalar, before = text, length = text.length + 1 }
end

local function is_equal(a, b)
  while a ~= b do
    if a.length ~= b.length or a.scalar ~= b.scalar then return false end
    a, b = a.before, b.before
  end
  return true
end

--- `old` without its last `consumed` scalars, and with up to three others; `old` itself if that is the same.
local function replacing(old, consumed, first, second, third)
  local new = old
  for _ = 1, consumed or 0 do new = new.before end
  if first then new = appending(new, first) end
  if second then new = appending(new, second) end
  if third then new = appending(new, third) end
  return is_equal(new, old) and old or new
end

local function string_of(text)
  local pieces = {}
  for place = text.length, 1, -1 do
    pieces[place] = utf8_char(text.scalar)
    text = text.before
  end
  return table.concat(pieces)
end

--- What to do to a text field that ends in the text `old` so that it ends in `new` instead: `deleting`
--- says how many scalars before the cursor to delete, `deleting_bytes` how many bytes of UTF-8 those are,
--- `inserting` what to insert then.
local function edit_between(old, new)
  local edit = { deleting = 0, deleting_bytes = 0, inserting = "" }
  while old ~= new do
    if old.length >= new.length then
      edit.deleting = edit.deleting + 1
      edit.deleting_bytes = edit.deleting_bytes + utf8_size(old.scalar)
      old = old.before
    else
      edit.inserting = utf8_char(new.scalar) .. edit.inserting
      new = new.before
    end
  end
  return edit
end

local marks = { ["⌫"] = "backspace", ["⏎"] = "enter", ["␣"] = "space", ["⇧"] = "shift", ["□"] = "gap" }

--- What stands between the tabs of `slot`, which may be nothing.
local function fields_of(slot)
  local fields = {}
  for field in (slot .. "\t"):gmatch("([^\t]*)\t") do fields[#fields + 1] = field end
  return fields
end

local function given(field) return field ~= "" and field or nil end

--- A keyboard layout: its keys, and what each does to the text before the cursor.
--
-- Fields: `id`, its name in file names; `name` in Korean and `latin_name`; `space_ends_run`, whether space
-- only ends a composing run, where there is one; `rows`, the keypad: lists of slots; and `keys`, those that
-- type, in keypad order, those that need shift last.
--
-- A slot has a `width` in keys, and either a `key` or a `mark`: "backspace", "enter", "space", "shift",
-- "gap".
--
-- A key has an `id`, unique in its layout; a `legend`, what is printed on it; the `code` of the key of a
-- phone or a QWERTY keyboard, a capital with shift, and what holding it types (`long_press`), each nil if
-- there is none; its `number` in `keys`, its `row` from 1 at the top and its `column` from 1 at the left, so
-- that it is `rows[row][column].key`, or lies under that if it needs shift (`is_shifted`).
local KeyboardLayout = {}
KeyboardLayout.__index = KeyboardLayout

local function key_where(layout, field, value)
  for _, key in ipairs(layout.keys) do
    if key[field] == value then return key end
  end
  return nil
end

local function add_key(layout, fields, row, column)
  local under = key_where(layout, "id", fields[4])
  local key = {
    id = fields[1], legend = given(fields[2] or "") or fields[1], long_press = given(fields[3] or ""),
    code = given(fields[5] or ""), number = #layout.keys + 1,
    row = under and under.row or row, column = under and under.column or column,
    is_shifted = under ~= nil,
  }
  layout.keys[key.number] = key
  return key
end

--- Reads one line of a keypad; a line of shifted keys is no row.
local function add_row(layout, line)
  local row = {}
  for slot in line:gmatch("[^ ]+") do
    local fields = fields_of(slot)
    local mark = marks[fields[1]]
    local key = not mark and add_key(layout, fields, #layout.rows + 1, #row + 1) or nil
    if mark or not key.is_shifted then
      row[#row + 1] = { mark = mark, key = key, width = mark and tonumber(fields[2]) or 1 }
    end
  end
  if #row > 0 then layout.rows[#layout.rows + 1] = row end
end

--- A layout of one's own.
-- @param options `id`, `name`, `latin_name`, `space_ends_run`, `trie` (see `Trie.open`), and `keypad`: a line a
--   row, of slots between spaces, whose fields are set apart by tabs. A slot is ⌫, ⏎, ␣, ⇧, or □ for
--   a gap, with its width where that is not 1; or a key: id, legend if another, long press, the id of the key
--   that it lies under, code.
function KeyboardLayout.new(options)
  local layout = setmetatable({
    id = options.id, name = options.name, latin_name = options.latin_name,
    space_ends_run = options.space_ends_run, rows = {}, keys = {}, trie = options.trie,
  }, KeyboardLayout)
  for line in options.keypad:gmatch("[^\n]+") do add_row(layout, line) end
  if #layout.keys + 1 ~= layout.trie.key_count then
    error("a keypad of " .. #layout.keys .. " keys and a trie of " .. layout.trie.key_count - 1, 2)
  end
  return layout
end

--- The key named `id`, or nil if there is none.
function KeyboardLayout:key(id) return key_where(self, "id", id) end

--- The key whose code is `code`, as "4" or "q", or nil if there is none.
function KeyboardLayout:key_by_code(code) return key_where(self, "code", code or false) end

--- Whether `key` is one of this layout's keys; those of another layout are not, whatever their ids.
function KeyboardLayout:has(key)
  return type(key) == "table" and self.keys[key.number or 0] == key
end

local function edit_of(trie, number, text)
  local last = scalar_ending_at(text, #text)
  local before = last > 0 and scalar_ending_at(text, #text - utf8_size(last)) or 0
  local old = appending(appending(EMPTY, before), last)
  local consumed, first, second, third = trie:replacement(number, last, before)
  if not consumed then return nil end
  return edit_between(old, replacing(old, consumed, first, second, third))
end

--- What pressing `key` does with `text` before the cursor: the raw look-up, which knows no run.
-- @return an edit as of `Composer:press`; nil if the key does nothing here or is not this layout's
function KeyboardLayout:edit(key, text)
  if not self:has(key) then return nil end
  return edit_of(self.trie, key.number, text)
end

--- What removes the last jamo of `text` before the cursor.
-- @return an edit; nil if no composing run can end so: delete as usual then
function KeyboardLayout:deletion(text) return edit_of(self.trie, self.trie.key_count, text) end

--- Turns key presses into edits, and remembers the composing run: what was typed and can still change.
--- Make one for each text field or session.
--
-- An edit says what to do before the cursor: delete `deleting` scalars, which are `deleting_bytes` bytes,
-- then insert `inserting`.
local Composer = {}
Composer.__index = Composer

-- All that a composer knows are three values that never change, so that a copy of its fields is a composer:
-- `run`, the text of the run; `strokes`, what the run was before each press, the last first; `kept`, those
-- strokes that backspace no longer takes back one by one, or nil if that is still to be found out.

--- A composer for `layout`, with nothing typed.
function Composer.new(layout)
  return setmetatable({ layout = layout, run = EMPTY }, Composer)
end

--- The text of the run.
function Composer:composing() return string_of(self.run) end

--- Makes `run` the run.
local function become(composer, run)
  local edit = edit_between(composer.run, run)
  composer.run = run
  return edit
end

--- Forgets what the run was before.
local function forget(composer) composer.strokes, composer.kept = nil, nil end

--- Presses `key`; nil, a key of another layout, or one that does nothing here, makes an empty edit.
function Composer:press(key)
  local run = self.run
  local after = run
  if self.layout:has(key) then
    local trie = self.layout.trie
    after = replacing(run, trie:replacement(key.number, run.scalar, run.before.scalar))
  end
  if after ~= run then
    self.strokes = { run = run, earlier = self.strokes }
    self.kept = nil
  end
  return become(self, after)
end

--- Ends the run: what was typed stays as it is. Call it when the cursor has moved, too.
function Composer:commit()
  self.run = EMPTY
  forget(self)
end

--- Ends the run, and writes a space unless the layout's space only ends a run and there is one.
-- @param ends_run if given, holds in place of the layout's `space_ends_run`
function Composer:space(ends_run)
  if ends_run == nil then ends_run = self.layout.space_ends_run end
  local is_written = self.run == EMPTY or not ends_run
  self:commit()
  return edit_between(EMPTY, is_written and appending(EMPTY, 0x20) or EMPTY)
end

--- The run without its last syllable, pending form of a lead and a dot, or letter.
local function without_unit(run)
  local last, before = run.scalar, run.before.scalar
  local is_dot = last == 0x119E or last == 0x11A2 or last == 0x318D
  local is_lead = before >= 0x1100 and before < 0x1113 or before >= 0x3131 and before < 0x314F
  return is_dot and is_lead and run.before.before or run.before
end

--- What the run was before the last press, or without its last unit where no press is to be taken back.
local function before_stroke(composer)
  local rest = without_unit(composer.run)
  if composer.kept == nil then
    local stroke = composer.strokes
    while stroke and not is_equal(stroke.run, rest) do stroke = stroke.earlier end
    composer.kept = stroke and stroke.earlier or false
  end
  local stroke = composer.strokes
  if not stroke or stroke == composer.kept then
    forget(composer)
    return rest
  end
  composer.strokes = stroke.earlier
  return stroke.run
end

--- Takes back the last jamo of the run; or, if `step` is "stroke", the last press, back to where the last
--- syllable began, and whole syllables before that.
-- @return an edit; nil if nothing is composed: delete as usual then
function Composer:backspace(step)
  local run = self.run
  if step ~= nil and step ~= "jamo" and step ~= "stroke" then error("no such step: " .. tostring(step), 2) end
  if run == EMPTY then return nil end
  if step == "stroke" then return become(self, before_stroke(self)) end
  forget(self)
  local trie = self.layout.trie
  local consumed, first, second, third = trie:replacement(trie.key_count, run.scalar, run.before.scalar)
  return become(self, replacing(run, consumed or 1, first, second, third))
end

local hwalja = {
  --- The version of the project that made this file.
  version = "1.0.0",
  Composer = Composer,
  KeyboardLayout = KeyboardLayout,
  Trie = Trie,
}

--- Cheonjiin (천지인).
hwalja.cheonjiin = KeyboardLayout.new({
  id = "cheonjiin", name = "천지인", latin_name = "Cheonjiin", space_ends_run = true,
  keypad = "인\tㅣ\t1\t\t1 천\tㆍ\t2\t\t2 지\tㅡ\t3\t\t3 ⌫\nㄱㅋ\t\t4\t\t4 ㄴㄹ\t\t5\t\t5 ㄷㅌ\t\t6\t\t6 ⏎\nㅂㅍ\t\t7\t\t7 ㅅㅎ\t\t8\t\t8 ㅈㅊ\t\t9\t\t9 .,?!\n□ ㅇㅁ\t\t0\t\t0 ␣ □",
  trie = trusted("HWJTZz<%-&E2+D%-&K'1%.cheonjiinF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567L9K')(S(c(Q:K'A)S(m)J7K'K*S([*%~c*=+G+K*'~k+y+}+K*(~/,Y,i,K*,~/-Y-s-K*.~3.k.A/K*1~Y/+0=0K*O~K*K*K*G00~S0o0y0K*~~/1S1m1w1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%k1p1%%%%%%%%%%%%|2%321%941%%21%%%%%%%%%%%%%%%%;1%%C1%%%%%%?1?1%%_1&?%%]1%%%%%%%%%%%%%%%%f1%%n1%%%%%%j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1%%>'x3{3%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1D4%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3%5(5%%%%%%%%%%%%%%%%%%%%%%N1%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1R5%%%%%%%%%%%%%%%%R1)%'?%%g%%%%%>&%%2%%%%%%%5%%%%%0'%%8%/)A%9%%%%%%%%%%%%%:%9%%%\\1)&,%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%%%./.616%%%%%%%%%%%%%%T1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1h6W1%%:)t1u1s1r1%%/11'%%%%%%%%%%;%%%%%%%%%6%;%%%P1-&0%%%++U1%%%%%%%%07&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1\\7v1"),
})

--- Cheonjiin with its dots in the compatibility style: ㄱㆍ where the other writes ᄀᆞ.
hwalja.cheonjiin_compatibility = KeyboardLayout.new({
  id = "cheonjiin", name = "천지인", latin_name = "Cheonjiin", space_ends_run = true,
  keypad = "인\tㅣ\t1\t\t1 천\tㆍ\t2\t\t2 지\tㅡ\t3\t\t3 ⌫\nㄱㅋ\t\t4\t\t4 ㄴㄹ\t\t5\t\t5 ㄷㅌ\t\t6\t\t6 ⏎\nㅂㅍ\t\t7\t\t7 ㅅㅎ\t\t8\t\t8 ㅈㅊ\t\t9\t\t9 .,?!\n□ ㅇㅁ\t\t0\t\t0 ␣ □",
  trie = trusted("HWJT'=t^I&=2+D%-&K'1%.cheonjiinF%%Q%%S%%d%%3W%zW&%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567L9K')(S(c(R;K'A)m)q)J7K'm)S([*%~c*=+G+m)'~k+y+}+m)(~/,Y,i,m),~/-Y-s-m).~3.k.A/m)1~Y/+0=0m)O~m)m)m)G00~S0o0y0m)~~/1S1m1q1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%@1E1H1%%c1A&81a1A&61^1&?%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%k1p1%%%%%%%%%%%%|2%321%941%%21%%%%%%%%%%%%%%%%;1%%C1%%%%%%?1?1%%%%%%_1&?%%]1%%%%%%%%%%%%%%%%f1%%n1%%%%%%j1j1%%]1%%%%%%%%w1v1i1A&>1e1A&:1%%>'x3{3%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1D4%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3%5(5%%%%%%%%%%%%%%%%%%%%%%N1%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1R5%%%%%%%%%%%%%%%%R1)%'?%%g%%%%%>&%%2%%%%%%%5%%%%%0'%%8%/)A%9%%%%%%%%%%%%%:%9%%%\\1)&,%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%%%./.616%%%%%%%%%%%%%%T1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1h6W1%%:)t1u1s1r1%%/11'%%%%%%%%%%;%%%%%%%%%6%;%%%P1-&0%%%++U1%%%%%%%%07&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.6e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1w1"),
})

--- Naratgeul (나랏글).
hwalja.naratgeul = KeyboardLayout.new({
  id = "naratgeul", name = "나랏글", latin_name = "Naratgeul", space_ends_run = false,
  keypad = "ㄱ\t\t1\t\t1 ㄴ\t\t2\t\t2 ㅏㅓ\t\t3\t\t3 ⌫\nㄹ\t\t4\t\t4 ㅁ\t\t5\t\t5 ㅗㅜ\t\t6\t\t6 ⏎\nㅅ\t\t7\t\t7 ㅇ\t\t8\t\t8 ㅣ\t\t9\t\t9 □\n획추가\t\t\t\t* ㅡ\t\t0\t\t0 쌍자음\t\t\t\t# ␣",
  trie = trusted("HWJTXntvU&'0%D%u%C'2%.naratgeul%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567%~C'I'M'M''~M'Q'M'M'8%U'3(U(Y(*~M'{(M'M'+~%)+)M'M'@-U'/)U(?).~O)u)M'M'0~M'y)M'M'L9U'})U(M*~~w*U+i,7-J7U'M'U(M'~~_-M'_.M'~~%/I/c/g/%%-&/%'%%%%%%%*%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%461%%%%%%H1%%%%%%;1%%%%%%%%@1&%H1%%%%%4a1%%%%%%]1%%%%%%f1%%%%%%%%k1k1.%%%%%-&0%6%%%%%-+?1%%%%%%%%H1%%-+j1%%%%%%%%e1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%;%%%%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1%%%8^1%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%%%p1;%&?>%%%a%-%B&?&?%%%5'1%4%2'('0%1'7%@%))<%%%A%=%9%'%*%6%%%%741%%21%%81%%61%%>1%%%%%%:1C1%%%%%%?1Z1-&3%V1)&+%\\1)*,%%%%%%%5%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%J1-&/%U1%7Y1%%M1f4%%%%Q1[1%%i4%%l4X1%%s4,5L1P1%%%7_1%%]1%%c1%%a1%%i1%%%%%%e1n1%%%%%%j1%%&;(%'%_%%%A&%%F%%%''%%.'0'%%%%%%%%J%'):%9%%%O%M1%&-%Q1%.7%%%%%%%%%%%%%%%1%V1%*<%%%%%%%+%%%%3K1,5%%N1o5%%%%R1r5T1s4%%W1}5&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"),
})

--- SKY-II (스카이).
hwalja.sky = KeyboardLayout.new({
  id = "sky", name = "스카이", latin_name = "SKY-II", space_ends_run = true,
  keypad = "ㄱㅋ\t\t1\t\t1 ㅣㅡ\t\t2\t\t2 ㅏㅑ\t\t3\t\t3 ⌫\nㄷㅌ\t\t4\t\t4 ㄴㄹ\t\t5\t\t5 ㅓㅕ\t\t6\t\t6 ⏎\nㅁㅅ\t\t7\t\t7 ㅂㅍ\t\t8\t\t8 ㅗㅛ\t\t9\t\t9 □\nㅈㅊ\t\t\t\t* ㅇㅎ\t\t0\t\t0 ㅜㅠ\t\t\t\t# ␣",
  trie = trusted("HWJT\\&=.8&72%>%o%='2%(sky%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567%~='q'{'E(L9I(')S)W)8%I()*S)I*(~i*9+I+E('~i+w+{+E(<)I(-,S)E,+~],+-[-E(,~i-9.S.E(@-I(m.S){.1~//[/m/E(0~w/M0_0E(E2I(s0S)'1~~51Y1s1w1%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1e2%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+31&9%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1H1D1H1%%^1&9%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%%%p1q1o1%%%341%%H1%%%%%%%%%%;1%%%%%%%%@1%%%3_1%%]1%%%%%%%%%%f1%%%%%%%%k1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3I4L4%%%%%%%%%%%%%%%%%%%%%%N1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%)/81%%H1%%%%%%%%%%%%@1%%)/c1%%a1%%%%%%%%%%%%k1%%(7_%%%%%%%%%0%%%2%%%0'%%%%%%9%%%'):%6%6%%%S1&6)%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%8%P1-&0%%%+*B5%%%%T1U5%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1v5%%%%%%%%%%%%%%%%R1%%-*>1%%%%%%H1%%-*i1%%%%%%e1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1Z6W1%%+;?&%%%%%%%%%%%%%%%%1'%%%%%%%%%%A%%%%%%%%%%%;%;%%%\\1)*,%%%%%%%5%%%0-&7%%%%%%%%%%%%U1%%2*C1%%%%%%H1%%2*n1%%%%%%j1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"),
})

--- Dubeolsik (두벌식).
hwalja.dubeolsik = KeyboardLayout.new({
  id = "dubeolsik", name = "두벌식", latin_name = "Dubeolsik", space_ends_run = false,
  keypad = "ㅂ\t\t1\t\tq ㅈ\t\t2\t\tw ㄷ\t\t3\t\te ㄱ\t\t4\t\tr ㅅ\t\t5\t\tt ㅛ\t\t6\t\ty ㅕ\t\t7\t\tu ㅑ\t\t8\t\ti ㅐ\t\t9\t\to ㅔ\t\t0\t\tp\n□\t0.5 ㅁ\t\t\t\ta ㄴ\t\t\t\ts ㅇ\t\t\t\td ㄹ\t\t\t\tf ㅎ\t\t\t\tg ㅗ\t\t\t\th ㅓ\t\t\t\tj ㅏ\t\t\t\tk ㅣ\t\t\t\tl □\t0.5\n⇧\t1.5 ㅋ\t\t\t\tz ㅌ\t\t\t\tx ㅊ\t\t\t\tc ㅍ\t\t\t\tv ㅠ\t\t\t\tb ㅜ\t\t\t\tn ㅡ\t\t\t\tm ⌫\t1.5\n␣\t8.5 ⏎\t1.5\nㅃ\t\t\tㅂ\tQ ㅉ\t\t\tㅈ\tW ㄸ\t\t\tㄷ\tE ㄲ\t\t\tㄱ\tR ㅆ\t\t\tㅅ\tT ㅒ\t\t\tㅐ\tO ㅖ\t\t\tㅔ\tP",
  trie = trusted("HWJTrg|WD&7.%D%u%a)G%.dubeolsik%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567,~a)g)k)k)1~o)u)k)k)(~k)y)k)k)%~}))*k)k).~-*S*k)k)D1W*k)5+k)>+W*k)5+k):'W*k)5+k)9&W*9+5+?+=*W*E+5+K++~Q+W+k)k)'~k)[+k)k)0~k)_+k)k)*~k)c+k)k)7~g+u+k)k)@-W*k)5+k)<)W*y+5+%,8%W*+,5+1,L9W*7,5+Q,4~k)k,k)k)5~o,u,k)k)3~k)y,k)k)6~},)-k)k)I6W*k)5+k)E2W*k)5+k)J7W*k)5+k)-~k)k)k)k)2~k)k)k)k))~k)k)k)k)&~k)--k)k)/~k)1-k)k);(W*k)5+k)?,W*k)5+k)~~5-Y-s-w-%%-&1%7%%%%%%%%%)&+%<%%%-%%%%%-&/%'%%%%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+H1%%%%-&<1%%-&g1%%2&A1%%2&l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%2&@1%%2&k1%%-&;1%%-&f1%%-0=1%%%%%%%%B1%%%%%%%%E1%%-0h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%-&4%@%%%(%%%:%%%&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"),
})

--- Danmoeum (단모음).
hwalja.danmoeum = KeyboardLayout.new({
  id = "danmoeum", name = "단모음", latin_name = "Danmoeum", space_ends_run = false,
  keypad = "ㅂ\t\t1\t\tq ㅈ\t\t2\t\tw ㄷ\t\t3\t\te ㄱ\t\t4\t\tr ㅅ\t\t5\t\tt ㅗ\t\t6\t\th ㅐ\t\t7\t\to ㅔ\t\t8\t\tp\nㅁ\t\t\t\ta ㄴ\t\t\t\ts ㅇ\t\t\t\td ㄹ\t\t\t\tf ㅎ\t\t\t\tg ㅓ\t\t\t\tj ㅏ\t\t9\t\tk ㅣ\t\t0\t\tl\nㅋ\t\t\t\tz ㅌ\t\t\t\tx ㅊ\t\t\t\tc ㅍ\t\t\t\tv ㅜ\t\t\t\tn ㅡ\t\t\t\tm ⌫\t2\n␣\t6.5 ⏎\t1.5",
  trie = trusted("HWJTi_)d5&*0%C%t%L(<%-danmoeum%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./01234567,~L(d(h(n(1~r(B)F)n((~L)R)V)n(%~\\)r)v)n(.~|)L*P*n(@-V*4+:+>+9&V*D+:+X+=*V*l+:+(,+~>,D,n(n('~n(H,n(n(0~n(L,n(n(*~n(P,n(n(7~T,b,n(n(<)V*f,:+~,8%V*<-:+R-L9V*h-:+4.4~n(Z.n(n(5~^.d.n(n(3~n(h.n(n(6~l.r.n(n(E2V*v.:+|.J7V*n(:+n(~~(/L/f/j/%%-/1%%%%%.'%%%%%%%%%%J%7%%%%%,&R1%%%%%%)8+%A&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%O%<%%%%%1&W1%%,&F%-%%%%%(&N1%%&.(%%%%%%%%%%%%%/%'''%%%%%%&K1%%&8)%%%_%%%%%%%%%2%%%%%%%0'%%%%%%%%8%'):%9%%%%%.&T1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%-&>1H1%%%%-&i1%%&-51%%%%%%%%%%%%<1%%&-`1%%%%%%%%%%%%g1%%*.91%%%%%%%%%%%%%%A1%%*.d1%%%%%%%%%%%%%%l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%)/81%%%%%%%%%%%%%%%%@1%%)/c1%%%%%%%%%%%%%%%%k1%%%.41%%%%%%%%%%%%%%;1%%%._1%%%%%%%%%%%%%%f1%%'651%%%%%%91%%=1%%%%%%%%B1%%%%%%%%E1%%'6`1%%%%%%d1%%h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%-&4%@%%%%%2&C1%%2&n1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"),
})

--- Every layout once, in the style of dots that is the rule.
hwalja.layouts = { hwalja.cheonjiin, hwalja.naratgeul, hwalja.sky, hwalja.dubeolsik, hwalja.danmoeum, }

--- The layout whose id is `id`, or nil if there is none.
function hwalja.layout(id)
  for _, layout in ipairs(hwalja.layouts) do
    if layout.id == id then return layout end
  end
  return nil
end

return hwalja
