"""What a person does on exported pages, and what must come of it."""

import json
from urllib.parse import parse_qs


def sent(page):
    """The answers that the page hands on; of a file, it shows them."""
    text = page.locator(".answers code").inner_text()
    return json.loads(text[text.index("{") :])


def errors(page):
    """The lines of the summary above the form."""
    if not page.locator(".summary").is_visible():
        return []
    return page.locator(".summary li").all_inner_texts()


def same(given, expected):
    assert given == expected, f"expected {expected!r}, got {given!r}"


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


def booking(page):
    press(page, "Book")
    same(errors(page), ["Email: This field is required", "Name (Adult 1): This field is required"])
    same(page.title(), "Error: Book a trip")
    same(page.evaluate("document.activeElement.className"), "summary")
    page.get_by_role("link", name="Email: This field is required").click()
    page.keyboard.type("ada@example")
    page.keyboard.press("Tab")
    same(page.locator("[id='f-email.error']").inner_text(), "Enter a valid email")
    same(page.locator("#f-email").get_attribute("aria-invalid"), "true")
    same(page.locator("#f-email").get_attribute("aria-describedby"), "f-email.error")
    page.locator("#f-email").fill("ada@example.com")
    page.keyboard.press("Tab")
    assert not page.locator("[id='f-email.error']").is_visible()
    page.get_by_label("Name", exact=True).fill("Ada")
    press(page, "Add Child")
    press(page, "Add Adult")
    page.get_by_label("Name").nth(1).fill("Byron")
    page.get_by_label("Date of birth").fill("1990-01-01")
    press(page, "Remove Adult 3")
    press(page, "Book")
    same(errors(page), ["Date of birth (Child 2): Age must be below 18"])
    page.get_by_label("Date of birth").fill("2020-01-01")
    press(page, "Book")
    same(errors(page), [])
    same(page.title(), "Book a trip")
    same(
        sent(page),
        {
            "email": "ada@example.com",
            "travellers": [
                {"kind": "adult", "name": "Ada"},
                {"kind": "child", "name": "Byron", "birthdate": "2020-01-01"},
            ],
        },
    )


def registration(page):
    newsletter = page.get_by_label("Send me the newsletter")
    assert not newsletter.is_visible()
    page.get_by_label("Email").fill("ada@example.com")
    newsletter.check()
    page.get_by_label("Email").fill("")
    assert not newsletter.is_visible()
    page.get_by_label("Email").fill("ada@example.com")
    assert not newsletter.is_checked(), "what is hidden loses its answer"
    page.get_by_label("Full name").fill("Ada <b>Lovelace</b>")
    page.get_by_label("Password").fill("short")
    page.keyboard.press("Enter")
    same(errors(page), ["Password: Must be at least 15 characters"])
    page.get_by_label("Password").fill("correct horse battery")
    page.keyboard.press("Enter")
    same(
        sent(page),
        {
            "fullName": "Ada <b>Lovelace</b>",
            "email": "ada@example.com",
            "password": "\u2022" * 8,
        },
    )


def checkout(page):
    same(page.locator(".progress").inner_text(), "Step 1 of 3")
    assert not page.get_by_role("button", name="Place the order").is_visible()
    press(page, "Continue")
    same(len(errors(page)), 6)
    same(page.locator(".progress").inner_text(), "Step 1 of 3")
    page.get_by_label("Full name").fill("Ada Lovelace")
    page.get_by_label("Email").fill("ada@example.com")
    page.get_by_label("Street and number").fill("Dorset Street 1")
    page.get_by_label("Postcode").fill("w1u")
    page.get_by_label("Town or city").fill("London")
    page.get_by_label("Country").select_option("GB")
    page.keyboard.press("Tab")
    same(page.locator("[id='f-postcode.error']").inner_text(), "Enter a postcode such as SW1A 1AA")
    page.get_by_label("Postcode").fill("W1U 4EG")
    # Enter does what the step's own button does.
    page.get_by_label("Postcode").press("Enter")
    same(page.locator(".progress").inner_text(), "Step 2 of 3")
    same(page.evaluate("document.activeElement.textContent"), "How it gets to you")
    page.get_by_label("Express").check()
    press(page, "Continue")
    same(errors(page), ["Delivery day: This field is required"])
    page.get_by_label("Standard").check()
    assert not page.get_by_label("Delivery day").is_visible()
    page.get_by_label("It is a present").check()
    press(page, "Add Card")
    page.get_by_label("To", exact=True).fill("Charles")
    press(page, "Continue")
    same(errors(page), ["Words on it (Card 1): This field is required"])
    page.get_by_label("Words on it").fill("Happy birthday")
    press(page, "Continue")
    same(page.locator(".progress").inner_text(), "Step 3 of 3")
    press(page, "Back")
    page.get_by_label("It is a present").uncheck()
    press(page, "Continue")
    page.get_by_label("Invoice").check()
    assert not page.get_by_text("(optional)").locator("visible=true").count()
    press(page, "Place the order")
    same(
        errors(page),
        ["Company: This field is required", "I accept the terms of sale: Accept the terms to go on"],
    )
    page.get_by_label("Company").fill("Analytical Engines")
    page.get_by_label("I accept the terms of sale").check()
    press(page, "Place the order")
    answers = sent(page)
    same(answers["payBy"], "invoice")
    same([key for key in ("gift", "cards", "day") if answers.get(key)], [])
    same(answers["terms"], True)


