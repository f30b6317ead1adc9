"""Who has never seen the page: is told what it is, follows a link, hears nothing unasked."""

from urllib.parse import quote

from visit import LAYOUTS, Visit, expect

HOSTILE = '</textarea><img src=x onerror="globalThis.isTaken = true"><script>isTaken = true</script>'


def is_told(browser, page):
    """What the page is, in its head and in words, with links."""
    visit = Visit(browser, page)
    said = visit.page.evaluate("""[...document.querySelectorAll("meta[name=description], meta[property^='og:']")]
      .filter(({ content }) => content).length""")
    expect(said, 6, "what other pages show of it")
    icon = visit.page.get_attribute("link[rel=icon]", "href")
    expect(icon.startswith("data:image/svg+xml,"), True, "an icon of its own")
    expect("활자" in visit.page.title(), True, "a title")
    for element in visit.page.locator("#links a").all():
        expect(bool(element.get_attribute("href") and element.inner_text()), True, "a link")
    expect(visit.page.locator("#links a").count() > 2, True, "links")
    visit.close()


def follows_links(browser, page):
    """A link carries layout and text, as text whatever it is."""
    visit = Visit(browser, page)
    visit.choose("naratgeul")
    text = "한글 100% & #1\n둘째 줄+"
    visit.page.fill("#field", text)
    visit.page.evaluate("""Object.defineProperty(navigator, "clipboard",
      { value: { writeText: async (text) => { globalThis.copied = text; } } })""")
    visit.page.click("#copy-link")
    link = visit.page.evaluate("copied")
    # Where the clipboard may not be used.
    visit.page.evaluate("""navigator.clipboard.writeText = () => Promise.reject();
      addEventListener("copy", (event) => { globalThis.copied = event.clipboardData.getData("text/plain"); })""")
    visit.page.click("#copy")
    expect(visit.page.evaluate("copied"), text, "what is copied without the clipboard")
    visit.close()

    def opens(address, layout, text, what):
        visit = Visit(browser, page)
        visit.page.goto("about:blank")
        visit.page.goto(address)
        expect(visit.page.get_attribute("[data-layout][aria-pressed=true]", "data-layout"), layout, f"the layout of {what}")
        expect(visit.text(), text, f"the text of {what}")
        expect(visit.page.evaluate("globalThis.isTaken ?? document.images.length"), 0, f"what {what} did")
        visit.close()

    opens(link, "naratgeul", text, "a link")
    visit = Visit(browser, page)
    visit.page.goto(f"file://{page}?text={quote('가나')}")
    visit.page.goto(f"{visit.page.url}#layout=sky")
    expect(visit.page.get_attribute("[data-layout=sky]", "aria-pressed"), "true", "a link followed on the page itself")
    visit.page.fill("#field", "다라")
    visit.page.evaluate("location.hash = 'about'")
    visit.page.wait_for_timeout(100)
    expect(visit.text(), "다라", "the text after a place of the page is looked up")
    visit.close()
    opens(f"file://{page}?layout=sky&text={quote('가나')}", "sky", "가나", "a query")
    opens(f"file://{page}#layout=__proto__&text={quote(HOSTILE)}", LAYOUTS[0], HOSTILE, "a hostile link")
    opens(f"file://{page}#text={'😀' * 9000}%E0%A4%A", LAYOUTS[0], "😀" * 500, "a long link")


def hears_nothing_unasked(browser, page):
    """Keys click and vibrate when that is chosen, and it is remembered."""
    visit = Visit(browser, page)
    visit.page.add_init_script("""globalThis.did = [0, 0];
      navigator.vibrate = () => { globalThis.did[0] += 1; };
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function () { globalThis.did[1] += 1; start.call(this); };""")
    state = "[keyboard.sound, keyboard.vibrate, sound.checked, vibrate.checked]"
    for is_chosen in (False, True):
        visit.page.reload()
        expect(visit.page.evaluate(state), [is_chosen] * 4, "what is chosen is remembered")
        visit.drawn("ㄱㅋ").click()
        expect(visit.page.evaluate("did"), [int(is_chosen)] * 2, "vibrations and clicks")
        for name in ("sound", "vibrate"):
            visit.page.check(f"#{name}")
    visit.close()
