-- Presses per second and memory of the trie's composer, beside a table of tables that holds the full map:
--     LUA_PATH=dist/lua/?.lua luajit Benchmarks/lua/presses.lua cheonjiin.full.json
-- Both type the same keys in runs of 12, in turn, five times; the fastest turn counts.
local function memory()
  collectgarbage()
  collectgarbage()
  return collectgarbage("count")
end

local before = memory()
local hwalja = require("hwalja")
local layout = hwalja.cheonjiin
local trie_size = memory() - before

before = memory()
local map, name = {}, nil
for line in io.lines(arg[1]) do
  name = line:match('^  "(.+)": {$') or name
  if name and not map[name] then map[name] = {} end
  local state, text = line:match('^    "(.*)": "(.*)",?$')
  if state then map[name][state] = text end
end
local map_size = memory() - before

-- The same keys every time, from a fixed seed.
local keys, seed = {}, 1
for number = 1, 120000 do
  seed = (seed * 16807) % 2147483647
  keys[number] = layout.keys[seed % #layout.keys + 1]
end

local function type_with_trie()
  local composer = hwalja.Composer.new(layout)
  for number, key in ipairs(keys) do
    composer:press(key)
    if number % 12 == 0 then composer:commit() end
  end
end

-- The longest state that the run ends in decides; all of Hangul takes three bytes.
local function type_with_map()
  local run = ""
  for number, key in ipairs(keys) do
    local table_of_key = map[key.id]
    for size = 6, 0, -3 do
      local state = size > 0 and run:sub(-size) or ""
      local text = table_of_key[state]
      if text then
        run = run:sub(1, #run - #state) .. text
        break
      end
    end
    if number % 12 == 0 then run = "" end
  end
end

local function fastest(type_keys)
  local best = math.huge
  for _ = 1, 5 do
    local start = os.clock()
    type_keys()
    best = math.min(best, os.clock() - start)
  end
  return #keys / best
end

print(("%-8s trie and composer %9.0f presses/s, %6.0f KB (all layouts and code); " ..
  "table of tables %9.0f presses/s, %6.0f KB")
  :format(
    rawget(_G, "jit") and "LuaJIT" or _VERSION,
    fastest(type_with_trie), trie_size, fastest(type_with_map), map_size))
