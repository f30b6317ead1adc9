local Format = require("trie_format")
local Scalars = require("scalars")

--- Turns key presses into edits, and remembers the composing run: what was typed and can still change.
--- Make one for each text field or session.
--
-- An edit says what to do before the cursor: delete `deleting` scalars, which are `deleting_bytes` bytes,
-- then insert `inserting`.
local Composer = {}
Composer.__index = Composer

--- A composer for `layout`, with nothing typed.
function Composer.new(layout)
  -- `history` has for each stroke the edit that takes it back. `floor`, how many of these are not taken back, is nil
  -- until backspace asks for it.
  return setmetatable({ own_layout = layout, run = "", history = {}, floor = nil }, Composer)
end

--- The layout whose keys are pressed.
function Composer:layout() return self.own_layout end

--- The text of the run.
function Composer:composing() return self.run end

local function applied(edit, text) return text:sub(1, #text - edit.deleting_bytes) .. edit.inserting end

--- The smallest edit that makes `new` of `old`.
local function edit_between(old, new)
  local kept, deleting = old, 0
  while new:sub(1, #kept) ~= kept do kept, deleting = Scalars.without_last(kept), deleting + 1 end
  return { deleting = deleting, deleting_bytes = #old - #kept, inserting = new:sub(#kept + 1) }
end

--- Makes `run` the run, by as small an edit as there is.
local function become(composer, run)
  local edit = edit_between(composer.run, run)
  composer.run = run
  return edit
end

local function forget(composer) composer.history, composer.floor = {}, nil end

--- Presses `key`; nil, a key of another layout, or one that does nothing here, makes an empty edit.
function Composer:press(key)
  local run = self.run
  local found = self.own_layout:edit(key, run)
  local after = found and applied(found, run) or run
  if after ~= run then
    table.insert(self.history, edit_between(after, run))
    self.floor = nil
  end
  return become(self, after)
end

--- Whether `scalar` is written in Korean: in a run, whatever is no mark.
local function is_hangul(scalar)
  return scalar >= 0x1100 and scalar <= 0x11FF or scalar >= 0x3131 and scalar <= 0x318E
    or scalar >= 0xAC00 and scalar <= 0xD7A3 or scalar == Format.compatibility_two_dots
end

--- The letter that `run` ends in if that is a consonant or a mark, nil if it is a vowel or a dot.
local function consonant_or_mark(run)
  local last = Scalars.last(run)
  if last >= 0xAC00 and last <= 0xD7A3 then return Format.last_consonants[(last - 0xAC00) % 28] end
  if last == 0 or is_hangul(last) and not (last >= 0x3131 and last <= 0x314E) then return nil end
  return run:sub(#Scalars.without_last(run) + 1)
end

--- Ends the run if `key`, which is pressed after a pause, begins a new letter: if the run ends in a consonant or a
--- mark, and presses of the key go through that from one to the next. Call it where the layout's `cycle_timeout` or
--- more has passed since the last press:
--
--     if now - last_press >= composer:layout().cycle_timeout then composer:end_cycle(key) end
--     local edit = composer:press(key)
function Composer:end_cycle(key)
  local last = consonant_or_mark(self.run)
  local function after(text)
    local found = self.own_layout:edit(key, text)
    local letter_after = found and applied(found, text) or ""
    return Scalars.without_last(letter_after) == "" and letter_after or ""
  end
  local cycle, next_one = {}, after("")
  while next_one ~= "" and not cycle[next_one] do cycle[next_one], next_one = true, after(next_one) end
  if last and cycle[last] and after(last) ~= "" then self:commit() end
end

--- Ends the run: what was typed stays as it is. Call it when the cursor has moved, too.
function Composer:commit()
  self.run = ""
  forget(self)
end

--- Ends the run, and writes a space unless the layout's space only ends a run and there is one. After a mark it
--- always writes one.
-- @param ends_run if given, holds in place of the layout's `space_ends_run`
function Composer:space(ends_run)
  if ends_run == nil then ends_run = self.own_layout.space_ends_run end
  local is_written = not (ends_run and is_hangul(Scalars.last(self.run)))
  self:commit()
  return { deleting = 0, deleting_bytes = 0, inserting = is_written and " " or "" }
end

--- `run` without its last syllable, pending form of a lead and a dot, or letter.
local function without_unit(run)
  local rest, last = Scalars.without_last(run), Scalars.last(run)
  local before = Scalars.last(rest)
  local is_dot = last == Format.dot or last == Format.two_dots
    or last == Format.compatibility_dot or last == Format.compatibility_two_dots
  local is_lead = before >= 0x1100 and before <= 0x1112 or before >= 0x3131 and before <= 0x314E
  return is_dot and is_lead and Scalars.without_last(rest) or rest
end

--- How many strokes are from before the last unit: those before the last one that found the run as `rest`.
local function find_floor(composer, rest)
  local run = composer.run
  for place = #composer.history, 1, -1 do
    run = applied(composer.history[place], run)
    if run == rest then return place - 1 end
  end
  return 0
end

--- What the run was before the last stroke, or without its last unit where no stroke is to be taken back.
local function before_stroke(composer)
  local rest, history = without_unit(composer.run), composer.history
  composer.floor = composer.floor or find_floor(composer, rest)
  if #history > composer.floor then return applied(table.remove(history), composer.run) end
  forget(composer)
  return rest
end

--- Takes back the last jamo of the run; or, if `unit` is "stroke", the last press, back to where the last
--- syllable began, and whole syllables before that.
-- @return an edit; nil if nothing is composed: delete as usual then
function Composer:backspace(unit)
  local run = self.run
  if unit ~= nil and unit ~= "jamo" and unit ~= "stroke" then error("no such unit: " .. tostring(unit), 2) end
  if run == "" then return nil end
  if unit == "stroke" then return become(self, before_stroke(self)) end
  forget(self)
  local found = self.own_layout:deletion(run)
  return become(self, found and applied(found, run) or Scalars.without_last(run))
end

return Composer
