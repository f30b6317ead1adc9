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
