local Format = require("trie_format")
local Scalars = require("scalars")

--- A composer turns key presses into edits. It holds the composing run, which is the text that can still change. Create
--- one for each text field or session.
--
-- An edit changes the text before the cursor. Delete `deleting` scalars, which are `deleting_bytes` bytes, and then
-- insert `inserting`.
local Composer = {}
Composer.__index = Composer

--- Returns a composer for `layout` with an empty run.
function Composer.new(layout)
  -- `history` contains the edit that undoes each stroke. `floor` is the number of strokes that backspace does not undo,
  -- or nil until backspace computes that number.
  return setmetatable({ own_layout = layout, run = "", history = {}, floor = nil }, Composer)
end

--- Returns the layout whose keys are pressed.
function Composer:layout() return self.own_layout end

--- Returns the text of the run.
function Composer:composing() return self.run end

local function applied(edit, text) return text:sub(1, #text - edit.deleting_bytes) .. edit.inserting end

--- Returns the smallest edit that turns `old` into `new`.
local function edit_between(old, new)
  local kept, deleting = old, 0
  while new:sub(1, #kept) ~= kept do kept, deleting = Scalars.without_last(kept), deleting + 1 end
  return { deleting = deleting, deleting_bytes = #old - #kept, inserting = new:sub(#kept + 1) }
end

--- Sets the run to `run`, and returns the smallest edit that does so.
local function set_run(composer, run)
  local edit = edit_between(composer.run, run)
  composer.run = run
  return edit
end

local function clear_history(composer) composer.history, composer.floor = {}, nil end

--- Presses `key`, and returns the edit. The edit is empty if `key` is nil, belongs to another layout, or does nothing
--- here.
function Composer:press(key)
  local run = self.run
  local found = self.own_layout:edit(key, run)
  local after = found and applied(found, run) or run
  if after ~= run then
    table.insert(self.history, edit_between(after, run))
    self.floor = nil
  end
  return set_run(self, after)
end

--- Returns true if `scalar` is Korean. In a run, all other scalars are marks.
local function is_hangul(scalar)
  return scalar >= 0x1100 and scalar <= 0x11FF or scalar >= 0x3131 and scalar <= 0x318E
    or scalar >= 0xAC00 and scalar <= 0xD7A3 or scalar == Format.compatibility_two_dots
end

--- Returns the last letter of `run` if that letter is a consonant or a mark, and nil if it is a vowel or a dot.
local function consonant_or_mark(run)
  local last = Scalars.last(run)
  if last >= 0xAC00 and last <= 0xD7A3 then return Format.last_consonants[(last - 0xAC00) % 28] end
  if last == 0 or is_hangul(last) and not (last >= 0x3131 and last <= 0x314E) then return nil end
  return run:sub(#Scalars.without_last(run) + 1)
end

--- Ends the run if `key`, pressed after a pause, begins a new letter. The key begins a new letter if the run ends in a
--- consonant or a mark that is part of the key's cycle. Call this if the layout's `cycle_timeout` or more has passed
--- since the last press:
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

--- Ends the run. The text of the run is then final. Also call this when the cursor has moved.
function Composer:commit()
  self.run = ""
  clear_history(self)
end

--- Ends the run, and returns an edit that inserts a space. The edit is empty if the run ends in a letter and
--- `space_ends_run` of the layout is true.
-- @param ends_run if given, overrides the layout's value
function Composer:space(ends_run)
  if ends_run == nil then ends_run = self.own_layout.space_ends_run end
  local is_written = not (ends_run and is_hangul(Scalars.last(self.run)))
  self:commit()
  return { deleting = 0, deleting_bytes = 0, inserting = is_written and " " or "" }
end

--- Returns `run` without its last unit, which is a syllable, a letter, or a lead with its pending dot.
local function without_unit(run)
  local rest, last = Scalars.without_last(run), Scalars.last(run)
  local before = Scalars.last(rest)
  local is_dot = last == Format.dot or last == Format.two_dots
    or last == Format.compatibility_dot or last == Format.compatibility_two_dots
  local is_lead = before >= 0x1100 and before <= 0x1112 or before >= 0x3131 and before <= 0x314E
  return is_dot and is_lead and Scalars.without_last(rest) or rest
end

--- Returns the number of strokes that had been made when the run last equalled `rest`; 0 if it never did.
local function find_floor(composer, rest)
  local run = composer.run
  for place = #composer.history, 1, -1 do
    run = applied(composer.history[place], run)
    if run == rest then return place - 1 end
  end
  return 0
end

--- Returns the run before the last stroke. If no stroke is left to undo, returns the run without its last unit.
local function before_stroke(composer)
  local rest, history = without_unit(composer.run), composer.history
  composer.floor = composer.floor or find_floor(composer, rest)
  if #history > composer.floor then return applied(table.remove(history), composer.run) end
  clear_history(composer)
  return rest
end

--- Deletes the last jamo of the run. If `unit` is "stroke", undoes the last press within the last syllable. Once all
--- presses of that syllable are undone, deletes a whole syllable.
-- @return an edit, or nil if the run is empty. In that case, delete as usual.
function Composer:backspace(unit)
  local run = self.run
  if unit ~= nil and unit ~= "jamo" and unit ~= "stroke" then
    error("unknown unit " .. tostring(unit) .. "; use jamo or stroke", 2)
  end
  if run == "" then return nil end
  if unit == "stroke" then return set_run(self, before_stroke(self)) end
  clear_history(self)
  local found = self.own_layout:deletion(run)
  return set_run(self, found and applied(found, run) or Scalars.without_last(run))
end

return Composer
