-- What a keypad is drawn from, and by what its keys are found.
local hwalja, support = require("hwalja"), require("support")
local check, expect = support.check, support.expect

--- A row of a keypad, with the keys' ids alone.
local function drawn(row)
  local places = {}
  for number, slot in ipairs(row) do
    places[number] = (slot.key and slot.key.id or slot.mark) .. (slot.width == 1 and "" or "*" .. slot.width)
  end
  return table.concat(places, " ")
end

check("a layout has what a keypad is drawn from", function()
  local cheonjiin, dubeolsik = hwalja.cheonjiin, hwalja.dubeolsik
  expect("천지인 Cheonjiin", cheonjiin.name .. " " .. cheonjiin.latin_name, "names")
  expect("gap ㅇㅁ space gap", drawn(cheonjiin.rows[4]), "the last row")
  expect("shift*1.5 ㅋ ㅌ ㅊ ㅍ ㅠ ㅜ ㅡ backspace*1.5", drawn(dubeolsik.rows[3]), "with other widths")
  local key, shifted = cheonjiin:key("인"), dubeolsik:key("ㄲ")
  expect("ㅣ 1 R", key.legend .. " " .. key.code .. " " .. shifted.code, "keys")
  expect("ㄱ", dubeolsik.rows[shifted.row][shifted.column].key.id, "what it lies under")
end)

check("keys are found by what names them", function()
  for _, layout in ipairs(hwalja.layouts) do
    expect(layout, hwalja.layout(layout.id), layout.id)
    for number, key in ipairs(layout.keys) do
      expect(number, key.number, key.id)
      expect(key, layout:key(key.id), key.id)
      expect(key, layout:key_by_scalar(key.scalar), key.scalar)
      if key.code then expect(key, layout:key_by_code(key.code), key.code) end
      expect(key.is_shifted, layout.rows[key.row][key.column].key ~= key, key.id)
      expect(true, layout:has(key), key.id)
    end
  end
end)

check("the style of dots is a parameter of a layout that has some", function()
  local cheonjiin = hwalja.cheonjiin
  local other = cheonjiin:writing("compatibility")
  local function dot(layout) return layout:edit(cheonjiin:key("천"), "ㄱ").inserting end
  expect("conjoining compatibility", cheonjiin.trie.dots .. " " .. other.trie.dots, "styles")
  expect(cheonjiin.keys, other.keys, "keys")
  expect("ㄱㆍ", dot(other), "compatibility")
  expect("ᄀᆞ", dot(cheonjiin), "conjoining")
  expect("ᄀᆞ", dot(other:writing("conjoining")), "back")
  for number = 2, #hwalja.layouts do
    local layout = hwalja.layouts[number]
    expect(nil, layout.trie.dots, layout.id)
    expect(layout, layout:writing("compatibility"), layout.id)
  end
  expect(false, (pcall(cheonjiin.writing, cheonjiin, "round")), "another style")
end)

check("what is not there is nil", function()
  for _, layout in ipairs(hwalja.layouts) do
    for _, name in ipairs({ "", "⌫", "가", "□", false }) do
      expect(nil, layout:key(name or nil), name)
      expect(nil, layout:key_by_code(name or nil), name)
      expect(nil, layout:key_by_scalar(name or nil), name)
    end
  end
  expect(nil, hwalja.layout("qwerty"), "qwerty")
end)

check("a layout of one's own has the keys of its trie in order", function()
  local function own(keys)
    return hwalja.KeyboardLayout.new({ id = "own", keys = keys, rows = {}, trie = hwalja.cheonjiin.trie })
  end
  local keys = {}
  for number = 1, 11 do keys[number] = { id = "k" .. number, number = number } end
  expect("안", support.after(own(keys), "k11 k1 k2 k5"):composing(), "own")
  for _, wrong in ipairs({ {}, { keys[1] } }) do expect(false, (pcall(own, wrong)), #wrong .. " keys") end
  keys[1], keys[2] = keys[2], keys[1]
  expect(false, (pcall(own, keys)), "two in the other's place")
end)
