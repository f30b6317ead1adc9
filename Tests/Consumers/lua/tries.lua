-- Opening a trie: which of the checks of docs/FORMAT.md fails, as Lua says it.
local hwalja, support = require("hwalja"), require("support")
local check, expect = support.check, support.expect
local bytes = hwalja.cheonjiin.trie.bytes
local size = #bytes

--- The trie with other bytes at some offsets.
local function changed(bytes_at)
  local data = bytes
  for offset, byte in pairs(bytes_at) do data = data:sub(1, offset) .. string.char(byte) .. data:sub(offset + 2) end
  return data
end

check("the first check that fails is named", function()
  for data, expected in pairs({
    [("~"):rep(21)] = "truncated: cut short: 21 bytes of 22",
    [changed({ [0] = 0x20, [9] = 0x27 })] = "wrongMagic: not a trie: the first four bytes are not HWJT",
    [changed({ [9] = 0x27, [30] = 0xFF })] = "newerVersion: version 2 is newer than this reader, which knows 1",
    [changed({ [9] = 0x7E })] = "newerVersion: version 89 is newer than this reader, which knows 1",
    [changed({ [9] = 0x7F, [30] = 0 })] = "wrongByte: damaged: the byte at 9 cannot stand there",
    [changed({ [4] = 0x24, [9] = 0x25 })] = "wrongByte: damaged: the byte at 4 cannot stand there",
    [bytes .. "\n"] = "wrongByte: damaged: the byte at " .. size .. " cannot stand there",
    [changed({ [9] = 0x25 }):sub(1, -2)] = "wrongByte: damaged: the byte at 9 cannot stand there",
    [bytes:sub(1, -2)] = ("truncated: cut short: %d bytes of %d"):format(size - 1, size),
    [bytes .. "%"] = ("tooLong: too long: %d bytes for %d"):format(size + 1, size),
    [changed({ [10] = 0x25, [11] = 0x25 })] = ("tooLong: too long: %d bytes for 0"):format(size),
    [changed({ [8] = 0x7E })] = "wrongChecksum: damaged: the checksum is wrong",
  }) do
    local trie, problem = hwalja.Trie.open(data)
    expect(nil, trie, expected)
    expect(expected, problem.kind .. ": " .. tostring(problem), expected)
  end
  expect(false, (pcall(hwalja.Trie.open, nil)), "what is no string is an error of the program")
end)

check("those of the layouts are the files", function()
  for _, layout in ipairs(hwalja.layouts) do
    local data = support.read("dist/trie/" .. layout.id .. ".trie")
    expect(data, assert(hwalja.Trie.open(data)).bytes, layout.id)
    expect(data, layout.trie.bytes, layout.id)
  end
end)

check("a number that is no key's does nothing", function()
  local trie = hwalja.sky.trie
  for _, number in ipairs({ 0, -1, trie.key_count + 1, 1.5, 1e9, 0 / 0 }) do
    expect(nil, trie:replacement(number, 0x3131, 0), number)
  end
end)
