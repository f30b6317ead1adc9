-- A processor for Rime (librime-lua). Put it and hwalja.lua into the folder lua of Rime's user data.
-- In a schema's `lua_processor@*hwalja_processor@cheonjiin`, the layout's id follows the second @.
local hwalja = require("hwalja")

-- The results of a processor. Either it has handled the key, or the next processor receives the key.
local ACCEPTED, NEXT = 1, 2
local BACKSPACE, RIGHT, SPACE, PAD = 0xFF08, 0xFF53, 0x20, 0xFFB0

local processor = {}

-- Each session has its own composer. All sessions share the module.
function processor.init(env) env.composer = hwalja.Composer.new(hwalja.layout(env.name_space)) end

--- Returns the layout's key for a key of the keyboard. Digits match by their label, the number pad by its place. A key
--- without a code, such as the marks of Cheonjiin, matches by the character that it appends.
local function key_of(layout, code)
  if code >= PAD and code <= PAD + 9 then code = ("0789456123"):byte(code - PAD + 1) end
  if code < 0x20 or code > 0x7E then return nil end
  local character = string.char(code)
  return layout:key_by_code(character) or layout:key_by_scalar(character)
end

--- Shows the run, or clears the input if it is empty.
local function show(env)
  local composing = env.composer:composing()
  if composing == "" then env.engine.context:clear() else env.engine.context.input = composing end
  return ACCEPTED
end

--- Writes `text`, the run and the text after it, and ends the run.
local function finish(env, text)
  env.engine:commit_text(text)
  env.composer:commit()
  return show(env)
end

function processor.func(event, env)
  local composer = env.composer
  if event:release() then return NEXT end
  -- If something else has emptied the input, for example a change of the window, the run has ended.
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
  -- Write a character together with the run. Some programs would receive its key before the run.
  if is_plain and event.keycode > SPACE and event.keycode < 0x7F then
    return finish(env, run .. string.char(event.keycode))
  end
  finish(env, run)
  return is_plain and event.keycode == RIGHT and ACCEPTED or NEXT
end

return processor
