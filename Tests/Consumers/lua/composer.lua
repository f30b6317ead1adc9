-- What a program in Lua sees of a composer.
local hwalja, support = require("hwalja"), require("support")
local check, expect, after = support.check, support.expect, support.after
local cheonjiin = hwalja.cheonjiin

local function said(edit) return edit and ("%d %d %s"):format(edit.deleting, edit.deleting_bytes, edit.inserting) end

check("an edit leaves what stays, and counts scalars and bytes", function()
  local composer = after(cheonjiin, "ㅇㅁ 인 천 ㄴㄹ ㅈㅊ")
  expect("1 3 안ㅊ", said(composer:press(cheonjiin:key("ㅈㅊ"))), "않")
  expect("1 3 치", said(composer:press(cheonjiin:key("인"))), "치")
  expect("1 3 ㅊ", said(composer:backspace("stroke")), "ㅊ")
  expect("2 6 ㄱ", said(after(cheonjiin, "ㄱㅋ 천"):backspace("stroke")), "a lead and its dot")
end)

check("keys out of range and those of other layouts do nothing", function()
  for _, layout in ipairs(hwalja.layouts) do
    local composer = after(layout, layout.keys[1].id)
    local before = composer:composing()
    local others = { layout.keys[0] or false, layout.keys[#layout.keys + 1] or false, "ㄱ", 1, {}, { number = 1 } }
    for _, other in ipairs(hwalja.layouts) do
      for _, key in ipairs(other ~= layout and other.keys or {}) do others[#others + 1] = key end
    end
    for _, key in ipairs(others) do
      expect("0 0 ", said(composer:press(key or nil)), layout.id)
      expect(nil, layout:edit(key or nil, "가"), layout.id)
      expect(false, layout:has(key or nil), layout.id)
    end
    expect(before, composer:composing(), layout.id)
    expect(("1 %d "):format(#before), said(composer:backspace("stroke")), "no stroke of theirs is taken back")
    for _, step in ipairs({ "jamo", "stroke" }) do expect(nil, composer:backspace(step), step) end
  end
end)

check("space does as it is told", function()
  for _, only_ends in ipairs({ true, false }) do
    local composer = after(cheonjiin, "ㄱㅋ 인")
    expect(only_ends and "0 0 " or "0 0  ", said(composer:space(only_ends)), only_ends)
    expect("", composer:composing(), "after space")
    expect("0 0  ", said(composer:space(only_ends)), only_ends)
  end
end)

check("there are two steps", function()
  expect(false, (pcall(function() hwalja.Composer.new(cheonjiin):backspace("syllable") end)), "syllable")
end)

check("a run has no end", function()
  -- By syllables, after the last one's strokes; a syllable of one key goes by strokes alone.
  for keys, expected in pairs({ [("ㅇㅁ 인 천 ㄴㄹ ㄱㅋ 천 지 ㄷㅌ "):rep(500)] = 1003, [(".,?! "):rep(4000)] = 4000 }) do
    local composer, taken = after(cheonjiin, keys), 0
    while composer:backspace("stroke") do taken = taken + 1 end
    expect(expected, taken, "taken back")
  end
end)

-- The last eight are no UTF-8: cut short, too long, surrogates, beyond Unicode, and bytes that lead nowhere.
local foreign = {
  "a", "가😀", "👨‍👩‍👧", "\0", "가 ", "ᄀ\225\133\161", "\239\191\189", "\244\143\191\191",
  "\234\176", "\176\128", "\224\128\176", "\237\160\128", "\248\136\128\128\128", "\255", "가\128", "\240\131\132\177",
}

check("foreign text is left alone", function()
  for _, layout in ipairs(hwalja.layouts) do
    for _, text in ipairs(foreign) do
      expect(nil, layout:deletion(text), text)
      for _, key in ipairs(layout.keys) do expect(said(layout:edit(key, "")), said(layout:edit(key, text)), text) end
    end
  end
end)
