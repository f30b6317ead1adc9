--- `a` xor `b`, whole numbers of up to 32 bits. Only 5.3 and on have an operator, which 5.1 cannot parse.
local function slow_xor(a, b)
  local result, place = 0, 1
  while a > 0 or b > 0 do
    if a % 2 ~= b % 2 then result = result + place end
    a, b, place = floor(a / 2), floor(b / 2), place * 2
  end
  return result
end

local xor_of_nibbles, remainders

--- `a` xor `b`, of two bytes: two look-ups, a tenth of the time that eight steps take.
local function xor(a, b)
  local high_a, high_b = floor(a / 16), floor(b / 16)
  return 16 * xor_of_nibbles[high_a * 16 + high_b]
    + xor_of_nibbles[(a - high_a * 16) * 16 + b - high_b * 16]
end

--- What each byte adds to a CRC-32, in four bytes, the lowest first; made when a trie is first opened.
local function make_tables()
  xor_of_nibbles, remainders = {}, {}
  for a = 0, 15 do
    for b = 0, 15 do xor_of_nibbles[a * 16 + b] = slow_xor(a, b) end
  end
  for index = 0, 255 do
    local rest = index
    for _ = 1, 8 do rest = rest % 2 == 0 and rest / 2 or slow_xor(floor(rest / 2), 0xEDB88320) end
    local row = {}
    for place = 1, 4 do
      row[place] = rest % 256
      rest = floor(rest / 256)
    end
    remainders[index] = row
  end
end

--- The CRC-32 (polynomial EDB88320, as in gzip) of `bytes` from byte number `first` on.
local function crc32(bytes, first)
  if not remainders then make_tables() end
  local a, b, c, d = 255, 255, 255, 255
  for at = first, #bytes do
    local row = remainders[xor(a, byte(bytes, at))]
    a, b, c, d = xor(row[1], b), xor(row[2], c), xor(row[3], d), row[4]
  end
  return 0xFFFFFFFF - (a + b * 0x100 + c * 0x10000 + d * 0x1000000)
end
