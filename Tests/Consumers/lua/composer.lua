-- The composer, by what a person at the keyboard sees.
local support = require("support")
local hwalja, check, expect = support.hwalja, support.check, support.expect
local cheonjiin = hwalja.cheonjiin

check("strokes come back one by one and then syllables", function()
  local composer, text = support.type(cheonjiin, "ㅇㅁ 인 천 ㄴㄹ ㅅㅎ ㅅㅎ")
  local seen = { text }
  local edit = composer:backspace("stroke")
  while edit do
    text = support.applied(edit, text)
    seen[#seen + 1] = text
    edit = composer:backspace("stroke")
  end
  expect("않 안ㅅ 안 아 이 ㅇ ", table.concat(seen, " "), "seen")
end)

check("a press makes the floor unknown", function()
  -- The first ⎌ leaves 한, which would go whole. Once it has become 하니, its strokes come back.
  local _, text = support.type(hwalja.dubeolsik, "ㅎ ㅏ ㄴ ㄱ ⎌ ㅣ ⎌ ⎌")
  expect("하", text, "taken back")
end)

check("the floor is where the rest was last", function()
  -- 아 has been 야 and 아 again before the full stop.
  for keys, left in pairs({ ["⎌"] = "아", ["⎌ ⎌"] = "" }) do
    local _, text = support.type(cheonjiin, "ㅇㅁ 인 천 천 천 .,?! " .. keys)
    expect(left, text, keys)
  end
end)

check("a unit is a lead with its dots or one character", function()
  -- ⌫ forgets the strokes, so that ⎌ takes back a unit.
  for _, layout in ipairs({ cheonjiin, hwalja.cheonjiin_compatibility }) do
    for keys, left in pairs({ ["ㅅㅎ ㅅㅎ 천"] = "", ["ㄱㅋ 천 천"] = "", [".,?! 천"] = ".", ["인 지"] = "ㅣ" }) do
      local _, text = support.type(layout, keys .. " ㅇㅁ ⌫ ⎌")
      expect(left, text, keys)
    end
  end
end)

check("nothing is taken back where nothing is composed", function()
  for _, layout in ipairs(support.layouts) do
    local composer = hwalja.Composer.new(layout)
    for _, step in ipairs({ "jamo", "stroke" }) do expect(nil, composer:backspace(step), step) end
    composer:press(layout.keys[1])
    composer:commit()
    for _, step in ipairs({ "jamo", "stroke" }) do expect(nil, composer:backspace(step), step) end
  end
end)

local function expect_nothing(edit, about)
  expect("0 0 ", ("%d %d %s"):format(edit.deleting, edit.deleting_bytes, edit.inserting), about)
end

check("keys out of range and those of other layouts do nothing", function()
  for _, layout in ipairs(support.layouts) do
    local composer = hwalja.Composer.new(layout)
    composer:press(layout.keys[1])
    local before = composer:composing()
    local others = { layout.keys[0] or false, layout.keys[#layout.keys + 1] or false, "ㄱ", 1, {}, { number = 1 } }
    for _, other in ipairs(support.layouts) do
      for _, key in ipairs(other ~= layout and other.keys or {}) do others[#others + 1] = key end
    end
    for _, key in ipairs(others) do
      expect_nothing(composer:press(key), layout.id)
      expect(nil, layout:edit(key, "가"), layout.id)
      expect(false, layout:has(key), layout.id)
    end
    expect_nothing(composer:press(nil), layout.id)
    expect(before, composer:composing(), layout.id)
    expect(#before, composer:backspace("stroke").deleting_bytes, "no stroke of theirs is taken back")
  end
end)

check("a press that does nothing is no stroke", function()
  local composer, text = support.type(hwalja.naratgeul, "ㅇ ㅣ ㅁ 쌍자음 쌍자음")
  expect("임", text, "text")
  composer:backspace("stroke")
  expect("이", composer:composing(), "taken back")
end)

check("an answer that leaves the run as it is is no stroke", function()
  local trie = { key_count = 3 }
  function trie:replacement(number)
    if number == self.key_count then return nil end
    return number - 1, "ㄱ"
  end
  local keys = { { id = "a", number = 1 }, { id = "b", number = 2 } }
  local layout = hwalja.KeyboardLayout.new({ id = "own", keys = keys, rows = {}, trie = trie })
  local composer = support.type(layout, "a b b")
  composer:backspace("stroke")
  expect("", composer:composing(), "taken back")
end)

check("space does as the layout says or as it is told", function()
  for _, layout in ipairs(support.layouts) do
    for _, told in ipairs({ "nil", true, false }) do
      if told == "nil" then told = nil end
      local only_ends = told
      if told == nil then only_ends = layout.space_ends_run end
      local composer = hwalja.Composer.new(layout)
      expect(" ", composer:space(told).inserting, "in an empty field")
      composer:press(layout.keys[1])
      expect(only_ends and "" or " ", composer:space(told).inserting, "after a letter")
      expect("", composer:composing(), "after space")
      expect(" ", composer:space(told).inserting, "again")
    end
  end
end)

check("there are two steps", function()
  expect(false, (pcall(function() hwalja.Composer.new(cheonjiin):backspace("syllable") end)), "syllable")
end)

check("two composers know nothing of each other", function()
  local one, other = hwalja.Composer.new(cheonjiin), hwalja.Composer.new(cheonjiin)
  one:press(cheonjiin:key("ㅇㅁ"))
  expect("", other:composing(), "the other")
end)

check("a long run is taken back by syllables and a long syllable by strokes", function()
  for keys, strokes in pairs({ ["ㅇㅁ 인 천 ㄴㄹ ㄱㅋ 천 지 ㄷㅌ"] = 1003, [".,?!"] = 4000 }) do
    local composer, words = hwalja.Composer.new(cheonjiin), support.words(keys)
    for number = 0, 3999 do composer:press(cheonjiin:key(words[number % #words + 1])) end
    local taken = 0
    while composer:backspace("stroke") do taken = taken + 1 end
    expect(strokes, taken, keys)
  end
end)
