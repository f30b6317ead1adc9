-- What a keypad is drawn from.
local support = require("support")
local hwalja, check, expect = support.hwalja, support.check, support.expect

local function face(key) return ("%s=%s/%s/%s"):format(key.id, key.legend, key.code or "-", key.long_press or "-") end

local function place(slot)
  if slot.key then
    assert(not slot.mark and slot.width == 1)
    return face(slot.key)
  end
  return slot.width == 1 and slot.mark or ("%s*%g"):format(slot.mark, slot.width)
end

--- The layout as keypads.txt has it.
local function drawn(layout)
  local space = layout.space_ends_run and "ends the run" or "writes"
  local lines = { ("%s %s %s %s"):format(layout.id, layout.name, layout.latin_name, space) }
  for _, row in ipairs(layout.rows) do
    local places = {}
    for number, slot in ipairs(row) do places[number] = place(slot) end
    lines[#lines + 1] = "  " .. table.concat(places, " ")
  end
  local shifted, scalars = {}, {}
  for number, key in ipairs(layout.keys) do scalars[number] = key.scalar end
  lines[#lines + 1] = "  scalars: " .. table.concat(scalars)
  for _, key in ipairs(layout.keys) do
    if key.is_shifted then
      shifted[#shifted + 1] = layout.rows[key.row][key.column].key.id .. ">" .. face(key)
    end
  end
  if #shifted > 0 then lines[#lines + 1] = "  shift: " .. table.concat(shifted, " ") end
  return table.concat(lines, "\n") .. "\n"
end

check("the layouts are those people know", function()
  local expected = support.read(support.shared .. "keypads.txt"):gsub("# [^\n]*\n", "")
  local all = {}
  for number, layout in ipairs(hwalja.layouts) do all[number] = drawn(layout) end
  expect(expected, table.concat(all), "keypads")
  local other = drawn(hwalja.cheonjiin_compatibility):gsub("^cheonjiin%-compatibility ", "cheonjiin ")
  expect(drawn(hwalja.cheonjiin), other, "the other style")
end)

check("keys say where they are, and rows are equally wide", function()
  for _, layout in ipairs(support.layouts) do
    for number, key in ipairs(layout.keys) do
      expect(number, key.number, key.id)
      expect(key, layout:key(key.id), key.id)
      expect(true, layout:has(key), key.id)
      if key.code then expect(key, layout:key_by_code(key.code), key.code) end
      if not key.is_shifted then expect(key, layout.rows[key.row][key.column].key, key.id) end
    end
    local width
    for _, row in ipairs(layout.rows) do
      local sum = 0
      for _, slot in ipairs(row) do sum = sum + slot.width end
      expect(width or sum, sum, layout.id)
      width = sum
    end
  end
end)

--- A scalar of 16 bits in UTF-8.
local function text_of(scalar)
  local low, middle, high = scalar % 64, math.floor(scalar / 64) % 64, math.floor(scalar / 4096)
  if scalar < 0x80 then return string.char(scalar) end
  if scalar < 0x800 then return string.char(0xC0 + middle, 0x80 + low) end
  return string.char(0xE0 + high, 0x80 + middle, 0x80 + low)
end

check("keys are found by their scalars, and by no others of 16 bits", function()
  for _, layout in ipairs(support.layouts) do
    local found = 0
    for scalar = 1, 0xFFFF do
      local text = text_of(scalar)
      local key = layout:key_by_scalar(text)
      if key then
        expect(text, key.scalar, key.id)
        found = found + 1
      end
    end
    expect(#layout.keys, found, layout.id)
  end
end)

check("what is not there is nil", function()
  for _, layout in ipairs(support.layouts) do
    for _, name in ipairs({ "", "⌫", "가", "□" }) do
      expect(nil, layout:key(name), name)
      expect(nil, layout:key_by_code(name), name)
      expect(nil, layout:key_by_scalar(name), name)
    end
    expect(nil, layout:key(nil), "no id")
    expect(nil, layout:key_by_code(nil), "no code")
    expect(nil, layout:key_by_scalar(nil), "no scalar")
  end
  expect(nil, hwalja.layout("qwerty"), "qwerty")
  for _, layout in ipairs(support.layouts) do expect(layout, hwalja.layout(layout.id), layout.id) end
end)
