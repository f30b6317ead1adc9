local byte, char, floor = string.byte, string.char, math.floor

--- The UTF-8 bytes of a Unicode scalar. Lua has utf8.char from 5.3 on only.
local function utf8_char(scalar)
  if scalar < 0x80 then return char(scalar) end
  local low = 0x80 + scalar % 64
  local rest = floor(scalar / 64)
  if scalar < 0x800 then return char(0xC0 + rest, low) end
  local middle = 0x80 + rest % 64
  rest = floor(rest / 64)
  if scalar < 0x10000 then return char(0xE0 + rest, middle, low) end
  return char(0xF0 + floor(rest / 64), 0x80 + rest % 64, middle, low)
end

--- How many bytes of UTF-8 a Unicode scalar takes.
local function utf8_size(scalar)
  return scalar < 0x80 and 1 or scalar < 0x800 and 2 or scalar < 0x10000 and 3 or 4
end

--- The scalar that ends at byte number `last` of `text`; 0 where none stands, or bytes that are not
--- UTF-8, which no key joins.
local function scalar_ending_at(text, last)
  local scalar, place = 0, 1
  for at = last, math.max(last - 3, 1), -1 do
    local unit = byte(text, at)
    if unit < 0x80 or unit >= 0xC0 then
      local marker = place == 1 and 0 or place == 64 and 0xC0 or place == 4096 and 0xE0 or 0xF0
      scalar = scalar + (unit - marker) * place
      -- Written out again it is the same, unless it was longer than it has to be, or cut short.
      local is_sound = scalar >= 0 and scalar < 0x110000 and utf8_char(scalar) == text:sub(at, last)
      return is_sound and scalar or 0
    end
    scalar = scalar + unit % 64 * place
    place = place * 64
  end
  return 0
end
