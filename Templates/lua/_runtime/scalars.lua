local byte, char, floor = string.byte, string.char, math.floor

--- Unicode scalars in UTF-8. Lua versions before 5.3 have no utf8.char and utf8.codepoint.
local Scalars = {}

--- Returns the UTF-8 bytes of a Unicode scalar.
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

--- Returns `text` without its last scalar.
function Scalars.without_last(text)
  local at = #text
  while at > 1 and byte(text, at) >= 0x80 and byte(text, at) < 0xC0 do at = at - 1 end
  return text:sub(1, at - 1)
end

-- The prefix of the first byte of a scalar of one, two, three or four bytes.
local prefixes = { 0, 0xC0, 0xE0, 0xF0 }

--- Returns the last scalar of `text`. Returns 0 if the text is empty or does not end in valid UTF-8. No key joins a 0.
function Scalars.last(text)
  local bytes = text:sub(#Scalars.without_last(text) + 1)
  local scalar = (byte(bytes) or 0) - (prefixes[#bytes] or 0)
  for at = 2, #bytes do scalar = scalar * 64 + byte(bytes, at) - 0x80 end
  -- Encoding the scalar again detects overlong and truncated bytes.
  local is_valid = scalar >= 0 and scalar < 0x110000 and Scalars.text(scalar) == bytes
  return is_valid and scalar or 0
end

return Scalars
