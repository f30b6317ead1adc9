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
