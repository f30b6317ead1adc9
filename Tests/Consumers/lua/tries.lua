-- Opening a trie: all checks of docs/FORMAT.md, each by its error.
local support = require("support")
local hwalja, check, expect = support.hwalja, support.check, support.expect
local bytes = hwalja.cheonjiin.trie.bytes

--- What Trie.open finds in `data`, as a line of the forgeries says it.
local function finding(data)
  local trie, problem = hwalja.Trie.open(data)
  if trie then return "sound" end
  local words = {}
  for name, value in pairs(problem) do
    if name ~= "kind" then words[#words + 1] = ("%s=%d"):format(name, value) end
  end
  table.sort(words)
  table.insert(words, 1, problem.kind)
  return table.concat(words, " ")
end

local function with_byte(offset, byte) return bytes:sub(1, offset) .. string.char(byte) .. bytes:sub(offset + 2) end

check("a trie cut short says how much there is", function()
  for length = 0, #bytes - 1 do
    local expected = length < 22 and 22 or #bytes
    expect(("truncated actual=%d expected=%d"):format(length, expected), finding(bytes:sub(1, length)), length)
  end
  return #bytes .. " lengths"
end)

check("what is no digit is named", function()
  for offset = 4, #bytes - 1 do
    for _, byte in ipairs({ 0, 0x24, 0x7F, 0xFF }) do
      expect("wrongByte offset=" .. offset, finding(with_byte(offset, byte)), byte)
    end
  end
end)

check("a later version may do without digits", function()
  local later = with_byte(30, 0xFF)
  expect("newerVersion version=2", finding(later:sub(1, 9) .. "'" .. later:sub(11)), "version 2")
end)

check("errors have a clear line each", function()
  local _, cut = hwalja.Trie.open(bytes:sub(1, 40))
  expect("cut short: 40 bytes of " .. #bytes, tostring(cut), "cut short")
  local _, long = hwalja.Trie.open(bytes .. "%")
  expect(("too long: %d bytes for %d"):format(#bytes + 1, #bytes), tostring(long), "too long")
  local _, magic = hwalja.Trie.open(("x"):rep(30))
  expect("not a trie: the first four bytes are not HWJT", tostring(magic), "magic")
  local _, later = hwalja.Trie.open(with_byte(9, 0x27))
  expect("version 2 is newer than this reader, which knows 1", tostring(later), "version")
  local _, stray = hwalja.Trie.open(with_byte(40, 0x20))
  expect("damaged: the byte at 40 is not one of % to ~", tostring(stray), "byte")
  local _, sum = hwalja.Trie.open(with_byte(4, 0x7E))
  expect("damaged: the checksum is wrong", tostring(sum), "checksum")
end)

check("what is no string is an error of the program", function()
  expect(false, (pcall(hwalja.Trie.open, nil)), "nil")
  expect(false, (pcall(hwalja.Trie.open, 5)), "a number")
end)

check("a keypad needs as many keys as its trie", function()
  for _, keypad in ipairs({ "", "ㄱ ㄴ ⌫" }) do
    expect(false, (pcall(hwalja.KeyboardLayout.new, { keypad = keypad, trie = hwalja.sky.trie })), keypad)
  end
end)

check("a layout of one's own opens a file's trie", function()
  local own = hwalja.KeyboardLayout.new({
    id = "own", name = "내", latin_name = "Own", space_ends_run = true, trie = hwalja.Trie.open(bytes),
    keypad = "a b c ⌫\nd e f\n g  h i j k ",
  })
  local composer = hwalja.Composer.new(own)
  for _, id in ipairs({ "k", "a", "b", "e" }) do composer:press(own:key(id)) end
  expect("안", composer:composing(), "own")
end)

check("a number that is no key's does nothing", function()
  for _, layout in ipairs(support.layouts) do
    for _, number in ipairs({ 0, -1, layout.trie.key_count + 1, 1.5, 1e9, 0 / 0 }) do
      expect(nil, layout.trie:replacement(number, 0x3131, 0), number)
    end
  end
end)

--- Whether all that a trie can answer is text.
local function answers_text(trie, number)
  local contexts = { 0, 0x1100, 0x3131, 0x3133, 0xAC00, 0xAC01, 0xD7A3, 0x314F, 0x3163, 0x119E, 0x318D }
  for _, last in ipairs(contexts) do
    for _, before in ipairs(contexts) do
      local answer = { trie:replacement(number, last, before) }
      assert((answer[1] or 0) <= 2 and #answer <= 4)
      for place = 2, #answer do
        local scalar = answer[place]
        assert(scalar > 0 and scalar < 0x110000 and (scalar < 0xD800 or scalar > 0xDFFF) and scalar % 1 == 0)
      end
    end
  end
end

return function(source, review, forgeries, share)
  check("the tries of the layouts are the files", function()
    for _, layout in ipairs(hwalja.layouts) do
      local data = support.read(source .. "/trie/" .. layout.id .. ".trie")
      expect(data, assert(hwalja.Trie.open(data)).bytes, layout.id)
      expect(data, layout.trie.bytes, layout.id)
    end
    local data = support.read(review .. "/compatibility/trie/cheonjiin.trie")
    expect(data, assert(hwalja.Trie.open(data)).bytes, "the other style")
    expect(data, hwalja.cheonjiin_compatibility.trie.bytes, "the other style")
  end)

  check("every turned bit is found", function()
    local turned = 0
    for offset = 0, #bytes - 1 do
      local byte = bytes:byte(offset + 1)
      for bit = offset % share, 7, share do
        local place = 2 ^ bit
        local other = math.floor(byte / place) % 2 == 0 and byte + place or byte - place
        assert(finding(with_byte(offset, other)) ~= "sound", "bit " .. bit .. " at " .. offset)
        turned = turned + 1
      end
    end
    return turned .. " bits"
  end)

  check("forgeries with a right checksum are found, or sound", function()
    local number, opened, looked_at = 0, 0, 0
    for expected, data in support.read(forgeries):gmatch("([^\t\n]*)\t([^\n]*)\n") do
      number = number + 1
      if number % share == 0 then
        looked_at = looked_at + 1
        expect(expected, finding(data), "forgery " .. number)
        if expected == "sound" then
          opened = opened + 1
          local trie = hwalja.Trie.open(data)
          answers_text(trie, number % trie.key_count + 1)
        end
      end
    end
    assert(opened > 100, "too few are sound")
    return opened .. " sound of " .. looked_at
  end)
end
