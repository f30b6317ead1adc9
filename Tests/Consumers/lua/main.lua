-- What a program in Lua sees, beside the text that every language types: all checks, in this interpreter.
-- From the root of the clone: LUA_PATH="dist/lua/?.lua;Tests/Consumers/lua/?.lua" lua Tests/Consumers/lua/main.lua
local globals = {}
for name in pairs(_G) do globals[name] = true end

local support = require("support")
require("layouts")
require("composer")
require("tries")

support.check("the example of the documentation does what it says", function()
  local example = support.read("dist/lua/hwalja.lua"):match("\n%-%-\n(%-%-     .-)\n%-%-\n"):gsub("%-%-     ", "")
  assert((rawget(_G, "loadstring") or load)(example))()
end)

support.check("no global is made", function()
  for name in pairs(_G) do assert(globals[name], name) end
end)

os.exit(support.failures == 0 and 0 or 1)
