--- Turns key presses into edits, and remembers the composing run: what was typed and can still change.
--- Make one for each text field or session.
--
-- An edit says what to do before the cursor: delete `deleting` scalars, which are `deleting_bytes` bytes,
-- then insert `inserting`.
local Composer = {}
Composer.__index = Composer

-- All that a composer knows are three values that never change, so that a copy of its fields is a composer:
-- `run`, the text of the run; `strokes`, what the run was before each press, the last first; `kept`, those
-- strokes that backspace no longer takes back one by one, or nil if that is still to be found out.

--- A composer for `layout`, with nothing typed.
function Composer.new(layout)
  return setmetatable({ layout = layout, run = EMPTY }, Composer)
end

--- The text of the run.
function Composer:composing() return string_of(self.run) end

--- Makes `run` the run.
local function become(composer, run)
  local edit = edit_between(composer.run, run)
  composer.run = run
  return edit
end

--- Forgets what the run was before.
local function forget(composer) composer.strokes, composer.kept = nil, nil end

--- Presses `key`; nil, a key of another layout, or one that does nothing here, makes an empty edit.
function Composer:press(key)
  local run = self.run
  local after = run
  if self.layout:has(key) then
    local trie = self.layout.trie
    after = replacing(run, trie:replacement(key.number, run.scalar, run.before.scalar))
  end
  if after ~= run then
    self.strokes = { run = run, earlier = self.strokes }
    self.kept = nil
  end
  return become(self, after)
end

--- Ends the run: what was typed stays as it is. Call it when the cursor has moved, too.
function Composer:commit()
  self.run = EMPTY
  forget(self)
end

--- Ends the run, and writes a space unless the layout's space only ends a run and there is one.
-- @param ends_run if given, holds in place of the layout's `space_ends_run`
function Composer:space(ends_run)
  if ends_run == nil then ends_run = self.layout.space_ends_run end
  local is_written = self.run == EMPTY or not ends_run
  self:commit()
  return edit_between(EMPTY, is_written and appending(EMPTY, 0x20) or EMPTY)
end

--- The run without its last syllable, pending form of a lead and a dot, or letter.
local function without_unit(run)
  local last, before = run.scalar, run.before.scalar
  local is_dot = last == 0x119E or last == 0x11A2 or last == 0x318D
  local is_lead = before >= 0x1100 and before < 0x1113 or before >= 0x3131 and before < 0x314F
  return is_dot and is_lead and run.before.before or run.before
end

--- What the run was before the last press, or without its last unit where no press is to be taken back.
local function before_stroke(composer)
  local rest = without_unit(composer.run)
  if composer.kept == nil then
    local stroke = composer.strokes
    while stroke and not is_equal(stroke.run, rest) do stroke = stroke.earlier end
    composer.kept = stroke and stroke.earlier or false
  end
  local stroke = composer.strokes
  if not stroke or stroke == composer.kept then
    forget(composer)
    return rest
  end
  composer.strokes = stroke.earlier
  return stroke.run
end

--- Takes back the last jamo of the run; or, if `step` is "stroke", the last press, back to where the last
--- syllable began, and whole syllables before that.
-- @return an edit; nil if nothing is composed: delete as usual then
function Composer:backspace(step)
  local run = self.run
  if step ~= nil and step ~= "jamo" and step ~= "stroke" then error("no such step: " .. tostring(step), 2) end
  if run == EMPTY then return nil end
  if step == "stroke" then return become(self, before_stroke(self)) end
  forget(self)
  local trie = self.layout.trie
  local consumed, first, second, third = trie:replacement(trie.key_count, run.scalar, run.before.scalar)
  return become(self, replacing(run, consumed or 1, first, second, third))
end
