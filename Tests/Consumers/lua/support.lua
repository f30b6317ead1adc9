-- What the checks share: how one is run and said, and a field that is typed into.
local hwalja = require("hwalja")
local support = { failures = 0 }

--- Runs `statement`, which raises an error unless what `name` says holds.
function support.check(name, statement)
  local passed, problem = pcall(statement)
  if passed then return end
  support.failures = support.failures + 1
  io.stderr:write("FAIL ", name, ": ", tostring(problem), "\n")
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

--- A composer of `layout` after these keys, with blanks between them.
function support.after(layout, keys)
  local composer = hwalja.Composer.new(layout)
  for key in keys:gmatch("%S+") do composer:press(assert(layout:key(key), key)) end
  return composer
end

return support
