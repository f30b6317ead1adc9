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
  -- `history` is what the run was before each stroke. `floor`, how many of these are not taken back, is nil
  -- until backspace asks for it.
  return setmetatable({ layout = layout, run = "", history = {}, floor = nil }, Composer)
end

--- The text of the run.
function Composer:composing() return self.run end

--- Makes `run` the run, by as small an edit as there is.
local function become(composer, run)
  local old = composer.run
  local kept, deleting = old, 0
  while run:sub(1, #kept) ~= kept do kept, deleting = Scalars.without_last(kept), deleting + 1 end
  composer.run = run
  return { deleting = deleting, deleting_bytes = #old - #kept, inserting = run:sub(#kept + 1) }
end

local function forget(composer) composer.history, composer.floor = {}, nil end

--- Presses `key`; nil, a key of another layout, or one that does nothing here, makes an empty edit.
function Composer:press(key)
  local run = self.run
  local found = self.layout:edit(key, run)
  local after = found and run:sub(1, #run - found.deleting_bytes) .. found.inserting or run
  if after ~= run then
    table.insert(self.history, run)
    self.floor = nil
  end
  return become(self, after)
end

--- Whether `scalar` is written in Korean: in a run, whatever is no mark.
local function is_hangul(scalar)
  return scalar >= 0x1100 and scalar <= 0x11FF or scalar >= 0x3131 and scalar <= 0x318E
    or scalar >= 0xAC00 and scalar <= 0xD7A3
end

--- The letter that `run` ends in if that is a consonant or a mark, nil if it is a vowel or a dot.
local function consonant_or_mark(run)
  local last = Scalars.last(run)
  if last >= 0xAC00 and last <= 0xD7A3 then return Format.last_consonants[(last - 0xAC00) % 28] end
  if last == 0 or is_hangul(last) and not (last >= 0x3131 and last <= 0x314E) then return nil end
  return run:sub(#Scalars.without_last(run) + 1)
end

--- Ends the run if `key`, which is pressed after a pause, begins a new letter: if the run ends in a consonant or a
--- mark, and presses of the key go through that from one to the next.
function Composer:end_cycle(key)
  local last = consonant_or_mark(self.run)
  local function after(text)
    local found = self.layout:edit(key, text)
    local letter_after = found and text:sub(1, #text - found.deleting_bytes) .. found.inserting or ""
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
  if ends_run == nil then ends_run = self.layout.space_ends_run end
  local is_written = not (ends_run and is_hangul(Scalars.last(self.run)))
  self:commit()
  return { deleting = 0, deleting_bytes = 0, inserting = is_written and " " or "" }
end

--- `run` without its last syllable, pending form of a lead and a dot, or letter.
local function without_unit(run)
  local rest, last = Scalars.without_last(run), Scalars.last(run)
  local before = Scalars.last(rest)
  local is_dot = last == Format.dot or last == Format.two_dots or last == Format.compatibility_dot
  local is_lead = before >= 0x1100 and before <= 0x1112 or before >= 0x3131 and before <= 0x314E
  return is_dot and is_lead and Scalars.without_last(rest) or rest
end

--- What the run was before the last stroke, or without its last unit where no stroke is to be taken back.
local function before_stroke(composer)
  local rest, history = without_unit(composer.run), composer.history
  if not composer.floor then
    composer.floor = 0
    for place, text in ipairs(history) do
      if text == rest then composer.floor = place - 1 end
    end
  end
  if #history > composer.floor then return table.remove(history) end
  forget(composer)
  return rest
end

--- Takes back the last jamo of the run; or, if `step` is "stroke", the last press, back to where the last
--- syllable began, and whole syllables before that.
-- @return an edit; nil if nothing is composed: delete as usual then
function Composer:backspace(step)
  local run = self.run
  if step ~= nil and step ~= "jamo" and step ~= "stroke" then error("no such step: " .. tostring(step), 2) end
  if run == "" then return nil end
  if step == "stroke" then return become(self, before_stroke(self)) end
  forget(self)
  local found = self.layout:deletion(run)
  return become(self, found and run:sub(1, #run - found.deleting_bytes) .. found.inserting or Scalars.without_last(run))
end

return Composer
