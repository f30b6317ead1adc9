-- What the tests share: how a check is run and said, files, and a text field.
local support = { failures = 0 }

--- Runs `statement`, which raises an error unless what `name` says holds; it may return how often it looked.
function support.check(name, statement)
  local passed, result = pcall(statement)
  if passed then
    print("ok   " .. name .. (result and " (" .. result .. ")" or ""))
  else
    support.failures = support.failures + 1
    io.stderr:write("FAIL ", name, ": ", tostring(result), "\n")
  end
end

--- Raises an error unless `actual` is `expected`.
function support.expect(expected, actual, about)
  if actual ~= expected then
    error(("%s: %s and not %s"):format(tostring(about), tostring(actual), tostring(expected)), 2)
  end
end

--- The whole file at `path`.
function support.read(path)
  local file = assert(io.open(path, "rb"))
  local content = file:read("*a")
  file:close()
  return content
end

--- What stands between the blanks of `text`.
function support.words(text)
  local words = {}
  for word in text:gmatch("%S+") do words[#words + 1] = word end
  return words
end

--- How many scalars `text` has.
function support.count(text) return #(text:gsub("[\128-\191]", "")) end

--- `text` without its last scalar, as an editor deletes by itself.
function support.shortened(text) return (text:gsub("[^\128-\191][\128-\191]*$", "")) end

--- `text` with `edit` done at its end, which must count scalars and bytes right.
function support.applied(edit, text)
  local rest = #text - edit.deleting_bytes
  assert(rest >= 0, "an edit deletes more than there is")
  support.expect(edit.deleting, support.count(text:sub(rest + 1)), "scalars deleted")
  return text:sub(1, rest) .. edit.inserting
end

--- The text that a field holds after `word`, a word of the conformance format, where it held `text`.
function support.typed(composer, word, text)
  if word == "_" then
    composer:commit()
    return text
  end
  if word == "⌫" or word == "⎌" then
    local edit = composer:backspace(word == "⎌" and "stroke" or nil)
    return edit and support.applied(edit, text) or not edit and support.shortened(text)
  end
  if word == "␣" then return support.applied(composer:space(), text) end
  if word == "…" then
    composer.is_after_pause = true
    return text
  end
  local key = assert(composer.layout:key(word), "no key " .. word)
  if composer.is_after_pause then composer:end_cycle(key) end
  composer.is_after_pause = nil
  return support.applied(composer:press(key), text)
end

--- The composer after `keys`, between blanks, and the text that they leave in an empty field.
function support.type(layout, keys)
  local composer, text = support.hwalja.Composer.new(layout), ""
  for _, word in ipairs(support.words(keys)) do text = support.typed(composer, word, text) end
  return composer, text
end

return support
