-- Opening a trie: what is wrong with one, as Lua says it.
local hwalja, support = require("hwalja"), require("support")
local check, expect = support.check, support.expect
local bytes = hwalja.cheonjiin.trie.bytes
local size = #bytes

--- The trie with another byte at an offset.
local function changed(offset, byte) return bytes:sub(1, offset) .. string.char(byte) .. bytes:sub(offset + 2) end

check("damage is named", function()
  for data, expected in pairs({
    [("~"):rep(21)] = "truncated: cut short: 21 bytes of 22",
    [bytes:sub(1, -2)] = ("truncated: cut short: %d bytes of %d"):format(size - 1, size),
    [bytes .. "%"] = ("tooLong: too long: %d bytes for %d"):format(size + 1, size),
    [changed(0, 0x20)] = "wrongMagic: not a trie: the first four bytes are not HWJT",
    [changed(9, 0x7E)] = "newerVersion: version 89 is newer than this reader, which knows 1",
    [changed(9, 0x25)] = "wrongByte: damaged: the byte at 9 cannot stand there",
    [changed(40, 0x7F)] = "wrongByte: damaged: the byte at 40 cannot stand there",
    [changed(8, 0x7E)] = "wrongChecksum: damaged: the checksum is wrong",
  }) do
    local trie, problem = hwalja.Trie.open(data)
    expect(nil, trie, expected)
    expect(expected, problem.kind .. ": " .. tostring(problem), expected)
  end
  expect(false, (pcall(hwalja.Trie.open, nil)), "what is no string is an error of the program")
end)

check("a number that is no key's does nothing", function()
  local trie = hwalja.sky.trie
  for _, number in ipairs({ 0, -1, trie.key_count + 1, 1.5, 1e9, 0 / 0 }) do
    expect(nil, trie:replacement(number, 0x3131, 0), number)
  end
end)
