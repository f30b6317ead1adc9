-- Prints every text and the cycle timeout of every layout: texts.lua FOLDER
package.path = arg[1] .. "/?.lua;" .. package.path
local hwalja = require("hwalja")

local function hexadecimal(text)
  return ((text or ""):gsub(".", function(byte) return ("%02x"):format(byte:byte()) end))
end

for _, layout in ipairs(hwalja.layouts) do
  local texts = { hexadecimal(layout.id), hexadecimal(layout.name), hexadecimal(layout.latin_name),
    hexadecimal(tostring(layout.cycle_timeout)) }
  for _, key in ipairs(layout.keys) do
    for _, text in ipairs({ key.id, key.legend, key.code or "" }) do
      texts[#texts + 1] = hexadecimal(text)
    end
  end
  print(table.concat(texts, " "))
end
