-- Answers the questions of `conform` with hwalja.lua. See docs/spec/CONFORM.md.
local hwalja = require("hwalja")

--- Applies `edit` at the end of `text`.
local function applied(edit, text) return text:sub(1, #text - edit.deleting_bytes) .. edit.inserting end

--- Returns `text` without its last scalar, as a field deletes without a run.
local function shortened(text) return (text:gsub("[^\128-\191][\128-\191]*$", "")) end

--- Returns the text of an empty field after the steps.
local function compose(layout_id, steps)
  local id, other = layout_id:match("^(.-)%-(compatibility)$")
  local layout = assert(hwalja.layout(id or layout_id), "unknown layout"):writing(other or "conjoining")
  local composer, text, is_after_pause = hwalja.Composer.new(layout), "", false
  for step in steps:gmatch("%S+") do
    if step == "…" then
      is_after_pause = true
    elseif step == "_" then
      composer:commit()
    elseif step == "␣" then
      text = applied(composer:space(), text)
    elseif step == "⌫" or step == "⎌" then
      local edit = composer:backspace(step == "⌫" and "jamo" or "stroke")
      text = edit and applied(edit, text) or not edit and shortened(text)
    else
      local key = assert(layout:key(step), "unknown key")
      if is_after_pause then composer:end_cycle(key) end
      is_after_pause = false
      text = applied(composer:press(key), text)
    end
  end
  return text
end

--- Returns the code point of a scalar in UTF-8. Lua has utf8.codepoint only since 5.3.
local function number_of(scalar)
  local first = scalar:byte()
  if first < 0x80 then return first end
  -- The first byte starts with one set bit for each byte. The other bytes have six bits each.
  local number = first % 2 ^ (7 - #scalar)
  for place = 2, #scalar do number = number * 64 + scalar:byte(place) % 64 end
  return number
end

--- Returns the text that a key, by its number, makes of up to two scalars.
local function look_up(trie, word)
  local number, before = word:match("^(%d+):([%x,]*)$")
  local scalars = {}
  for scalar in before:gmatch("%x+") do scalars[#scalars + 1] = scalar end
  local last, second = tonumber(scalars[#scalars] or "0", 16), tonumber(scalars[#scalars - 1] or "0", 16)
  local deleting, inserting = trie:look_up(tonumber(number) + 1, last, second)
  if not deleting then return "-" end
  for _ = 1, deleting do table.remove(scalars) end
  for scalar in inserting:gmatch("[^\128-\191][\128-\191]*") do
    scalars[#scalars + 1] = ("%X"):format(number_of(scalar))
  end
  return ":" .. table.concat(scalars, ",")
end

local function open_trie(data, look_ups)
  local bytes = data:gsub("%x%x", function(digits) return string.char(tonumber(digits, 16)) end)
  local trie = hwalja.Trie.open(bytes)
  if not trie then return "refused" end
  local answers = {}
  for word in look_ups:gmatch("%S+") do answers[#answers + 1] = look_up(trie, word) end
  return table.concat(answers, " ")
end

local suites = { composer = compose, trie = open_trie }

for question in io.lines() do
  local suite, first, second = question:match("^([^\t]*)\t([^\t]*)\t([^\t]*)$")
  io.write(suites[suite](first, second), "\n")
end
