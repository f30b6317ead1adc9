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
