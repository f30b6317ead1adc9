-- Runs every check in this interpreter: main.lua REVIEW_DIR SOURCE_DIR FORGERIES LINES TRIES. It takes every
-- LINES-th line of the files, and every TRIES-th of the forged tries.
local here = arg[0]:match("^.*/")
local review, source, forgeries, lines, tries = arg[1], arg[2], arg[3], tonumber(arg[4]), tonumber(arg[5])
package.path = here .. "?.lua;" .. source .. "/lua/?.lua;" .. package.path

local globals = {}
for name in pairs(_G) do globals[name] = true end
local support = require("support")
local hwalja = require("hwalja")
support.hwalja, support.shared = hwalja, here .. "../"
support.layouts = { hwalja.cheonjiin_compatibility }
for _, layout in ipairs(hwalja.layouts) do table.insert(support.layouts, layout) end

require("keypads")
require("composer")
require("lookups")(review, lines)
require("tries")(source, review, forgeries, tries)
require("conformance")(review, lines)

support.check("the example of the documentation does what it says", function()
  local example = support.read(source .. "/lua/hwalja.lua"):match("\n%-%-\n(%-%-     .-)\n%-%-\n"):gsub("%-%-     ", "")
  assert((rawget(_G, "loadstring") or load)(example))()
end)
support.check("no global is made", function()
  for name in pairs(_G) do assert(globals[name], name) end
end)
os.exit(support.failures == 0 and 0 or 1)
