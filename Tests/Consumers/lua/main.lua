-- Runs every check in this interpreter: main.lua REVIEW_DIR SOURCE_DIR SHARE.
local here = arg[0]:match("^.*/")
local review, source, share = arg[1], arg[2], tonumber(arg[3])
package.path = here .. "?.lua;" .. source .. "/lua/?.lua;" .. package.path

local globals = {}
for name in pairs(_G) do globals[name] = true end
local support = require("support")
support.hwalja = require("hwalja")
for name in pairs(_G) do assert(globals[name], "require makes a global: " .. name) end

for _, name in ipairs({ "conformance" }) do
  require(name)(name == "conformance" and review or source, share)
end
os.exit(support.failures == 0 and 0 or 1)
