-- A processor for Rime (librime-lua): put this and hwalja.lua into the folder lua of Rime's user data.
-- What follows the second @ in a schema's `lua_processor@*hwalja_processor@cheonjiin` is the layout's id.
local hwalja = require("hwalja")

-- What a processor may answer: the key is done with, or it is for whoever comes next.
local ACCEPTED, NEXT = 1, 2
local BACKSPACE, RIGHT, SPACE, PAD = 0xFF08, 0xFF53, 0x20, 0xFFB0

local processor = {}

-- A run belongs to a session: here, and not in the module, which all sessions share.
function processor.init(env) env.composer = hwalja.Composer.new(hwalja.layout(env.name_space)) end

--- The key of the layout on a key of the keyboard. Digits go by their label, the number pad by its place. A key without
--- a code, such as Cheonjiin's marks, goes by what it appends.
local function key_of(layout, code)
  if code >= PAD and code <= PAD + 9 then code = ("0789456123"):byte(code - PAD + 1) end
  if code < 0x20 or code > 0x7E then return nil end
  local character = string.char(code)
  return layout:key_by_code(character) or layout:key_by_scalar(character)
end

--- Shows the run, or that there is none.
local function show(env)
  local composing = env.composer:composing()
  if composing == "" then env.engine.context:clear() else env.engine.context.input = composing end
  return ACCEPTED
end

--- Writes `text`, the run and what comes after it, and ends the run.
local function finish(env, text)
  env.engine:commit_text(text)
  env.composer:commit()
  return show(env)
end

function processor.func(event, env)
  local composer = env.composer
  if event:release() then return NEXT end
  -- Whoever emptied the input, such as another window, ended the run.
  if env.engine.context.input == "" then composer:commit() end
  local is_plain = not (event:ctrl() or event:alt() or event:super())
  local key = is_plain and key_of(composer:layout(), event.keycode)
  if key then
    composer:press(key)
    return show(env)
  end
  local run = composer:composing()
  if run == "" or event.keycode >= 0xFFE1 and event.keycode <= 0xFFEE then return NEXT end
  if is_plain and event.keycode == BACKSPACE then
    composer:backspace(event:shift() and "stroke" or "jamo")
    return show(env)
  end
  if is_plain and event.keycode == SPACE then return finish(env, run .. composer:space().inserting) end
  -- A character is written with the run: some programs would get the key, were it left to them, before the run.
  if is_plain and event.keycode > SPACE and event.keycode < 0x7F then
    return finish(env, run .. string.char(event.keycode))
  end
  finish(env, run)
  return is_plain and event.keycode == RIGHT and ACCEPTED or NEXT
end

return processor
