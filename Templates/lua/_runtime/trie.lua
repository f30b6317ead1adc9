local Format = require("trie_format")
local Scalars = require("scalars")

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

return Trie
