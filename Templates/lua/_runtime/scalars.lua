local byte, char, floor = string.byte, string.char, math.floor

--- What texts in UTF-8 are made of. Lua has utf8.char and utf8.codepoint from 5.3 on only.
local Scalars = {}

--- The UTF-8 bytes of a Unicode scalar.
function Scalars.text(scalar)
  if scalar < 0x80 then return char(scalar) end
  local low = 0x80 + scalar % 64
  local rest = floor(scalar / 64)
  if scalar < 0x800 then return char(0xC0 + rest, low) end
  local middle = 0x80 + rest % 64
  rest = floor(rest / 64)
  if scalar < 0x10000 then return char(0xE0 + rest, middle, low) end
  return char(0xF0 + floor(rest / 64), 0x80 + rest % 64, middle, low)
end

--- `text` without its last scalar.
function Scalars.without_last(text)
  local at = #text
  while at > 1 and byte(text, at) >= 0x80 and byte(text, at) < 0xC0 do at = at - 1 end
  return text:sub(1, at - 1)
end

-- What is added to the first byte of a scalar of one, two, three or four.
local markers = { 0, 0xC0, 0xE0, 0xF0 }

--- The last scalar of `text`; 0 where none stands, or bytes that are not UTF-8, which no key joins.
function Scalars.last(text)
  local bytes = text:sub(#Scalars.without_last(text) + 1)
  local scalar = (byte(bytes) or 0) - (markers[#bytes] or 0)
  for at = 2, #bytes do scalar = scalar * 64 + byte(bytes, at) - 0x80 end
  -- Written out again it is the same, unless it was longer than it has to be, or cut short.
  local is_sound = scalar >= 0 and scalar < 0x110000 and Scalars.text(scalar) == bytes
  return is_sound and scalar or 0
end

return Scalars
