-- Generated; do not edit. Made by: swift run gen --format lua
-- Hwalja format 1, MIT licence.
--
-- MIT License
-- Copyright (c) 2026 The Hwalja maintainers
-- Permission is hereby granted, free of charge, to any person obtaining a copy
-- of this software and associated documentation files (the "Software"), to deal
-- in the Software without restriction, including without limitation the rights
-- to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
-- copies of the Software, and to permit persons to whom the Software is
-- furnished to do so, subject to the following conditions:
-- The above copyright notice and this permission notice shall be included in all
-- copies or substantial portions of the Software.
-- THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
-- IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
-- FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
-- AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
-- LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
-- OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
-- SOFTWARE.

--- Korean phone keyboards for Lua 5.1 to 5.4 and LuaJIT: turns key presses into edits of text.
--
--     local hwalja = require("hwalja")
--     local composer = hwalja.Composer.new(hwalja.cheonjiin)
--     local text = ""
--     for _, id in ipairs({ "ㅇㅁ", "인", "천", "ㄴㄹ" }) do
--       local edit = composer:press(composer:layout():key(id))
--       text = text:sub(1, #text - edit.deleting_bytes) .. edit.inserting
--     end
--     assert(text == "안" and composer:composing() == text)
--
-- Texts are UTF-8. Counts are in Unicode scalars, except those with "bytes" in their name.

local byte, char, floor = string.byte, string.char, math.floor

--- Unicode scalars in UTF-8. Lua versions before 5.3 have no utf8.char and utf8.codepoint.
local Scalars = {}

--- Returns the UTF-8 bytes of a Unicode scalar.
function Scalars.text(scalar)
  if scalar < 0x80 then return char(scalar) end
  local low = 0x80 + scalar % 64
  local rest = floor(scalar / 64)
  if scalar < 0x800 then return char(0xC0 + rest, low) end
  local middle = 0x80 + rest % 64
  rest = floor(rest / 64)
  if scalar < 0x10000 then return char(0xE0 + rest, middle, low) end
  return char(0xF0 + floor(rest / 64), 0x80 + rest % 64, middle, low)
end

--- Returns `text` without its last scalar.
function Scalars.without_last(text)
  local at = #text
  while at > 1 and byte(text, at) >= 0x80 and byte(text, at) < 0xC0 do at = at - 1 end
  return text:sub(1, at - 1)
end

-- The prefix of the first byte of a scalar of one, two, three or four bytes.
local prefixes = { 0, 0xC0, 0xE0, 0xF0 }

--- Returns the last scalar of `text`. Returns 0 if the text is empty or does not end in valid UTF-8. No key joins a 0.
function Scalars.last(text)
  local bytes = text:sub(#Scalars.without_last(text) + 1)
  local scalar = (byte(bytes) or 0) - (prefixes[#bytes] or 0)
  for at = 2, #bytes do scalar = scalar * 64 + byte(bytes, at) - 0x80 end
  -- Encoding the scalar again detects overlong and truncated bytes.
  local is_valid = scalar >= 0 and scalar < 0x110000 and Scalars.text(scalar) == bytes
  return is_valid and scalar or 0
end

--- The constants of docs/spec/FORMAT.md.
local Format = {
  version = 1,
  base = 90,
  header_size = 22,
  key_size = 10,
  -- The index of a lead without a vowel in a before-block.
  lead_index = 28,
  -- In a record, the key appends no letter, or its letter is a pending dot, which follows the lead.
  none = 89,
  pending = 21,
  -- In a header, pending dots are in the compatibility style.
  compatibility = 2,
  -- The first value of each kind of cell. With cell 0, the key appends its letter.
  tail = 1,
  push = 29,
  carry = 561,
  vowel = 1093,
  bare_lead = 1114,
  appended = 1115,
  nothing = 1116,
  letter = 1117,
  before = 1206,
  -- Pending dots, which the next stroke can turn into a vowel.
  dot = 0x119E,
  two_dots = 0x11A2,
  compatibility_dot = 0x318D,
  compatibility_two_dots = 0x2025,
  -- The last consonant of each tail, starting with tail 1.
  last_consonants = {
    "ㄱ", "ㄲ", "ㅅ", "ㄴ", "ㅈ", "ㅎ", "ㄷ", "ㄹ", "ㄱ", "ㅁ", "ㅂ", "ㅅ", "ㅌ", "ㅍ",
    "ㅎ", "ㅁ", "ㅂ", "ㅅ", "ㅅ", "ㅆ", "ㅇ", "ㅈ", "ㅊ", "ㅋ", "ㅌ", "ㅍ", "ㅎ",
  },
}

--- The transitions of a layout, encoded in base 90 digits that look-ups read in place. A look-up reads at most three
--- cells. Even if digits are damaged, it returns only Unicode scalars or nil.
local Trie = {}
Trie.__index = Trie

--- Returns the digit at `offset`, or 0 if `offset` is outside the trie.
local function digit(trie, offset) return (string.byte(trie.bytes, offset + 1) or 0x25) - 0x25 end

--- Returns the number that the two digits at `offset` encode. The lower digit comes first.
local function pair(trie, offset) return digit(trie, offset) + digit(trie, offset + 1) * Format.base end

Trie.digit, Trie.pair = digit, pair

--- Returns a trie from trusted data, without checks. Use `Trie.open` for other data.
function Trie.unchecked(bytes)
  local trie = setmetatable({ bytes = bytes }, Trie)
  trie.letter_count = digit(trie, 12)
  trie.letters, trie.records, trie.blocks = pair(trie, 13), pair(trie, 15), pair(trie, 17)
  --- The number of keys, including backspace, which is the last key.
  trie.key_count = digit(trie, 19)
  --- The style of pending dots: "conjoining" or "compatibility", or nil if there are no pending dots.
  local style = digit(trie, 20)
  if style > 0 then trie.dots = style == Format.compatibility and "compatibility" or "conjoining" end
  return trie
end

local function is_syllable(scalar) return scalar >= 0xAC00 and scalar <= 0xD7A3 end

local function syllable(lead, vowel) return Scalars.text(0xAC00 + (lead * 21 + vowel) * 28) end

--- Pending dots in the compatibility style, by their conjoining form.
local compatible = {
  [Format.dot] = Format.compatibility_dot,
  [Format.two_dots] = Format.compatibility_two_dots,
}

--- Returns the letter with this number. The numbers count 19 consonants, 21 vowels, then the trie's own letters.
local function letter(trie, number)
  if number < 19 then return Scalars.text(0x3131 + digit(trie, trie.letters + 3 * trie.letter_count + number)) end
  if number < 40 then return Scalars.text(0x314F + number - 19) end
  local offset = trie.letters + 3 * (number - 40)
  local scalar = pair(trie, offset) + digit(trie, offset + 2) * Format.base * Format.base
  if trie.dots == "compatibility" then scalar = compatible[scalar] or scalar end
  local is_surrogate = scalar >= 0xD800 and scalar <= 0xDFFF
  return number < 40 + trie.letter_count and scalar > 0 and not is_surrogate and Scalars.text(scalar) or nil
end

--- Returns the letter that a key appends.
local function key_letter(trie, record)
  local number = digit(trie, record)
  return number ~= Format.none and letter(trie, number) or nil
end

--- Returns the number of the lead in a syllable, a conjoining lead or a lone consonant.
local function lead_of(trie, scalar)
  if is_syllable(scalar) then return math.floor((scalar - 0xAC00) / 588) end
  if scalar >= 0x1100 and scalar <= 0x1112 then return scalar - 0x1100 end
  if scalar < 0x3131 or scalar > 0x314E then return nil end
  local lead = digit(trie, trie.letters + 3 * trie.letter_count + 19 + scalar - 0x3131)
  return lead < 19 and lead or nil
end

--- Returns the cell at `index` of `block`, or nil if `index` is outside the block's range.
local function exception(trie, block, index)
  local offset = index and index - digit(trie, block + 2) or -1
  if offset < 0 or offset >= digit(trie, block + 3) then return nil end
  return pair(trie, block + 4 + 2 * offset)
end

--- Returns the cell at `index` of the block at `pointer`, or the block's default cell if `index` is outside the block's
--- range.
local function cell_at(trie, pointer, index)
  local block = pair(trie, pointer)
  return exception(trie, block, index) or pair(trie, block)
end

--- Returns the cell for the last scalar, or 0 if there is no such cell.
local function last_cell(trie, record, last)
  if is_syllable(last) then
    local tail = (last - 0xAC00) % 28
    if tail > 0 then return cell_at(trie, record + 2, tail) end
    return cell_at(trie, record + 4, math.floor((last - 0xAC00) / 28) % 21)
  end
  if last >= 0x314F and last <= 0x3163 then return cell_at(trie, record + 8, last - 0x314F) end
  local lead = lead_of(trie, last)
  if lead and last >= 0x3131 then return cell_at(trie, record + 6, lead) end
  for index = 0, trie.letter_count - 1 do
    if letter(trie, 40 + index) == Scalars.text(last) then return cell_at(trie, record + 8, 21 + index) end
  end
  return 0
end

--- Returns the index, in a before-block, of the scalar that precedes the last scalar.
local function before_index(trie, before)
  if is_syllable(before) then return (before - 0xAC00) % 28 end
  return lead_of(trie, before) and Format.lead_index
end

--- Returns the key's letter joined to a lead, as a syllable or as the lead and a pending dot.
local function joined(trie, lead, record)
  local joining, appended = digit(trie, record + 1), key_letter(trie, record)
  if not appended or joining > Format.pending then return nil end
  if joining < Format.pending then return syllable(lead, joining) end
  return (trie.dots == "compatibility" and letter(trie, lead) or Scalars.text(0x1100 + lead)) .. appended
end

--- Returns the text with which `cell` replaces `scalar`, or nil if the cell does not apply to `scalar` or points to a
--- block.
local function made(trie, cell, scalar, record)
  if cell < Format.vowel then
    if not is_syllable(scalar) then return nil end
    local bare = scalar - (scalar - 0xAC00) % 28
    if cell < Format.push then return Scalars.text(bare + cell - Format.tail) end
    local number = cell - (cell < Format.carry and Format.push or Format.carry)
    local lead = number % 19
    local added
    if cell < Format.carry then added = letter(trie, lead) else added = joined(trie, lead, record) end
    return added and Scalars.text(bare + math.floor(number / 19)) .. added
  end
  if cell <= Format.appended then
    local lead = lead_of(trie, scalar)
    if not lead then return nil end
    if cell < Format.bare_lead then return syllable(lead, cell - Format.vowel) end
    if cell == Format.bare_lead then return letter(trie, lead) end
    return joined(trie, lead, record)
  end
  if cell == Format.nothing then return "" end
  return cell < Format.before and letter(trie, cell - Format.letter) or nil
end

--- Returns the edit of a key after the scalars `before` and `last`, which are 0 where the text begins.
-- @param number the key's index in the layout, from 1; `key_count` is backspace
-- @return the number of scalars to delete and the text to insert, or nil if the key does nothing here
function Trie:look_up(number, last, before)
  if not (number >= 1 and number <= self.key_count and number % 1 == 0) then return nil end
  local record = self.records + Format.key_size * (number - 1)
  local cell, scalar, deleting = last_cell(self, record, last), last, 1
  if cell >= Format.before then
    local block = self.blocks + 2 * (cell - Format.before)
    local found = exception(self, block, before_index(self, before)) or 0
    cell = pair(self, block)
    if found > 0 then cell, scalar, deleting = found, before, 2 end
  end
  local text
  if cell > 0 then text = made(self, cell, scalar, record) else text, deleting = key_letter(self, record), 0 end
  if not text then return nil end
  return deleting, text
end

--- Returns `a` xor `b`, integers of up to 32 bits. Lua versions before 5.3 have no operator for this, and cannot parse
--- one.
local function xor(a, b)
  local result, place = 0, 1
  while a ~= b do
    if a % 2 ~= b % 2 then result = result + place end
    a, b, place = math.floor(a / 2), math.floor(b / 2), place * 2
  end
  return result
end

local remainders = {}

--- Returns the entry of the CRC-32 table for a byte.
local function remainder(index)
  if not remainders[index] then
    local rest = index
    for _ = 1, 8 do rest = xor(math.floor(rest / 2), rest % 2 * 0xEDB88320) end
    remainders[index] = rest
  end
  return remainders[index]
end

--- Returns the CRC-32 (polynomial EDB88320, as in gzip) of `bytes`, starting with byte number `first`.
local function crc32(bytes, first)
  local rest = 0xFFFFFFFF
  for at = first, #bytes do rest = xor(math.floor(rest / 256), remainder(xor(rest % 256, string.byte(bytes, at)))) end
  return 0xFFFFFFFF - rest
end

--- The reason why a string cannot be opened as a trie.
--
-- `kind` is one of the names below, which docs/spec/FORMAT.md defines. `wrongByte` has the `offset` of the byte, from
-- 0; `truncated` and `tooLong` have the `expected` and `actual` sizes in bytes; `newerVersion` has the `version`.
-- tostring returns a message.
local TrieError = {}
TrieError.__index = TrieError

local descriptions = {
  wrongMagic = "not a trie: the first four bytes are not HWJT",
  newerVersion = "version $version is newer than this reader, which knows " .. Format.version,
  truncated = "cut short: $actual bytes of $expected",
  tooLong = "too long: $actual bytes for $expected",
  wrongByte = "damaged: the byte at $offset cannot stand there",
  wrongChecksum = "damaged: the checksum is wrong",
}

function TrieError:__tostring()
  return (descriptions[self.kind]:gsub("%$(%l+)", function(name) return ("%d"):format(self[name]) end))
end

--- Returns the first problem with the magic, version, digits, size or checksum of `bytes`, or nil.
local function problem_of(bytes)
  if #bytes < Format.header_size then return { kind = "truncated", expected = Format.header_size, actual = #bytes } end
  if bytes:sub(1, 4) ~= "HWJT" then return { kind = "wrongMagic" } end
  -- The version is checked before all other digits, because a later version may not use digits.
  local trie = { bytes = bytes }
  local version = Trie.digit(trie, 9)
  if version > Format.version and version < Format.base then return { kind = "newerVersion", version = version } end
  local stray = bytes:find("[^%%&-~]") or version ~= Format.version and 10
  if stray then return { kind = "wrongByte", offset = stray - 1 } end
  local size = Trie.pair(trie, 10)
  local is_cut = #bytes < size
  if #bytes ~= size then return { kind = is_cut and "truncated" or "tooLong", expected = size, actual = #bytes } end
  local checksum = 0
  for offset = 8, 4, -1 do checksum = checksum * Format.base + Trie.digit(trie, offset) end
  return checksum ~= crc32(bytes, 10) and { kind = "wrongChecksum" } or nil
end

--- Opens the trie in the string `bytes`, the content of a file as docs/spec/FORMAT.md describes it.
-- @return the trie, or nil and a TrieError if the data is damaged or is not a trie
function Trie.open(bytes)
  local problem = problem_of(bytes)
  if problem then return nil, setmetatable(problem, TrieError) end
  return Trie.unchecked(bytes)
end

--- A keyboard layout: a list of keys, and the edits that these keys make before the cursor.
--
-- Fields of a layout:
-- - `id`: its name in file names
-- - `name`, `latin_name`: its name in Korean and in Latin letters
-- - `space_ends_run`: true if a space that follows a letter of the run ends the run without inserting a space
-- - `cycle_timeout`: the pause in milliseconds after which the same key begins a new letter (see `Composer:end_cycle`)
-- - `keys`: the keys that type, in the order of the layout; keys that need shift are last
-- - `trie`: the edits of its keys
--
-- Fields of a key:
-- - `id`: its name, unique in its layout
-- - `legend`: the text that is printed on it
-- - `scalar`: the character that identifies it in hosts that send characters: the character that it appends, or another
--   character if it only modifies letters
-- - `code`: the key of a phone or a QWERTY keyboard, or nil; a capital letter means the key with shift
-- - `under`: the id of the unshifted key in the same place, or nil if it does not need shift
-- - `number`: its index in `keys`
local KeyboardLayout = {}
KeyboardLayout.__index = KeyboardLayout

--- Turns a table with the fields above into a custom layout, and returns it. `cycle_timeout` defaults to 1000.
function KeyboardLayout.new(layout)
  if #layout.keys + 1 ~= layout.trie.key_count then
    error(("the layout has %d keys, but its trie has %d"):format(#layout.keys, layout.trie.key_count - 1), 2)
  end
  for number, key in ipairs(layout.keys) do
    if key.number ~= number then
      error("key " .. number .. " has the number " .. tostring(key.number) .. "; use " .. number, 2)
    end
  end
  layout.cycle_timeout = layout.cycle_timeout or 1000
  return setmetatable(layout, KeyboardLayout)
end

local function copy(fields, metatable)
  local copied = {}
  for name, value in pairs(fields) do copied[name] = value end
  return setmetatable(copied, metatable)
end

--- Returns a copy of this layout that writes pending dots in the style `dots`, or the layout itself if it has no
--- pending dots. "conjoining" is U+119E, or U+11A2 for two dots, after a conjoining lead. "compatibility" is U+318D, or
--- U+2025 for two dots, after a compatibility consonant, which every Korean font contains.
function KeyboardLayout:writing(dots)
  if dots ~= "conjoining" and dots ~= "compatibility" then
    error("unknown dot style " .. tostring(dots) .. "; use conjoining or compatibility", 2)
  end
  if not self.trie.dots then return self end
  local layout = copy(self, KeyboardLayout)
  layout.trie = copy(self.trie, Trie)
  layout.trie.dots = dots
  return layout
end

local function key_where(layout, field, value)
  for _, key in ipairs(layout.keys) do
    if key[field] == value then return key end
  end
  return nil
end

--- Returns the key whose id is `id`, or nil.
function KeyboardLayout:key(id) return key_where(self, "id", id) end

--- Returns the key whose code is `code`, for example "4" or "q", or nil.
function KeyboardLayout:key_by_code(code) return key_where(self, "code", code or false) end

--- Returns the key whose character is `scalar`, for example "ㄱ", or nil.
function KeyboardLayout:key_by_scalar(scalar) return key_where(self, "scalar", scalar or false) end

--- Returns true if `key` belongs to this layout. A key with the same id in another layout does not belong to it.
function KeyboardLayout:has(key)
  return type(key) == "table" and self.keys[key.number or 0] == key
end

local function edit_of(trie, number, text)
  local before = Scalars.without_last(text)
  local deleting, inserting = trie:look_up(number, Scalars.last(text), Scalars.last(before))
  if not deleting then return nil end
  local rest = deleting == 0 and text or deleting == 1 and before or Scalars.without_last(before)
  return { deleting = deleting, deleting_bytes = #text - #rest, inserting = inserting }
end

--- Returns the edit of `key` after `text`. This is only the look-up, without a run.
-- @return an edit, as `Composer:press` returns it, or nil if the key does nothing here or belongs to another layout
function KeyboardLayout:edit(key, text)
  if not self:has(key) then return nil end
  return edit_of(self.trie, key.number, text)
end

--- Returns the edit that deletes the last jamo of `text` before the cursor.
-- @return an edit, or nil if no composing run can end like `text`. In that case, delete as usual.
function KeyboardLayout:deletion(text) return edit_of(self.trie, self.trie.key_count, text) end

--- A composer turns key presses into edits. It holds the composing run, which is the text that can still change. Create
--- one for each text field or session.
--
-- An edit changes the text before the cursor. Delete `deleting` scalars, which are `deleting_bytes` bytes, and then
-- insert `inserting`.
local Composer = {}
Composer.__index = Composer

--- Returns a composer for `layout` with an empty run.
function Composer.new(layout)
  -- `history` contains the edit that undoes each stroke. `floor` is the number of strokes that backspace does not undo,
  -- or nil until backspace computes that number.
  return setmetatable({ own_layout = layout, run = "", history = {}, floor = nil }, Composer)
end

--- Returns the layout whose keys are pressed.
function Composer:layout() return self.own_layout end

--- Returns the text of the run.
function Composer:composing() return self.run end

local function applied(edit, text) return text:sub(1, #text - edit.deleting_bytes) .. edit.inserting end

--- Returns the smallest edit that turns `old` into `new`.
local function edit_between(old, new)
  local kept, deleting = old, 0
  while new:sub(1, #kept) ~= kept do kept, deleting = Scalars.without_last(kept), deleting + 1 end
  return { deleting = deleting, deleting_bytes = #old - #kept, inserting = new:sub(#kept + 1) }
end

--- Sets the run to `run`, and returns the smallest edit that does so.
local function set_run(composer, run)
  local edit = edit_between(composer.run, run)
  composer.run = run
  return edit
end

local function clear_history(composer) composer.history, composer.floor = {}, nil end

--- Presses `key`, and returns the edit. The edit is empty if `key` is nil, belongs to another layout, or does nothing
--- here.
function Composer:press(key)
  local run = self.run
  local found = self.own_layout:edit(key, run)
  local after = found and applied(found, run) or run
  if after ~= run then
    table.insert(self.history, edit_between(after, run))
    self.floor = nil
  end
  return set_run(self, after)
end

--- Returns true if `scalar` is Korean. In a run, all other scalars are marks.
local function is_hangul(scalar)
  return scalar >= 0x1100 and scalar <= 0x11FF or scalar >= 0x3131 and scalar <= 0x318E
    or scalar >= 0xAC00 and scalar <= 0xD7A3 or scalar == Format.compatibility_two_dots
end

--- Returns the last letter of `run` if that letter is a consonant or a mark, and nil if it is a vowel or a dot.
local function consonant_or_mark(run)
  local last = Scalars.last(run)
  if last >= 0xAC00 and last <= 0xD7A3 then return Format.last_consonants[(last - 0xAC00) % 28] end
  if last == 0 or is_hangul(last) and not (last >= 0x3131 and last <= 0x314E) then return nil end
  return run:sub(#Scalars.without_last(run) + 1)
end

--- Ends the run if `key`, pressed after a pause, begins a new letter. The key begins a new letter if the run ends in a
--- consonant or a mark that is part of the key's cycle. Call this if the layout's `cycle_timeout` or more has passed
--- since the last press:
--
--     if now - last_press >= composer:layout().cycle_timeout then composer:end_cycle(key) end
--     local edit = composer:press(key)
function Composer:end_cycle(key)
  local last = consonant_or_mark(self.run)
  local function after(text)
    local found = self.own_layout:edit(key, text)
    local letter_after = found and applied(found, text) or ""
    return Scalars.without_last(letter_after) == "" and letter_after or ""
  end
  local cycle, next_one = {}, after("")
  while next_one ~= "" and not cycle[next_one] do cycle[next_one], next_one = true, after(next_one) end
  if last and cycle[last] and after(last) ~= "" then self:commit() end
end

--- Ends the run. The text of the run is then final. Also call this when the cursor has moved.
function Composer:commit()
  self.run = ""
  clear_history(self)
end

--- Ends the run, and returns an edit that inserts a space. The edit is empty if the run ends in a letter and
--- `space_ends_run` of the layout is true.
-- @param ends_run if given, overrides the layout's value
function Composer:space(ends_run)
  if ends_run == nil then ends_run = self.own_layout.space_ends_run end
  local is_written = not (ends_run and is_hangul(Scalars.last(self.run)))
  self:commit()
  return { deleting = 0, deleting_bytes = 0, inserting = is_written and " " or "" }
end

--- Returns `run` without its last unit, which is a syllable, a letter, or a lead with its pending dot.
local function without_unit(run)
  local rest, last = Scalars.without_last(run), Scalars.last(run)
  local before = Scalars.last(rest)
  local is_dot = last == Format.dot or last == Format.two_dots
    or last == Format.compatibility_dot or last == Format.compatibility_two_dots
  local is_lead = before >= 0x1100 and before <= 0x1112 or before >= 0x3131 and before <= 0x314E
  return is_dot and is_lead and Scalars.without_last(rest) or rest
end

--- Returns the number of strokes that had been made when the run last equalled `rest`; 0 if it never did.
local function find_floor(composer, rest)
  local run = composer.run
  for place = #composer.history, 1, -1 do
    run = applied(composer.history[place], run)
    if run == rest then return place - 1 end
  end
  return 0
end

--- Returns the run before the last stroke. If no stroke is left to undo, returns the run without its last unit.
local function before_stroke(composer)
  local rest, history = without_unit(composer.run), composer.history
  composer.floor = composer.floor or find_floor(composer, rest)
  if #history > composer.floor then return applied(table.remove(history), composer.run) end
  clear_history(composer)
  return rest
end

--- Deletes the last jamo of the run. If `unit` is "stroke", undoes the last press within the last syllable. Once all
--- presses of that syllable are undone, deletes a whole syllable.
-- @return an edit, or nil if the run is empty. In that case, delete as usual.
function Composer:backspace(unit)
  local run = self.run
  if unit ~= nil and unit ~= "jamo" and unit ~= "stroke" then
    error("unknown unit " .. tostring(unit) .. "; use jamo or stroke", 2)
  end
  if run == "" then return nil end
  if unit == "stroke" then return set_run(self, before_stroke(self)) end
  clear_history(self)
  local found = self.own_layout:deletion(run)
  return set_run(self, found and applied(found, run) or Scalars.without_last(run))
end

local hwalja = {
  --- The version of the project that generated this file.
  version = "0.1.0",
  Composer = Composer,
  KeyboardLayout = KeyboardLayout,
  Trie = Trie,
}

--- Cheonjiin (천지인).
hwalja.cheonjiin = KeyboardLayout.new({
  id = "cheonjiin",
  name = "천지인",
  latin_name = "Cheonjiin",
  space_ends_run = true,
  cycle_timeout = 1000,
  keys = {
    { id = "인", legend = "ㅣ", number = 1, scalar = "ㅣ", code = "1" },
    { id = "천", legend = "ㆍ", number = 2, scalar = "ㆍ", code = "2" },
    { id = "지", legend = "ㅡ", number = 3, scalar = "ㅡ", code = "3" },
    { id = "ㄱㅋ", legend = "ㄱㅋ", number = 4, scalar = "ㄱ", code = "4" },
    { id = "ㄴㄹ", legend = "ㄴㄹ", number = 5, scalar = "ㄴ", code = "5" },
    { id = "ㄷㅌ", legend = "ㄷㅌ", number = 6, scalar = "ㄷ", code = "6" },
    { id = "ㅂㅍ", legend = "ㅂㅍ", number = 7, scalar = "ㅂ", code = "7" },
    { id = "ㅅㅎ", legend = "ㅅㅎ", number = 8, scalar = "ㅅ", code = "8" },
    { id = "ㅈㅊ", legend = "ㅈㅊ", number = 9, scalar = "ㅈ", code = "9" },
    { id = ".,?!", legend = ".,?!", number = 10, scalar = "." },
    { id = "ㅇㅁ", legend = "ㅇㅁ", number = 11, scalar = "ㅇ", code = "0" },
  },
  trie = Trie.unchecked(
    "HWJTnU^V/&E2+D%-&K'1&.cheonjiinF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@AB%&~'"
    .. "~~()*~~~~~~~+,-~./01234567L9K')(S(c(Q:K'A)S(m)J7K'K*S([*%~c*=+G+K*'~k+y+"
    .. "}+K*(~/,Y,i,K*,~/-Y-s-K*.~3.k.A/K*1~Y/+0=0K*O~K*K*K*G00~S0o0y0K*~~/1S1m1"
    .. "w1:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71"
    .. "%%91%%=1<1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%"
    .. "m1l1%%%%k1p1%%%%%%%%%%%%|2%321%9415121%%%%%%%%%%%%%%%%;1%%C1%%%%@1?1?1%%"
    .. "_1&?`1]1%%%%%%%%%%%%%%%%f1%%n1%%%%k1j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1"
    .. "%%>'x3{3%%&=>%'%%%%%%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%"
    .. "%5Y1D4%%%%%%%%%%%%%%%%%%%%%%%%%%K1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%,8?%%%"
    .. "%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%%%(3%5(5%%%%%%%%%%%%%%"
    .. "%%%%%%%%N1%%-81%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%"
    .. "%%%%1%%%,0[1R5%%%%%%%%%%%%%%%%R1)%'?%%g%%%%%>&%%2%%%%%%%5%%%%%0'%%8%/)A%"
    .. "9%%%%%%%%%%%%%:%9%%%\\1)&,%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%%%./.616"
    .. "%%%%%%%%%%%%%%T1%%)9+%B&%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%"
    .. "%%%%+%%%1(X1h6W1%%:)t1u1s1r1%%/11'%%%%%%%%%%;%%%%%%%%%6%;%%%P1-&0%%%++U1"
    .. "%%%%%%%%07&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G1D1"
    .. "I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1\\7v1"
  ),
})

--- Cheonjiin Plus (천지인 플러스).
hwalja.cheonjiin_plus = KeyboardLayout.new({
  id = "cheonjiin-plus",
  name = "천지인 플러스",
  latin_name = "Cheonjiin Plus",
  space_ends_run = false,
  cycle_timeout = 1000,
  keys = {
    { id = "인", legend = "ㅣ", number = 1, scalar = "ㅣ", code = "l" },
    { id = "천", legend = "ㆍ", number = 2, scalar = "ㆍ", code = "k" },
    { id = "지", legend = "ㅡ", number = 3, scalar = "ㅡ", code = "m" },
    { id = "ㄱ", legend = "ㄱ", number = 4, scalar = "ㄱ", code = "r" },
    { id = "ㅋ", legend = "ㅋ", number = 5, scalar = "ㅋ", code = "z" },
    { id = "ㄴ", legend = "ㄴ", number = 6, scalar = "ㄴ", code = "s" },
    { id = "ㄹ", legend = "ㄹ", number = 7, scalar = "ㄹ", code = "f" },
    { id = "ㄷ", legend = "ㄷ", number = 8, scalar = "ㄷ", code = "e" },
    { id = "ㅌ", legend = "ㅌ", number = 9, scalar = "ㅌ", code = "x" },
    { id = "ㅂ", legend = "ㅂ", number = 10, scalar = "ㅂ", code = "q" },
    { id = "ㅍ", legend = "ㅍ", number = 11, scalar = "ㅍ", code = "v" },
    { id = "ㅅ", legend = "ㅅ", number = 12, scalar = "ㅅ", code = "t" },
    { id = "ㅎ", legend = "ㅎ", number = 13, scalar = "ㅎ", code = "g" },
    { id = "ㅈ", legend = "ㅈ", number = 14, scalar = "ㅈ", code = "w" },
    { id = "ㅊ", legend = "ㅊ", number = 15, scalar = "ㅊ", code = "c" },
    { id = ".,", legend = ".,", number = 16, scalar = "." },
    { id = "?!", legend = "?!", number = 17, scalar = "?" },
    { id = "ㅇ", legend = "ㅇ", number = 18, scalar = "ㅇ", code = "d" },
    { id = "ㅁ", legend = "ㅁ", number = 19, scalar = "ㅁ", code = "a" },
    { id = "ㄲ", legend = "ㄲ", number = 20, scalar = "ㄲ", code = "R", under = "ㄱ" },
    { id = "ㄸ", legend = "ㄸ", number = 21, scalar = "ㄸ", code = "E", under = "ㄷ" },
    { id = "ㅃ", legend = "ㅃ", number = 22, scalar = "ㅃ", code = "Q", under = "ㅂ" },
    { id = "ㅆ", legend = "ㅆ", number = 23, scalar = "ㅆ", code = "T", under = "ㅅ" },
    { id = "ㅉ", legend = "ㅉ", number = 24, scalar = "ㅉ", code = "W", under = "ㅈ" },
  },
  trie = Trie.unchecked(
    "HWJT871eZ&63+I%2&x(>&3cheonjiin-plusF%%Q%%S%%d%%/W%3W%%&(+,-5679:;<=>?@A"
    .. "B%&~'~~()*~~~~~~~+,-~./01234567L9x(V)&*6*Q:x(n*&*@+J7x(x+&*.,%~6,<,x+x+4"
    .. "~@,r,v,x+'~x+>-x+x+*~x+B-x+x+(~x+F-x+x+5~J-r-2.x+,~P.V.x+x+6~Z.*/D/x+.~\\"
    .. "/(0x+x+7~,0`0r0x+1~.141x+x+3~81>1H1x+O~x+x+x+P1P~x+x+x+X10~x+d1x+x++~h1n"
    .. "1x+x+&~x+r1x+x+)~x+x+x+x+-~x+x+x+x+/~x+v1x+x+2~x+x+x+x+~~z1D2^2h2:+'?;+V"
    .. "+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%831%%51%%71%%91%%=1<"
    .. "1%%%%%%B1A1%%%%@1E1H1%%a1A&61c1A&81^1&?%%`1%%b1%%d1%%h1g1%%%%%%m1l1%%%%k"
    .. "1p1%%%%%%%%%%%%|2%321%9415121%%%%%%%%%%%%%%%%;1%%C1%%%%@1?1?1%%_1&?`1]1%"
    .. "%%%%%%%%%%%%%%%f1%%n1%%%%k1j1j1%%]1%%%%%%%%w1v1%%%%e1A&:1i1A&>1%%>'x3{3%"
    .. "%-&/%'%%%%%'<>%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%>%%%%%&4Y1%%%"
    .. "%%%%%%%%%%%%%%%%%%%%%%%K1*%%%.%%%-%%%%%-73%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%"
    .. "%%%F%?%%%Z1%.?%%%%%%%%%%%%%%%3%%%)2u4%%%%%%%%%%%%%%%%%%%%%%N1%%-&1%7%%%%"
    .. "%-84%%%%%%%%%%%.'%%%%%%%%%%%%%%%%%%%%%%J%@%%%[1%.@%%%%%%%%%%%%%%%4%%%-/Q"
    .. "5%%%%%%%%%%%%%%%%R1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%%%)=,%%%>&%"
    .. "%5%%%%%%%%%%%%%0'%%%%%%%%A%%%%%%%%%%%%%:%A%%%\\1)*,%%%%%%%5%%%/.?6%%%%%%%"
    .. "%%%%%%%T1%%)&+%<%%%%%<&O%=%%%X1%&=%%%2'[6W1%%;'t1s1%%:)u1%%%%r1;%%%%%-&0"
    .. "%6%%%(%%%:%%%&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1G1G"
    .. "1D1I1%%I1A&G1I1.7e1e1e1I1I1j1j1j1I1I1o1I1I1I1I1I1>7v1"
  ),
})

--- Naratgeul (나랏글).
hwalja.naratgeul = KeyboardLayout.new({
  id = "naratgeul",
  name = "나랏글",
  latin_name = "Naratgeul",
  space_ends_run = false,
  cycle_timeout = 1000,
  keys = {
    { id = "ㄱ", legend = "ㄱ", number = 1, scalar = "ㄱ", code = "1" },
    { id = "ㄴ", legend = "ㄴ", number = 2, scalar = "ㄴ", code = "2" },
    { id = "ㅏㅓ", legend = "ㅏㅓ", number = 3, scalar = "ㅏ", code = "3" },
    { id = "ㄹ", legend = "ㄹ", number = 4, scalar = "ㄹ", code = "4" },
    { id = "ㅁ", legend = "ㅁ", number = 5, scalar = "ㅁ", code = "5" },
    { id = "ㅗㅜ", legend = "ㅗㅜ", number = 6, scalar = "ㅗ", code = "6" },
    { id = "ㅅ", legend = "ㅅ", number = 7, scalar = "ㅅ", code = "7" },
    { id = "ㅇ", legend = "ㅇ", number = 8, scalar = "ㅇ", code = "8" },
    { id = "ㅣ", legend = "ㅣ", number = 9, scalar = "ㅣ", code = "9" },
    { id = "획추가", legend = "획추가", number = 10, scalar = "ㆆ", code = "*" },
    { id = "ㅡ", legend = "ㅡ", number = 11, scalar = "ㅡ", code = "0" },
    { id = "쌍자음", legend = "쌍자음", number = 12, scalar = "ㆀ", code = "#" },
  },
  trie = Trie.unchecked(
    "HWJTonYd/&'0%D%u%C'2%.naratgeul%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./"
    .. "01234567%~C'I'M'M''~M'Q'M'M'8%U'3(U(Y(*~M'{(M'M'+~%)+)M'M'@-U'/)U(?).~O)"
    .. "u)M'M'0~M'y)M'M'L9U'})U(M*~~w*U+i,7-J7U'M'U(M'~~_-M'_.M'~~%/I/c/g/%%-&/%"
    .. "'%%%%%%%*%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%%4"
    .. "61%%%%%%H1%%%%%%;1%%%%%%%%@1&%H1%%%%%4a1%%%%%%]1%%%%%%f1%%%%%%%%k1k1.%%%"
    .. "%%-&0%6%%%%%-+?1%%%%%%%%H1%%-+j1%%%%%%%%e1%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%"
    .. "%%%%%%8%9%%%;%%%%%%831%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1%%%8^1%%`1%%b1"
    .. "%%d1%%h1g1%%%%%%m1l1%%%%%%p1;%&?>%%%a%-%B&?&?%%%5'1%4%2'('0%1'7%@%))<%%%"
    .. "A%=%9%'%*%6%%%%74151213181916171>1%%%%%%:1C1%%%%%%?1Z1-&3%V1)&+%\\1)*,%%%"
    .. "%%%%5%S1&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%J1-&/%U1%7Y1%%M1f4%%%%Q1[1%%"
    .. "i4%%l4X1%%s4,5L1P1%%%7_1`1]1^1c1d1a1b1i1%%%%%%e1n1%%%%%%j1%%&;(%'%_%%%A&"
    .. "%%F%%%''%%.'0'%%%%%%%%J%'):%9%%%O%M1%&-%Q1%.7%%%%%%%%%%%%%%%1%V1%*<%%%%%"
    .. "%%+%%%%3K1,5%%N1o5%%%%R1r5T1s4%%W1}5&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%"
    .. "G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"
  ),
})

--- SKY-II (스카이).
hwalja.sky = KeyboardLayout.new({
  id = "sky",
  name = "스카이",
  latin_name = "SKY-II",
  space_ends_run = true,
  cycle_timeout = 1000,
  keys = {
    { id = "ㄱㅋ", legend = "ㄱㅋ", number = 1, scalar = "ㄱ", code = "1" },
    { id = "ㅣㅡ", legend = "ㅣㅡ", number = 2, scalar = "ㅣ", code = "2" },
    { id = "ㅏㅑ", legend = "ㅏㅑ", number = 3, scalar = "ㅏ", code = "3" },
    { id = "ㄷㅌ", legend = "ㄷㅌ", number = 4, scalar = "ㄷ", code = "4" },
    { id = "ㄴㄹ", legend = "ㄴㄹ", number = 5, scalar = "ㄴ", code = "5" },
    { id = "ㅓㅕ", legend = "ㅓㅕ", number = 6, scalar = "ㅓ", code = "6" },
    { id = "ㅁㅅ", legend = "ㅁㅅ", number = 7, scalar = "ㅁ", code = "7" },
    { id = "ㅂㅍ", legend = "ㅂㅍ", number = 8, scalar = "ㅂ", code = "8" },
    { id = "ㅗㅛ", legend = "ㅗㅛ", number = 9, scalar = "ㅗ", code = "9" },
    { id = "ㅈㅊ", legend = "ㅈㅊ", number = 10, scalar = "ㅈ", code = "*" },
    { id = "ㅇㅎ", legend = "ㅇㅎ", number = 11, scalar = "ㅇ", code = "0" },
    { id = "ㅜㅠ", legend = "ㅜㅠ", number = 12, scalar = "ㅜ", code = "#" },
  },
  trie = Trie.unchecked(
    "HWJT\\&=.8&72%>%o%='2%(sky%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./012345"
    .. "67%~='q'{'E(L9I(')S)W)8%I()*S)I*(~i*9+I+E('~i+w+{+E(<)I(-,S)E,+~],+-[-E("
    .. ",~i-9.S.E(@-I(m.S){.1~//[/m/E(0~w/M0_0E(E2I(s0S)'1~~51Y1s1w1%%&=>%'%%%%%"
    .. "%%%%%%/%5'%%%%%%%%%%%%%%%%%%%%%%%%%%%%(%'%%%J1-&/%%%%5Y1e2%%%%%%%%%%%%%%"
    .. "%%%%%%%%%%%%K1%%%%:+'?;+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+"
    .. "L+31&9%%51%%71%%91%%=1<1%%%%%%B1A1%%%%%%E1H1D1H1%%^1&9%%`1%%b1%%d1%%h1g1"
    .. "%%%%%%m1l1%%%%%%p1q1o1%%%341%%H1%%%%%%%%%%;1%%%%%%%%@1%%%3_1%%]1%%%%%%%%"
    .. "%%f1%%%%%%%%k1%%,8?%%%%%%%%%%%*'%%%%%%%%%%%%%%%%%%%%%%F%-%%%Z1-&3%M1%&-%"
    .. "%%(3I4L4%%%%%%%%%%%%%%%%%%%%%%N1%%)*.%%%%%%%*%*%%%%%')O1%%%%L1%%)/81%%H1"
    .. "%%%%%%%%%%%%@1%%)/c1%%a1%%%%%%%%%%%%k1%%(7_%%%%%%%%%0%%%2%%%0'%%%%%%9%%%"
    .. "'):%6%6%%%S1&6)%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%%8%P1-&0%%%+*B5%%%%T1U5%%-8"
    .. "1%%%%%4%%%%%.'%%%%@%%%%%%%%%%%%%%%%%J%7%%%Q1%.7%%%%%%%%%%%%%%%1%%%,0[1v5"
    .. "%%%%%%%%%%%%%%%%R1%%-*>1%%%%%%H1%%-*i1%%%%%%e1%%)9+%B&%%%%%%%%%%%%%%%%%%"
    .. "%%%%%%%%%%%%%%=%O%<%%%V1%*<%%%%%%%+%%%1(X1Z6W1%%+;?&%%%%%%%%%%%%%%%%1'%%"
    .. "%%%%%%%%A%%%%%%%%%%%;%;%%%\\1)*,%%%%%%%5%%%0-&7%%%%%%%%%%%%U1%%2*C1%%%%%%"
    .. "H1%%2*n1%%%%%%j1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1"
    .. "G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"
  ),
})

--- Dubeolsik (두벌식).
hwalja.dubeolsik = KeyboardLayout.new({
  id = "dubeolsik",
  name = "두벌식",
  latin_name = "Dubeolsik",
  space_ends_run = false,
  cycle_timeout = 1000,
  keys = {
    { id = "ㅂ", legend = "ㅂ", number = 1, scalar = "ㅂ", code = "q" },
    { id = "ㅈ", legend = "ㅈ", number = 2, scalar = "ㅈ", code = "w" },
    { id = "ㄷ", legend = "ㄷ", number = 3, scalar = "ㄷ", code = "e" },
    { id = "ㄱ", legend = "ㄱ", number = 4, scalar = "ㄱ", code = "r" },
    { id = "ㅅ", legend = "ㅅ", number = 5, scalar = "ㅅ", code = "t" },
    { id = "ㅛ", legend = "ㅛ", number = 6, scalar = "ㅛ", code = "y" },
    { id = "ㅕ", legend = "ㅕ", number = 7, scalar = "ㅕ", code = "u" },
    { id = "ㅑ", legend = "ㅑ", number = 8, scalar = "ㅑ", code = "i" },
    { id = "ㅐ", legend = "ㅐ", number = 9, scalar = "ㅐ", code = "o" },
    { id = "ㅔ", legend = "ㅔ", number = 10, scalar = "ㅔ", code = "p" },
    { id = "ㅁ", legend = "ㅁ", number = 11, scalar = "ㅁ", code = "a" },
    { id = "ㄴ", legend = "ㄴ", number = 12, scalar = "ㄴ", code = "s" },
    { id = "ㅇ", legend = "ㅇ", number = 13, scalar = "ㅇ", code = "d" },
    { id = "ㄹ", legend = "ㄹ", number = 14, scalar = "ㄹ", code = "f" },
    { id = "ㅎ", legend = "ㅎ", number = 15, scalar = "ㅎ", code = "g" },
    { id = "ㅗ", legend = "ㅗ", number = 16, scalar = "ㅗ", code = "h" },
    { id = "ㅓ", legend = "ㅓ", number = 17, scalar = "ㅓ", code = "j" },
    { id = "ㅏ", legend = "ㅏ", number = 18, scalar = "ㅏ", code = "k" },
    { id = "ㅣ", legend = "ㅣ", number = 19, scalar = "ㅣ", code = "l" },
    { id = "ㅋ", legend = "ㅋ", number = 20, scalar = "ㅋ", code = "z" },
    { id = "ㅌ", legend = "ㅌ", number = 21, scalar = "ㅌ", code = "x" },
    { id = "ㅊ", legend = "ㅊ", number = 22, scalar = "ㅊ", code = "c" },
    { id = "ㅍ", legend = "ㅍ", number = 23, scalar = "ㅍ", code = "v" },
    { id = "ㅠ", legend = "ㅠ", number = 24, scalar = "ㅠ", code = "b" },
    { id = "ㅜ", legend = "ㅜ", number = 25, scalar = "ㅜ", code = "n" },
    { id = "ㅡ", legend = "ㅡ", number = 26, scalar = "ㅡ", code = "m" },
    { id = "ㅃ", legend = "ㅃ", number = 27, scalar = "ㅃ", code = "Q", under = "ㅂ" },
    { id = "ㅉ", legend = "ㅉ", number = 28, scalar = "ㅉ", code = "W", under = "ㅈ" },
    { id = "ㄸ", legend = "ㄸ", number = 29, scalar = "ㄸ", code = "E", under = "ㄷ" },
    { id = "ㄲ", legend = "ㄲ", number = 30, scalar = "ㄲ", code = "R", under = "ㄱ" },
    { id = "ㅆ", legend = "ㅆ", number = 31, scalar = "ㅆ", code = "T", under = "ㅅ" },
    { id = "ㅒ", legend = "ㅒ", number = 32, scalar = "ㅒ", code = "O", under = "ㅐ" },
    { id = "ㅖ", legend = "ㅖ", number = 33, scalar = "ㅖ", code = "P", under = "ㅔ" },
  },
  trie = Trie.unchecked(
    "HWJTrg|WD&7.%D%u%a)G%.dubeolsik%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./"
    .. "01234567,~a)g)k)k)1~o)u)k)k)(~k)y)k)k)%~}))*k)k).~-*S*k)k)D1W*k)5+k)>+W*"
    .. "k)5+k):'W*k)5+k)9&W*9+5+?+=*W*E+5+K++~Q+W+k)k)'~k)[+k)k)0~k)_+k)k)*~k)c+"
    .. "k)k)7~g+u+k)k)@-W*k)5+k)<)W*y+5+%,8%W*+,5+1,L9W*7,5+Q,4~k)k,k)k)5~o,u,k)"
    .. "k)3~k)y,k)k)6~},)-k)k)I6W*k)5+k)E2W*k)5+k)J7W*k)5+k)-~k)k)k)k)2~k)k)k)k)"
    .. ")~k)k)k)k)&~k)--k)k)/~k)1-k)k);(W*k)5+k)?,W*k)5+k)~~5-Y-s-w-%%-&1%7%%%%%"
    .. "%%%%)&+%<%%%-%%%%%-&/%'%%%%%&6)%%%%%%%%%%%%%2%%%%%%%%%%%%%%%%%8%9%%%:+'?"
    .. ";+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+H1%%%%-&<1%%-&g1%%2&"
    .. "A1%%2&l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%2&@1%%2&k1%%-&;1%%-&f1"
    .. "%%-0=1%%%%%%%%B1%%%%%%%%E1%%-0h1%%%%%%%%m1%%%%%%%%p1>%%%%%-&3%?%%%=%%%%%"
    .. "-&4%@%%%(%%%:%%%&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&%7%G1.0:1:1:1G1G1?1?1?1"
    .. "G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"
  ),
})

--- Danmoeum (단모음).
hwalja.danmoeum = KeyboardLayout.new({
  id = "danmoeum",
  name = "단모음",
  latin_name = "Danmoeum",
  space_ends_run = false,
  cycle_timeout = 1000,
  keys = {
    { id = "ㅂ", legend = "ㅂ", number = 1, scalar = "ㅂ", code = "q" },
    { id = "ㅈ", legend = "ㅈ", number = 2, scalar = "ㅈ", code = "w" },
    { id = "ㄷ", legend = "ㄷ", number = 3, scalar = "ㄷ", code = "e" },
    { id = "ㄱ", legend = "ㄱ", number = 4, scalar = "ㄱ", code = "r" },
    { id = "ㅅ", legend = "ㅅ", number = 5, scalar = "ㅅ", code = "t" },
    { id = "ㅗ", legend = "ㅗ", number = 6, scalar = "ㅗ", code = "h" },
    { id = "ㅐ", legend = "ㅐ", number = 7, scalar = "ㅐ", code = "o" },
    { id = "ㅔ", legend = "ㅔ", number = 8, scalar = "ㅔ", code = "p" },
    { id = "ㅁ", legend = "ㅁ", number = 9, scalar = "ㅁ", code = "a" },
    { id = "ㄴ", legend = "ㄴ", number = 10, scalar = "ㄴ", code = "s" },
    { id = "ㅇ", legend = "ㅇ", number = 11, scalar = "ㅇ", code = "d" },
    { id = "ㄹ", legend = "ㄹ", number = 12, scalar = "ㄹ", code = "f" },
    { id = "ㅎ", legend = "ㅎ", number = 13, scalar = "ㅎ", code = "g" },
    { id = "ㅓ", legend = "ㅓ", number = 14, scalar = "ㅓ", code = "j" },
    { id = "ㅏ", legend = "ㅏ", number = 15, scalar = "ㅏ", code = "k" },
    { id = "ㅣ", legend = "ㅣ", number = 16, scalar = "ㅣ", code = "l" },
    { id = "ㅋ", legend = "ㅋ", number = 17, scalar = "ㅋ", code = "z" },
    { id = "ㅌ", legend = "ㅌ", number = 18, scalar = "ㅌ", code = "x" },
    { id = "ㅊ", legend = "ㅊ", number = 19, scalar = "ㅊ", code = "c" },
    { id = "ㅍ", legend = "ㅍ", number = 20, scalar = "ㅍ", code = "v" },
    { id = "ㅜ", legend = "ㅜ", number = 21, scalar = "ㅜ", code = "n" },
    { id = "ㅡ", legend = "ㅡ", number = 22, scalar = "ㅡ", code = "m" },
  },
  trie = Trie.unchecked(
    "HWJTi_)d5&*0%C%t%L(<%-danmoeum%&(+,-5679:;<=>?@AB%&~'~~()*~~~~~~~+,-~./0"
    .. "1234567,~L(d(h(n(1~r(B)F)n((~L)R)V)n(%~\\)r)v)n(.~|)L*P*n(@-V*4+:+>+9&V*D"
    .. "+:+X+=*V*l+:+(,+~>,D,n(n('~n(H,n(n(0~n(L,n(n(*~n(P,n(n(7~T,b,n(n(<)V*f,:"
    .. "+~,8%V*<-:+R-L9V*h-:+4.4~n(Z.n(n(5~^.d.n(n(3~n(h.n(n(6~l.r.n(n(E2V*v.:+|"
    .. ".J7V*n(:+n(~~(/L/f/j/%%-/1%%%%%.'%%%%%%%%%%J%7%%%%%,&R1%%%%%%)8+%A&%%%%%"
    .. "%%%%%%%%%%%%%%%%%%%%%%%%%%%O%<%%%%%1&W1%%,&F%-%%%%%(&N1%%&.(%%%%%%%%%%%%"
    .. "%/%'''%%%%%%&K1%%&8)%%%_%%%%%%%%%2%%%%%%%0'%%%%%%%%8%'):%9%%%%%.&T1:+'?;"
    .. "+V+<+8,>,=+?+x,~,%-'-.-/-0-@+A+x.C+D+E+F+H+I+J+K+L+%%-&>1H1%%%%-&i1%%&-5"
    .. "1%%%%%%%%%%%%<1%%&-`1%%%%%%%%%%%%g1%%*.91%%%%%%%%%%%%%%A1%%*.d1%%%%%%%%%"
    .. "%%%%%l1%%-&0%6%%%*%%%;%%%.%%%%%)*,%%%%%%%5%A%%%%%)/81%%%%%%%%%%%%%%%%@1%"
    .. "%)/c1%%%%%%%%%%%%%%%%k1%%%.41%%%%%%%%%%%%%%;1%%%._1%%%%%%%%%%%%%%f1%%'65"
    .. "1%%%%%%91%%=1%%%%%%%%B1%%%%%%%%E1%%'6`1%%%%%%d1%%h1%%%%%%%%m1%%%%%%%%p1>"
    .. "%%%%%-&3%?%%%=%%%%%-&4%@%%%%%2&C1%%2&n1&%(5'%&%*%*%&%&%.%.%.%.%.%.%.%&%&"
    .. "%7%G1.0:1:1:1G1G1?1?1?1G1G1D1I1%%I1.0e1e1e1I1I1j1j1j1I1I1o1"
  ),
})

--- All layouts.
hwalja.layouts = {
  hwalja.cheonjiin,
  hwalja.cheonjiin_plus,
  hwalja.naratgeul,
  hwalja.sky,
  hwalja.dubeolsik,
  hwalja.danmoeum,
}

local by_id = {}
for _, layout in ipairs(hwalja.layouts) do by_id[layout.id] = layout end

--- Returns the layout whose id is `id`, or nil.
function hwalja.layout(id) return by_id[id] end

return hwalja