def hostile(page):
    page.get_by_label("<!-- </label>").fill("1")
    press(page, "</button><script>alert(21)</script>")
    same(
        errors(page),
        [
            "<!-- </label>: \u2028\u0000\u202eevil",
            "Inside (</template><script>alert(20)</script> 1): This field is required",
        ],
    )
    page.get_by_label("<!-- </label>").fill("</script>")
    page.get_by_label("Inside").fill("x")
    page.get_by_label("</label><script>alert(18)</script>").check()
    press(page, "</button><script>alert(21)</script>")
    answers = sent(page)
    same(list(answers)[0], "__proto__")
    same(answers["__proto__"], "</script>")
    same(answers["length"], '"><script>alert(17)</script>')
    same(json.dumps(answers["toString"]), '[{"__proto__": "x"}]')
    same(answers["constructor"], "'\"></textarea><script>alert(14)</script>")
    same(answers["elements"], "\n</textarea><script>alert(15)</script>")


def serve(page):
    """Serves a page's file as a site, and keeps what is sent to it."""
    posts = []

    def answer(route):
        if route.request.method == "POST":
            posts.append(parse_qs(route.request.post_data or "", keep_blank_values=True))
            route.fulfill(body="thanks")
        else:
            route.fulfill(path=page.path, content_type="text/html; charset=utf-8")

    page.route("http://form.test/**", answer)
    page.goto("http://form.test/")
    return posts


def served(page):
    """From a server, the answers are sent as one value beside the plain ones."""
    posts = serve(page)
    page.get_by_label("Email").fill("ada@example.com")
    page.get_by_label("Name", exact=True).fill("Ada")
    press(page, "Book")
    page.wait_for_function("document.body.textContent === 'thanks'")
    same(
        posts[0],
        {
            "email": ["ada@example.com"],
            "travellers.0.kind": ["adult"],
            "travellers.0.name": ["Ada"],
            "formchat-answers": [
                '{"email":"ada@example.com","travellers":[{"kind":"adult","name":"Ada"}]}'
            ],
            "formchat-action": ["book"],
        },
    )


def scriptless(page):
    """Without script the page is a plain form, which a browser checks as far as it can."""
    posts = serve(page)
    press(page, "Book")
    same(posts, [])
    page.get_by_label("Email").fill("ada@example.com")
    page.get_by_label("Name", exact=True).fill("Ada")
    press(page, "Book")
    page.wait_for_url("http://form.test/")
    same(
        posts[0],
        {
            "email": ["ada@example.com"],
            "travellers.0.kind": ["adult"],
            "travellers.0.name": ["Ada"],
            "formchat-action": ["book"],
        },
    )


def plain_steps(page):
    """Without script every step is there, one after the other."""
    same(page.locator("h2:visible").count(), 3)
    assert page.get_by_role("button", name="Place the order").is_visible()
    assert page.get_by_label("Delivery day").is_visible()
    assert not page.get_by_role("button", name="Continue").is_visible()


# What is done, on which page, with script or without.
runs = [
    (booking, "example-booking", True),
    (registration, "example-registration", True),
    (checkout, "example-checkout", True),
    (hostile, "page-hostile", True),
    (served, "example-booking", True),
    (scriptless, "example-booking", False),
    (plain_steps, "example-checkout", False),
]
