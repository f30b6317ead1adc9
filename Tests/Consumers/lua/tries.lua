-- Opening a trie, as docs/FORMAT.md says it, and what a trie answers that opens and is nonsense.
local support = require("support")
local hwalja, check, expect = support.hwalja, support.check, support.expect
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
end)

check("what is no string is an error of the program", function()
  expect(false, (pcall(hwalja.Trie.open, nil)), "nil")
  expect(false, (pcall(hwalja.Trie.open, 5)), "a number")
end)

check("a layout of one's own has the keys of its trie in order", function()
  local trie, keys = assert(hwalja.Trie.open(bytes)), {}
  for number, key in ipairs(hwalja.cheonjiin.keys) do keys[number] = { id = key.code or "p", number = number } end
  local own = hwalja.KeyboardLayout.new({ id = "own", space_ends_run = true, keys = keys, rows = {}, trie = trie })
  local composer = support.type(own, "0 1 2 5")
  expect("안", composer:composing(), "own")
  local swapped = { keys[2], keys[1] }
  for number = 3, #keys do swapped[number] = keys[number] end
  for _, wrong in ipairs({ {}, { keys[1] }, swapped }) do
    expect(false, (pcall(hwalja.KeyboardLayout.new, { keys = wrong, rows = {}, trie = trie })), #wrong .. " keys")
  end
end)

check("a number that is no key's does nothing", function()
  for _, layout in ipairs(support.layouts) do
    for _, number in ipairs({ 0, -1, layout.trie.key_count + 1, 1.5, 1e9, 0 / 0 }) do
      expect(nil, layout.trie:replacement(number, 0x3131, 0), number)
    end
  end
end)

--- An answer of a trie as the forgeries say it: how many scalars go, and in hexadecimal the UTF-8 of what comes.
local function answer(deleting, text)
  if not deleting then return "-" end
  return deleting .. ":" .. text:gsub(".", function(byte) return ("%02x"):format(byte:byte()) end)
end

local contexts = {
  0, 0x41, 0x1100, 0x1112, 0x3131, 0x3133, 0x314E, 0xAC00, 0xAC01, 0xD788, 0xD7A3, 0x314F, 0x3163, 0x119E, 0x11A2,
  0x318D,
}

return function(source, review, forgeries, share)
  check("the tries of the layouts are the files", function()
    for _, layout in ipairs(support.layouts) do
      local folder = layout == hwalja.cheonjiin_compatibility and review .. "/compatibility" or source
      local data = support.read(folder .. "/trie/" .. layout.id:gsub("%-compatibility", "") .. ".trie")
      expect(data, assert(hwalja.Trie.open(data)).bytes, layout.id)
      expect(data, layout.trie.bytes, layout.id)
    end
  end)

  check("every loss and every turned bit is found", function()
    local turned = 0
    for offset = 0, size - 1 do
      expect(nil, hwalja.Trie.open(bytes:sub(1, offset)), offset .. " bytes")
      local byte = bytes:byte(offset + 1)
      for bit = offset % share, 7, share do
        local place = 2 ^ bit
        local other = math.floor(byte / place) % 2 == 0 and byte + place or byte - place
        expect(nil, hwalja.Trie.open(changed({ [offset] = other })), "bit " .. bit .. " at " .. offset)
        turned = turned + 1
      end
    end
    return turned .. " bits"
  end)

  check("a trie of nonsense answers as the other runtimes do", function()
    local number, asked = 0, 0
    for data, answers in support.read(forgeries):gmatch("([^\t\n]*)\t([^\n]*)\n") do
      if number % share == 0 then
        local trie, found = assert(hwalja.Trie.open(data)), {}
        for _, last in ipairs(contexts) do
          for _, before in ipairs(contexts) do
            found[#found + 1] = answer(trie:replacement(number % 13 + 1, last, before))
          end
        end
        expect(answers, table.concat(found, " "), "forgery " .. number)
        asked = asked + #found
      end
      number = number + 1
    end
    assert(number > 3000, "too few forgeries")
    return asked .. " answers"
  end)
end
