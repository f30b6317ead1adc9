local marks = { ["⌫"] = "backspace", ["⏎"] = "enter", ["␣"] = "space", ["⇧"] = "shift", ["□"] = "gap" }

--- What stands between the tabs of `slot`, which may be nothing.
local function fields_of(slot)
  local fields = {}
  for field in (slot .. "\t"):gmatch("([^\t]*)\t") do fields[#fields + 1] = field end
  return fields
end

local function given(field) return field ~= "" and field or nil end

--- A keyboard layout: its keys, and what each does to the text before the cursor.
--
-- Fields: `id`, its name in file names; `name` in Korean and `latin_name`; `space_ends_run`, whether space
-- only ends a composing run, where there is one; `rows`, the keypad: lists of slots; and `keys`, those that
-- type, in keypad order, those that need shift last.
--
-- A slot has a `width` in keys, and either a `key` or a `mark`: "backspace", "enter", "space", "shift",
-- "gap".
--
-- A key has an `id`, unique in its layout; a `legend`, what is printed on it; the `code` of the key of a
-- phone or a QWERTY keyboard, a capital with shift, and what holding it types (`long_press`), each nil if
-- there is none; its `number` in `keys`, its `row` from 1 at the top and its `column` from 1 at the left, so
-- that it is `rows[row][column].key`, or lies under that if it needs shift (`is_shifted`).
local KeyboardLayout = {}
KeyboardLayout.__index = KeyboardLayout

local function key_where(layout, field, value)
  for _, key in ipairs(layout.keys) do
    if key[field] == value then return key end
  end
  return nil
end

local function add_key(layout, fields, row, column)
  local under = key_where(layout, "id", fields[4])
  local key = {
    id = fields[1], legend = given(fields[2] or "") or fields[1], long_press = given(fields[3] or ""),
    code = given(fields[5] or ""), number = #layout.keys + 1,
    row = under and under.row or row, column = under and under.column or column,
    is_shifted = under ~= nil,
  }
  layout.keys[key.number] = key
  return key
end

--- Reads one line of a keypad; a line of shifted keys is no row.
local function add_row(layout, line)
  local row = {}
  for slot in line:gmatch("[^ ]+") do
    local fields = fields_of(slot)
    local mark = marks[fields[1]]
    local key = not mark and add_key(layout, fields, #layout.rows + 1, #row + 1) or nil
    if mark or not key.is_shifted then
      row[#row + 1] = { mark = mark, key = key, width = mark and tonumber(fields[2]) or 1 }
    end
  end
  if #row > 0 then layout.rows[#layout.rows + 1] = row end
end

--- A layout of one's own.
-- @param options `id`, `name`, `latin_name`, `space_ends_run`, `trie` (see `Trie.open`), and `keypad`: a line a
--   row, of slots between spaces, whose fields are set apart by tabs. A slot is ⌫, ⏎, ␣, ⇧, or □ for
--   a gap, with its width where that is not 1; or a key: id, legend if another, long press, the id of the key
--   that it lies under, code.
function KeyboardLayout.new(options)
  local layout = setmetatable({
    id = options.id, name = options.name, latin_name = options.latin_name,
    space_ends_run = options.space_ends_run, rows = {}, keys = {}, trie = options.trie,
  }, KeyboardLayout)
  for line in options.keypad:gmatch("[^\n]+") do add_row(layout, line) end
  if #layout.keys + 1 ~= layout.trie.key_count then
    error("a keypad of " .. #layout.keys .. " keys and a trie of " .. layout.trie.key_count - 1, 2)
  end
  return layout
end

--- The key named `id`, or nil if there is none.
function KeyboardLayout:key(id) return key_where(self, "id", id) end

--- The key whose code is `code`, as "4" or "q", or nil if there is none.
function KeyboardLayout:key_by_code(code) return key_where(self, "code", code or false) end

--- Whether `key` is one of this layout's keys; those of another layout are not, whatever their ids.
function KeyboardLayout:has(key)
  return type(key) == "table" and self.keys[key.number or 0] == key
end

local function edit_of(trie, number, text)
  local last = scalar_ending_at(text, #text)
  local before = last > 0 and scalar_ending_at(text, #text - utf8_size(last)) or 0
  local old = appending(appending(EMPTY, before), last)
  local consumed, first, second, third = trie:replacement(number, last, before)
  if not consumed then return nil end
  return edit_between(old, replacing(old, consumed, first, second, third))
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
