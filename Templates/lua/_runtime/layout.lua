local Scalars = require("scalars")
local Trie = require("trie")

--- A keyboard layout: a list of keys, and the edits that these keys make before the cursor.
--
-- Fields of a layout:
-- - `id`: its name in file names
-- - `name`, `latin_name`: its name in Korean and in Latin letters
-- - `space_ends_run`: true if a space that follows a letter of the run ends the run without inserting a space
-- - `cycle_timeout`: the pause in milliseconds after which the same key begins a new letter (see `Composer:end_cycle`)
-- - `keys`: the keys that type, in the order of the layout; keys that need shift are last
-- - `trie`: the edits of its keys
--
-- Fields of a key:
-- - `id`: its name, unique in its layout
-- - `legend`: the text that is printed on it
-- - `scalar`: the character that identifies it in hosts that send characters: the character that it appends, or another
--   character if it only modifies letters
-- - `code`: the key of a phone or a QWERTY keyboard, or nil; a capital letter means the key with shift
-- - `under`: the id of the unshifted key in the same place, or nil if it does not need shift
-- - `number`: its index in `keys`
local KeyboardLayout = {}
KeyboardLayout.__index = KeyboardLayout

--- Turns a table with the fields above into a custom layout, and returns it. `cycle_timeout` defaults to 1000.
function KeyboardLayout.new(layout)
  if #layout.keys + 1 ~= layout.trie.key_count then
    error(("the layout has %d keys, but its trie has %d"):format(#layout.keys, layout.trie.key_count - 1), 2)
  end
  for number, key in ipairs(layout.keys) do
    if key.number ~= number then
      error("key " .. number .. " has the number " .. tostring(key.number) .. "; use " .. number, 2)
    end
  end
  layout.cycle_timeout = layout.cycle_timeout or 1000
  return setmetatable(layout, KeyboardLayout)
end

local function copy(fields, metatable)
  local copied = {}
  for name, value in pairs(fields) do copied[name] = value end
  return setmetatable(copied, metatable)
end

--- Returns a copy of this layout that writes pending dots in the style `dots`, or the layout itself if it has no
--- pending dots. "conjoining" is U+119E, or U+11A2 for two dots, after a conjoining lead. "compatibility" is U+318D, or
--- U+2025 for two dots, after a compatibility consonant, which every Korean font contains.
function KeyboardLayout:writing(dots)
  if dots ~= "conjoining" and dots ~= "compatibility" then
    error("unknown dot style " .. tostring(dots) .. "; use conjoining or compatibility", 2)
  end
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

--- Returns the key whose id is `id`, or nil.
function KeyboardLayout:key(id) return key_where(self, "id", id) end

--- Returns the key whose code is `code`, for example "4" or "q", or nil.
function KeyboardLayout:key_by_code(code) return key_where(self, "code", code or false) end

--- Returns the key whose character is `scalar`, for example "ㄱ", or nil.
function KeyboardLayout:key_by_scalar(scalar) return key_where(self, "scalar", scalar or false) end

--- Returns true if `key` belongs to this layout. A key with the same id in another layout does not belong to it.
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

--- Returns the edit of `key` after `text`. This is only the look-up, without a run.
-- @return an edit, as `Composer:press` returns it, or nil if the key does nothing here or belongs to another layout
function KeyboardLayout:edit(key, text)
  if not self:has(key) then return nil end
  return edit_of(self.trie, key.number, text)
end

--- Returns the edit that deletes the last jamo of `text` before the cursor.
-- @return an edit, or nil if no composing run can end like `text`. In that case, delete as usual.
function KeyboardLayout:deletion(text) return edit_of(self.trie, self.trie.key_count, text) end

return KeyboardLayout
