-- Tests the Lua module's own interface. Conformance tests check the text that it types.
-- Run from the root of the repository: LUA_PATH="dist/lua/?.lua" lua Tests/lua/idioms.lua
local globals = {}
for name in pairs(_G) do globals[name] = true end

local hwalja = require("hwalja")
local cheonjiin, dubeolsik = hwalja.cheonjiin, hwalja.dubeolsik

--- Raises an error unless `actual` is `expected`.
local function expect(expected, actual, about)
  if actual ~= expected then
    error(("%s: %s and not %s"):format(tostring(about), tostring(actual), tostring(expected)), 2)
  end
end

local function fails(statement, ...) return not pcall(statement, ...) end

--- Returns a composer of `layout` after these keys, separated by spaces.
local function after(layout, keys)
  local composer = hwalja.Composer.new(layout)
  for key in keys:gmatch("%S+") do composer:press(assert(layout:key(key), key)) end
  return composer
end

local function shown(edit)
  return edit and ("%d %d %s"):format(edit.deleting, edit.deleting_bytes, edit.inserting)
end

-- The last eight texts are not valid UTF-8: they are truncated, overlong, surrogates, beyond Unicode, or stray bytes.
local foreign = {
  "a", "가😀", "👨‍👩‍👧", "\0", "가 ", "ᄀ\225\133\161", "\239\191\189", "\244\143\191\191",
  "\234\176", "\176\128", "\224\128\176", "\237\160\128", "\248\136\128\128\128", "\255", "가\128", "\240\131\132\177",
}

local checks = {}

checks["keys that need shift name the key above them"] = function()
  for id, under in pairs({ ["ㄲ"] = "ㄱ", ["ㄱ"] = false }) do
    expect(under or nil, dubeolsik:key(id).under, id)
  end
  for _, key in ipairs(cheonjiin.keys) do expect(nil, key.under, key.id) end
end

checks["keys are found by id, code and scalar, and missing ones are nil"] = function()
  for _, layout in ipairs(hwalja.layouts) do
    expect(layout, hwalja.layout(layout.id), layout.id)
    for number, key in ipairs(layout.keys) do
      expect(number, key.number, key.id)
      expect(key, layout:key(key.id), key.id)
      expect(key, layout:key_by_scalar(key.scalar), key.scalar)
      if key.code then expect(key, layout:key_by_code(key.code), key.code) end
      expect(true, layout:has(key), key.id)
    end
    for _, name in ipairs({ "", "⌫", "가", "□", false }) do
      for _, find in ipairs({ "key", "key_by_code", "key_by_scalar" }) do
        expect(nil, layout[find](layout, name or nil), name)
      end
    end
  end
  expect(nil, hwalja.layout("qwerty"), "qwerty")
end

checks["the dot style can be changed if a layout has dots"] = function()
  expect(cheonjiin.keys, cheonjiin:writing("compatibility").keys, "keys")
  expect(dubeolsik, dubeolsik:writing("compatibility"), "a layout without dots")
  expect(true, fails(cheonjiin.writing, cheonjiin, "round"), "another style")
end

checks["a custom layout must have the keys of its trie in order"] = function()
  local function own(keys)
    return hwalja.KeyboardLayout.new({ id = "own", keys = keys, trie = cheonjiin.trie })
  end
  local keys = {}
  for number = 1, 11 do keys[number] = { id = "k" .. number, number = number } end
  expect("안", after(own(keys), "k11 k1 k2 k5"):composing(), "own")
  for _, layout in ipairs({ cheonjiin, own(keys) }) do expect(1000, layout.cycle_timeout, layout.id) end
  for _, wrong in ipairs({ {}, { keys[1] } }) do expect(true, fails(own, wrong), #wrong .. " keys") end
  keys[1], keys[2] = keys[2], keys[1]
  expect(true, fails(own, keys), "two keys swapped")
end

checks["an edit does not rewrite unchanged text, and counts scalars and bytes"] = function()
  local composer = after(cheonjiin, "ㅇㅁ 인 천 ㄴㄹ ㅈㅊ")
  expect("1 3 안ㅊ", shown(composer:press(cheonjiin:key("ㅈㅊ"))), "않")
  expect("1 3 치", shown(composer:press(cheonjiin:key("인"))), "치")
  expect("1 3 ㅊ", shown(composer:backspace("stroke")), "ㅊ")
  expect("2 6 ㄱ", shown(after(cheonjiin, "ㄱㅋ 천"):backspace("stroke")), "a lead and its dot")
end

checks["keys out of range and keys of other layouts do nothing"] = function()
  for _, layout in ipairs(hwalja.layouts) do
    local composer = after(layout, layout.keys[1].id)
    local before = composer:composing()
    local others = { false, "ㄱ", 1, {}, { number = 1 } }
    for _, other in ipairs(hwalja.layouts) do
      for _, key in ipairs(other ~= layout and other.keys or {}) do table.insert(others, key) end
    end
    for _, key in ipairs(others) do
      expect("0 0 ", shown(composer:press(key or nil)), layout.id)
      expect(nil, layout:edit(key or nil, "가"), layout.id)
      expect(false, layout:has(key or nil), layout.id)
    end
    expect(before, composer:composing(), layout.id)
    expect(("1 %d "):format(#before), shown(composer:backspace("stroke")), "backspace undoes none of their strokes")
    for _, step in ipairs({ "jamo", "stroke" }) do expect(nil, composer:backspace(step), step) end
  end
  for _, number in ipairs({ 0, -1, hwalja.sky.trie.key_count + 1, 1.5, 1e9, 0 / 0 }) do
    expect(nil, hwalja.sky.trie:look_up(number, 0x3131, 0), number)
  end
end

checks["space obeys its argument, and unknown units are rejected"] = function()
  for _, only_ends in ipairs({ true, false }) do
    local composer = after(cheonjiin, "ㄱㅋ 인")
    expect(only_ends and "0 0 " or "0 0  ", shown(composer:space(only_ends)), only_ends)
    expect("", composer:composing(), "after space")
    expect("0 0  ", shown(composer:space(only_ends)), only_ends)
  end
  expect(true, fails(hwalja.Composer.backspace, after(cheonjiin, ""), "syllable"), "syllable")
end

checks["other text is not changed"] = function()
  for _, layout in ipairs(hwalja.layouts) do
    for _, text in ipairs(foreign) do
      expect(nil, layout:deletion(text), text)
      for _, key in ipairs(layout.keys) do expect(shown(layout:edit(key, "")), shown(layout:edit(key, text)), text) end
    end
  end
end

checks["errors describe the damage to a trie"] = function()
  local bytes = cheonjiin.trie.bytes
  local function changed(offset, byte) return bytes:sub(1, offset) .. string.char(byte) .. bytes:sub(offset + 2) end
  for data, expected in pairs({
    [("~"):rep(21)] = "truncated: cut short: 21 bytes of 22",
    [bytes:sub(1, -2)] = "truncated: cut short: 1201 bytes of 1202",
    [bytes .. "%"] = "tooLong: too long: 1203 bytes for 1202",
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
  expect(true, fails(hwalja.Trie.open, nil), "other types than strings raise an error")
end

local is_right = true
for name, statement in pairs(checks) do
  local passed, problem = pcall(statement)
  if not passed then
    is_right = false
    io.stderr:write("FAIL ", name, ": ", tostring(problem), "\n")
  end
end
for name in pairs(_G) do assert(globals[name], name .. " must not be a global") end
os.exit(is_right and 0 or 1)
