-- A text is a list from its end: its last scalar, the text before that, and how many scalars it has.
-- Texts share what they have in common, so that a run can keep what it was before each press.
local EMPTY = { scalar = 0, length = 0 }
EMPTY.before = EMPTY

local function appending(text, scalar)
  return { scalar = scalar, before = text, length = text.length + 1 }
end

local function is_equal(a, b)
  while a ~= b do
    if a.length ~= b.length or a.scalar ~= b.scalar then return false end
    a, b = a.before, b.before
  end
  return true
end

--- `old` without its last `consumed` scalars, and with up to three others; `old` itself if that is the same.
local function replacing(old, consumed, first, second, third)
  local new = old
  for _ = 1, consumed or 0 do new = new.before end
  if first then new = appending(new, first) end
  if second then new = appending(new, second) end
  if third then new = appending(new, third) end
  return is_equal(new, old) and old or new
end

local function string_of(text)
  local pieces = {}
  for place = text.length, 1, -1 do
    pieces[place] = utf8_char(text.scalar)
    text = text.before
  end
  return table.concat(pieces)
end

--- What to do to a text field that ends in the text `old` so that it ends in `new` instead: `deleting`
--- says how many scalars before the cursor to delete, `deleting_bytes` how many bytes of UTF-8 those are,
--- `inserting` what to insert then.
local function edit_between(old, new)
  local edit = { deleting = 0, deleting_bytes = 0, inserting = "" }
  while old ~= new do
    if old.length >= new.length then
      edit.deleting = edit.deleting + 1
      edit.deleting_bytes = edit.deleting_bytes + utf8_size(old.scalar)
      old = old.before
    else
      edit.inserting = utf8_char(new.scalar) .. edit.inserting
      new = new.before
    end
  end
  return edit
end
