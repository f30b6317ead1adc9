-- The raw look-up says what the full map says, and leaves foreign text alone.
local support = require("support")
local hwalja, check, expect = support.hwalja, support.check, support.expect

local function look_up(layout, name, text)
  if name == "⌫" then return layout:deletion(text) end
  return layout:edit(layout:key(name), text)
end

--- Calls `visit(key, state, text)` for the entries of a full map, which has each on a line of its own.
local function each_entry(json, visit)
  local name
  for line in json:gmatch("[^\n]+") do
    name = line:match('^  "(.+)": {$') or name
    local state, text = line:match('^    "(.*)": "(.*)",?$')
    if state then visit(name, state, text) end
  end
end

local function check_map(layout, path, share)
  check(layout.id .. " looks up what " .. path:match("[^/]+/[^/]+/[^/]+$") .. " says", function()
    local entries, looked_up = 0, 0
    each_entry(support.read(path), function(name, state, text)
      entries = entries + 1
      if entries % share ~= 0 then return end
      looked_up = looked_up + 1
      -- What stands before it does not matter, unless it is one letter that joins another.
      for _, before in ipairs({ "", support.count(state) < 2 and "x" or "가나" }) do
        local edit = look_up(layout, name, before .. state)
        local found = edit and support.applied(edit, before .. state)
        -- A key that leaves the text as it is may say so or say nothing.
        if name ~= "⌫" then found = found or before .. state end
        expect(before .. text, found, name .. " after " .. before .. state)
      end
    end)
    assert(entries > 20000, "the map has too few entries")
    return looked_up .. " of " .. entries .. " entries"
  end)
end

-- The last eight are no UTF-8: cut short, too long, surrogates, beyond Unicode, and bytes that lead nowhere.
local foreign = {
  "", "a", "😀", "가😀", "👨‍👩‍👧", "\0", "가 ", "\n", "ᄀ\225\133\161", "\239\191\189", "\244\143\191\191",
  "\234\176", "\176\128", "\224\128\176", "\237\160\128", "\248\136\128\128\128", "\255", "가\128", "\240\131\132\177",
}

check("foreign text is left alone", function()
  for _, layout in ipairs(support.layouts) do
    for _, text in ipairs(foreign) do
      expect(nil, layout:deletion(text), text)
      for _, key in ipairs(layout.keys) do
        local edit, fresh = layout:edit(key, text), layout:edit(key, "")
        expect(fresh == nil, edit == nil, key.id .. " after " .. text)
        expect(0, edit and edit.deleting or 0, key.id .. " after " .. text)
        expect(fresh and fresh.inserting, edit and edit.inserting, key.id .. " after " .. text)
      end
    end
  end
end)

check("a dot joins no lead that is none of the 19", function()
  for _, layout in ipairs(support.layouts) do
    for _, key in ipairs(layout.keys) do
      local edit, alone = layout:edit(key, "\225\132\147ᆞ"), layout:edit(key, "ᆞ")
      expect(alone and alone.inserting, edit and edit.inserting, key.id)
      expect(alone and alone.deleting, edit and edit.deleting, key.id)
    end
  end
end)

return function(review, share)
  for _, layout in ipairs(hwalja.layouts) do
    check_map(layout, review .. "/json/" .. layout.id .. ".full.json", share)
  end
  check_map(hwalja.cheonjiin_compatibility, review .. "/compatibility/json/cheonjiin.full.json", share)
end
