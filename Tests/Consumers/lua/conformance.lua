-- Every line of the conformance files types its text, by both backspaces and in both styles of dots.
local support = require("support")
local hwalja, check, expect = support.hwalja, support.check, support.expect

--- A composer in the state that `composer` is in.
local function copy(composer)
  local fields = {}
  for name, value in pairs(composer) do fields[name] = value end
  fields.history = {}
  for place, run in ipairs(composer.history) do fields.history[place] = run end
  return setmetatable(fields, getmetatable(composer))
end

--- Types lines one after the other. Two words in three stand at the beginning of the line before, too; what
--- the field held after each of those is kept.
local function reader(layout)
  local path = { [0] = { text = "", composer = hwalja.Composer.new(layout) } }
  return function(keys)
    local words = support.words(keys)
    local known = 0
    while path[known + 1] and path[known + 1].word == words[known + 1] do known = known + 1 end
    for place = known + 1, #words do
      local composer = copy(path[place - 1].composer)
      local text = support.typed(composer, words[place], path[place - 1].text)
      local composing = composer:composing()
      expect(composing, composing == "" and "" or text:sub(-#composing), keys .. " ends in what is composed")
      path[place] = { word = words[place], text = text, composer = composer }
    end
    for place = #words + 1, #path do path[place] = nil end
    return path[#words].text
  end
end

--- Types every line of the file at `path`; or the first of each section and then each `share`-th.
local function check_file(layout, path, share)
  check(layout.id .. " types what " .. path:match("[^/]+/[^/]+/[^/]+$") .. " says", function()
    local type_line = reader(layout)
    local promised, since, lines, typed = nil, 0, 0, 0
    for line in support.read(path):gmatch("[^\n]+") do
      if line:sub(1, 2) == "# " then
        promised = promised or tonumber(line:match("There are (%d+) such lines"))
        since = 0
      else
        local keys, text = line:match("^([^\t]*)\t([^\t]*)$")
        if since % share == 0 then
          expect(text, type_line(keys), keys)
          typed = typed + 1
        end
        lines, since = lines + 1, since + 1
      end
    end
    expect(promised, lines, "lines")
    return typed .. " of " .. lines .. " lines"
  end)
end

return function(review, share)
  for _, layout in ipairs(hwalja.layouts) do
    check_file(layout, review .. "/conformance/" .. layout.id .. ".tsv", share)
    local other = hwalja[layout.id .. "_compatibility"]
    if other then
      check_file(other, review .. "/compatibility/conformance/" .. layout.id .. ".tsv", share)
    end
  end
end
