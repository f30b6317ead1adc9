local Format = require("trie_format")
local Trie = require("trie")

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
