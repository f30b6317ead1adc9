local Scalars = require("scalars")
local Trie = require("trie")

--- A keyboard layout: its keys, and what each does to the text before the cursor.
--
-- Fields: `id`, its name in file names; `name` in Korean and `latin_name`; `space_ends_run`, whether space
-- only ends a composing run, where there is one; `cycle_timeout`, after how many milliseconds another press of the same
-- key begins a new letter (see `Composer:end_cycle`); `keys`, those that type, in the order of the layout, those that
-- need shift last; and `trie`, what they do.
--
-- A key has an `id`, unique in its layout; a `legend`, what is printed on it; the character by which hosts that send
-- characters name it (`scalar`), which is what it appends, or another for a modifier; the `code` of the key of a
-- phone or a QWERTY keyboard, a capital with shift, nil if there is none; the id of the key that it lies `under`, nil
-- unless it needs shift; and its `number` in `keys`.
local KeyboardLayout = {}
KeyboardLayout.__index = KeyboardLayout

--- A layout of one's own, from a table of the fields above; it becomes the layout. Its `cycle_timeout` is 1000 unless
--- it has another.
function KeyboardLayout.new(layout)
  if #layout.keys + 1 ~= layout.trie.key_count then
    error(#layout.keys .. " keys and a trie of " .. layout.trie.key_count - 1, 2)
  end
  for number, key in ipairs(layout.keys) do
    if key.number ~= number then error("key " .. number .. " has the number " .. tostring(key.number), 2) end
  end
  layout.cycle_timeout = layout.cycle_timeout or 1000
  return setmetatable(layout, KeyboardLayout)
end

local function copy(fields, metatable)
  local copied = {}
  for name, value in pairs(fields) do copied[name] = value end
  return setmetatable(copied, metatable)
end

--- The same layout, with the same keys, and its pending dots in the style `dots`: "conjoining", U+119E after a
-- conjoining lead, U+11A2 for two dots; or "compatibility", U+318D after a compatibility consonant, U+2025 for two
-- dots, which every Korean font has. One without dots stays as it is.
function KeyboardLayout:writing(dots)
  if dots ~= "conjoining" and dots ~= "compatibility" then error("no style of dots: " .. tostring(dots), 2) end
  if not self.trie.dots then return self end
  local layout = copy(self, KeyboardLayout)
  layout.trie = copy(self.trie, Trie)
  layout.trie.dots = dots
  return layout
end

local function key_where(layout, field, value)
  for _, key in ipairs(layout.keys) do
    if key[field] == value then return key end
  end
  return nil
end

--- The key named `id`, or nil if there is none.
function KeyboardLayout:key(id) return key_where(self, "id", id) end

--- The key whose code is `code`, as "4" or "q", or nil if there is none.
function KeyboardLayout:key_by_code(code) return key_where(self, "code", code or false) end

--- The key that the character `scalar` stands for, as "ㄱ", or nil if there is none.
function KeyboardLayout:key_by_scalar(scalar) return key_where(self, "scalar", scalar or false) end

--- Whether `key` is one of this layout's keys; those of another layout are not, whatever their ids.
function KeyboardLayout:has(key)
  return type(key) == "table" and self.keys[key.number or 0] == key
end

local function edit_of(trie, number, text)
  local before = Scalars.without_last(text)
  local deleting, inserting = trie:look_up(number, Scalars.last(text), Scalars.last(before))
  if not deleting then return nil end
  local rest = deleting == 0 and text or deleting == 1 and before or Scalars.without_last(before)
  return { deleting = deleting, deleting_bytes = #text - #rest, inserting = inserting }
end

--- What pressing `key` does with `text` before the cursor: the raw look-up, which knows no run.
-- @return an edit as of `Composer:press`; nil if the key does nothing here or is not this layout's
function KeyboardLayout:edit(key, text)
  if not self:has(key) then return nil end
  return edit_of(self.trie, key.number, text)
end

--- What removes the last jamo of `text` before the cursor.
-- @return an edit; nil if no composing run can end so: delete as usual then
function KeyboardLayout:deletion(text) return edit_of(self.trie, self.trie.key_count, text) end

return KeyboardLayout
