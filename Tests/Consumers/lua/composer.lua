-- The composer, by what a person at the keyboard sees.
local support = require("support")
local hwalja, check, expect = support.hwalja, support.check, support.expect
local cheonjiin = hwalja.cheonjiin

-- A composer as plainly as it can be said: it keeps every text that the run was.
local Model = {}
Model.__index = Model

function Model.new(layout) return setmetatable({ layout = layout, run = "", history = {} }, Model) end

function Model:finish() self.run, self.history, self.pending = "", {}, nil end

function Model:press(key)
  local edit = self.layout:edit(key, self.run)
  local after = edit and support.applied(edit, self.run) or self.run
  if after == self.run then return end
  table.insert(self.history, self.run)
  self.run, self.pending = after, nil
end

function Model:backspace()
  local edit = self.layout:deletion(self.run)
  local after = edit and support.applied(edit, self.run) or not edit and support.shortened(self.run)
  self:finish()
  self.run = after
end

local dots = { ["ᆞ"] = true, ["ᆢ"] = true, ["ㆍ"] = true }

local function without_unit(run)
  local rest, last = support.shortened(run), run:sub(-3)
  local before = rest:sub(-3)
  local is_lead = before >= "ᄀ" and before <= "ᄒ" or before >= "ㄱ" and before <= "ㅎ"
  return dots[last] and is_lead and support.shortened(rest) or rest
end

function Model:take_back()
  local rest = without_unit(self.run)
  if not self.pending then
    self.pending = #self.history
    for place, text in ipairs(self.history) do
      if text == rest then self.pending = #self.history - place + 1 end
    end
  end
  if self.pending > 0 then
    self.pending = self.pending - 1
    self.run = table.remove(self.history)
  else
    self:finish()
    self.run = rest
  end
end

--- Whole numbers from 0 to below `count`, the same in every interpreter.
local function dice(seed)
  return function(count)
    seed = (seed * 16807) % 2147483647
    return math.floor(seed / 2147483647 * count)
  end
end

check("it does what a plain model does", function()
  local steps = 0
  for number, layout in ipairs(support.layouts) do
    local throw = dice(number * 7919)
    local composer, model, field, committed = hwalja.Composer.new(layout), Model.new(layout), "", ""
    for _ = 1, 4000 do
      local act = throw(100)
      if act < 72 then
        local key = layout.keys[throw(#layout.keys) + 1]
        field = support.applied(composer:press(key), field)
        model:press(key)
      elseif act < 97 then
        local step = throw(4) == 0 and "jamo" or "stroke"
        local edit = composer:backspace(step)
        expect(model.run == "", edit == nil, "nothing is composed")
        if edit then
          field = support.applied(edit, field)
          if step == "jamo" then model:backspace() else model:take_back() end
        end
      elseif act == 97 then
        composer:commit()
        committed = field
        model:finish()
      else
        field = support.applied(composer:space(false), field)
        committed = committed .. model.run .. " "
        model:finish()
      end
      expect(model.run, composer:composing(), layout.id)
      expect(committed .. model.run, field, layout.id)
      steps = steps + 1
    end
  end
  return steps .. " steps"
end)

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

check("a look-up that changes nothing is no stroke", function()
  local trie = { key_count = 3 }
  function trie:replacement(number, last)
    if number == self.key_count then return nil end
    if number == 1 then return 0, 0x3131 end
    return 1, last
  end
  local layout = hwalja.KeyboardLayout.new({ id = "own", keypad = "a b", trie = trie })
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

check("a long run costs no more for each press than a short one", function()
  local keys = {}
  for _, id in ipairs(support.words("ㅇㅁ 인 천 ㄴㄹ ㄱㅋ 천 지 ㄷㅌ")) do keys[#keys + 1] = cheonjiin:key(id) end
  local composer, sizes = hwalja.Composer.new(cheonjiin), {}
  for number = 0, 20000 do
    if number % 5000 == 0 then
      collectgarbage()
      collectgarbage()
      sizes[#sizes + 1] = collectgarbage("count")
    end
    composer:press(keys[number % 8 + 1])
  end
  -- A copy of the run at each press would make the last quarter seven times the first.
  local first, last = sizes[2] - sizes[1], sizes[#sizes] - sizes[#sizes - 1]
  assert(last < 2 * first, ("%.0f KB after %.0f KB"):format(last, first))
  local syllables, presses = support.count(composer:composing()), 0
  while composer:backspace("stroke") do presses = presses + 1 end
  assert(syllables > 5000 and math.abs(presses - syllables) < 8, presses .. " for " .. syllables)
end)

check("twenty thousand presses of one syllable come back one by one", function()
  local composer, presses = hwalja.Composer.new(cheonjiin), 0
  for _ = 1, 20000 do composer:press(cheonjiin:key(".,?!")) end
  while composer:backspace("stroke") do presses = presses + 1 end
  expect(20000, presses, "presses")
end)
