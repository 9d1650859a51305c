import type { Browser, Locator, Page } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/ownShop";
import { people } from "../support/people";
import { expectAccessible, openOffice, undo } from "./admin";

test.describe.configure({ timeout: 120_000 });

const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 } },
};

const QUOTE = "They came on a Sunday, and the sleeve sits.";

const save = (page: Page): Locator => page.getByRole("button", { name: "Save", exact: true });
const tab = (page: Page, name: string): Locator => page.getByRole("navigation", { name: "Which ones" }).getByRole("link", { name });
const line = (page: Page, words: string): Locator => page.getByRole("main").getByRole("listitem").filter({ hasText: words });

/** Does something with a line of a list; on phones what can be done folds out first. */
async function act(page: Page, words: string, label: string): Promise<void> {
  const row = line(page, words);
  const dots = row.getByRole("button", { name: /^What can be done/ });
  await expect(row).toBeVisible();
  if (await dots.isVisible()) await dots.click();
  await row.getByRole("button", { name: new RegExp(`^${label}`) }).click();
}

/** A second person of the shop, in a browser of her own. */
async function somebodyElse(browser: Browser, baseURL: string | undefined, path: string): Promise<Page> {
  const page = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await openOffice(page, path, people.owner);
  return page;
}

/** What a visitor who never logs in finds. */
async function asVisitor(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
}

for (const [device, use] of Object.entries(devices)) {
  test.describe(`on a ${device}`, () => {
    test.use(use);

    test("a testimonial is written down, approved later, and then stands on the site", async ({ page }) => {
      await openOffice(page, "/admin/content");
      await page.getByRole("link", { name: /^Testimonials/ }).click();
      await page.getByRole("link", { name: "Write one" }).click();
      await expect(page.getByRole("heading", { name: "A new testimonial" })).toBeVisible();
      await save(page).click();
      await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
      await page.getByLabel("Name", { exact: true }).fill("Lakshmi R.");
      await page.getByLabel("Where she is from, or what she had made").fill("Silk blouse, Tambaram");
      await page.getByLabel("Her words").fill(QUOTE);
      await expect(page.getByText(`Up to 600 letters, ${QUOTE.length} so far`)).toBeVisible();
      await page.getByRole("button", { name: /Library/ }).click();
      await page.getByRole("dialog").getByRole("list").getByRole("button").first().click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.getByRole("switch", { name: "In the shop" }).uncheck();
      if (device === "phone") await page.getByText("As she sees it").click();
      await expect(page.getByRole("figure").getByText(QUOTE)).toBeVisible();
      await save(page).click();
      await expect(page).toHaveURL(/\/testimonials\/\d+$/);
      await expect(page.getByRole("heading", { name: "Lakshmi R.", level: 1 })).toBeVisible();

      await page.goto("/testimonials");
      await expect(page.getByText("Revathi K.").first()).toBeVisible();
      await expect(page.getByText(QUOTE)).toHaveCount(0);

      await page.goto("/admin/content/testimonials");
      await tab(page, "Hidden").click();
      await act(page, "Lakshmi R.", "Show");
      await expect(page.getByText("Lakshmi R.: in the shop")).toBeVisible();
      await tab(page, "In the shop").click();
      await line(page, "Lakshmi R.").getByRole("link").click();
      await page.getByRole("link", { name: "See it on the site" }).click();
      await expect(page.getByText(QUOTE)).toBeVisible();
    });

    test("a form that was closed half-filled offers what was typed", async ({ page }) => {
      await openOffice(page, "/admin/content/offers/new");
      await page.getByLabel("The offer").fill("Two blouses this month: the lin");
      await page.getByRole("link", { name: "All offers" }).click();
      await expect(page.getByRole("heading", { name: "Offers", level: 1 })).toBeVisible();
      await page.goto("/admin/content/offers/new");
      const draft = page.getByRole("region", { name: "Your draft" });
      await expect(draft).toContainText(/You were in the middle of this \((today|yesterday), \d/);
      await expect(page.getByLabel("The offer")).toHaveValue("");
      await draft.getByRole("button", { name: "Go on" }).click();
      await expect(page.getByLabel("The offer")).toHaveValue("Two blouses this month: the lin");
      await expect(draft).toHaveCount(0);
      await page.getByLabel("The offer").fill("Two blouses this month: the lining is on us.");
      await expect(page.getByText(device === "phone" ? "1 change" : "1 change, not saved")).toBeVisible();
      await save(page).click();
      await expect(page).toHaveURL(/\/offers\/\d+$/);
      const written = page.url();

      await page.getByLabel("The offer").fill("Something else");
      await page.reload();
      await page.getByRole("button", { name: "Throw away" }).click();
      await expect(page.getByLabel("The offer")).toHaveValue("Two blouses this month: the lining is on us.");
      await page.goto("/admin/content/offers/new");
      await expect(page.getByLabel("The offer")).toHaveValue("");
      await expect(draft).toHaveCount(0);
      await page.goto(written);
      await expect(page.getByLabel("The offer")).toHaveValue("Two blouses this month: the lining is on us.");
      await expect(draft).toHaveCount(0);
    });

    test("two people who change the same thing are told, and choose", async ({ page, browser, baseURL, watched }) => {
      watched.allow(/status 409|Failed to load resource/);
      await openOffice(page, "/admin/content/testimonials/1");
      const other = await somebodyElse(browser, baseURL, "/admin/content/testimonials/1");
      const from = "Where she is from, or what she had made";
      const meeting = page.getByRole("dialog", { name: "Somebody changed this meanwhile" });

      await page.getByLabel(from).fill("Mine first");
      await other.getByLabel(from).fill("Theirs first");
      await save(other).click();
      await expect(other.getByText("Saved", { exact: true })).toBeVisible();
      await save(page).click();
      await expect(meeting).toContainText("Mine first");
      await expect(meeting).toContainText("Theirs first");
      await expectAccessible(page, "the window of two versions");
      await meeting.getByRole("button", { name: "Keep mine" }).click();
      await expect(page.getByText("Saved", { exact: true })).toBeVisible();
      await other.reload();
      await expect(other.getByLabel(from)).toHaveValue("Mine first");

      await page.getByLabel(from).fill("Mine second");
      await other.getByLabel(from).fill("Theirs second");
      await save(other).click();
      await expect(other.getByText("Saved", { exact: true })).toBeVisible();
      await save(page).click();
      await meeting.getByRole("button", { name: "Take theirs" }).click();
      await expect(page.getByLabel(from)).toHaveValue("Theirs second");
      await other.reload();
      await expect(other.getByLabel(from)).toHaveValue("Theirs second");
      await other.context().close();
    });

    test("what is thrown away comes back by undo, and later out of the trash", async ({ page }) => {
      await openOffice(page, "/admin/content/testimonials");
      await act(page, "Divya S.", "Trash");
      await expect(page.getByText("Divya S. is in the trash")).toBeVisible();
      await expect(line(page, "Divya S.")).toHaveCount(0);
      await undo(page).click();
      await expect(line(page, "Divya S.")).toBeVisible();

      await line(page, "Divya S.").getByRole("link").click();
      await page.getByRole("button", { name: "Move to the trash" }).click();
      await expect(page.getByRole("heading", { name: "Testimonials", level: 1 })).toBeVisible();
      await page.getByRole("button", { name: "Dismiss" }).click();
      await tab(page, "Trash").click();
      await expect(line(page, "Divya S.")).toContainText(/Gone for good on \d+ \w+ \d{4}/);
      await page.getByRole("button", { name: /^Bring back Divya S\./ }).click();
      await expect(page.getByText("The trash is empty").last()).toBeVisible();
      await tab(page, "In the shop").click();
      await expect(line(page, "Divya S.")).toBeVisible();
    });

    test("a pasted list of pin codes says what it will do, and names the line that is wrong", async ({ page }) => {
      await openOffice(page, "/admin/content/pin-codes");
      await page.getByRole("link", { name: "Paste a list" }).click();
      const list = page.getByLabel("Your list");
      await list.fill("Pin code, Place\n600004, Mylapore\n600100, Medavakkam\n60010, Tambaram\nSelaiyur;600073");
      await expect(page.getByText("1 line needs another look. Nothing is added until then.")).toBeVisible();
      await expect(page.getByText("Line 4: there is no 6-digit pin code.")).toBeVisible();
      await expect(page.getByText("2 places new")).toBeVisible();
      await expect(page.getByText("1 place on your list already: they stay as they are.")).toBeVisible();
      await page.getByRole("button", { name: "Add 2 places" }).click();
      await expect(page.getByText("Correct the lines that are named, or leave them out.")).toBeVisible();
      await expect(list).toBeFocused();
      await expectAccessible(page, "pasting a list");
      // Gone by mistake: what was pasted is still there.
      await page.getByRole("link", { name: "All pin codes" }).click();
      await page.getByRole("link", { name: "Paste a list" }).click();
      await expect(list).toHaveValue(/Selaiyur/);
      await list.fill("600004, Mylapore\n600100, Medavakkam\n600045, Tambaram\nSelaiyur;600073");
      await page.getByRole("button", { name: "Add 3 places" }).click();
      await expect(page.getByText("3 places added")).toBeVisible();
      await page.getByRole("searchbox").fill("selai");
      await expect(line(page, "600073, Selaiyur")).toBeVisible();
      await expect(line(page, "Mylapore")).toHaveCount(0);
      await line(page, "Selaiyur").getByRole("link").click();
      await page.getByRole("link", { name: "See it on the site" }).click();
      await expect(page.locator("#pincheck").getByText("We pick up here")).toBeVisible();
      await expect(page.locator("#pincheck").getByText("Selaiyur")).toBeVisible();

      // Hidden for a while, nobody is promised that the shop comes there.
      await page.goto("/admin/content/pin-codes");
      await act(page, "600073, Selaiyur", "Hide");
      await expect(line(page, "600073, Selaiyur")).toHaveCount(0);
      await tab(page, "Hidden").click();
      await expect(line(page, "600073, Selaiyur")).toBeVisible();
      await expectAccessible(page, "hidden pin codes");
      await page.goto("/?pin=600073#pincheck");
      await expect(page.locator("#pincheck").getByText(/^Not yet/)).toBeVisible();
      await page.goto("/admin/content/pin-codes?bin=hidden");
      await act(page, "600073, Selaiyur", "Show");
      await page.goto("/?pin=600073#pincheck");
      await expect(page.locator("#pincheck").getByText("We pick up here")).toBeVisible();
    });

    test("words of the banner and an offer are changed, put in order, and seen on the site", async ({ page, browser, baseURL }) => {
      await openOffice(page, "/admin/content/banner");
      await page.getByRole("link", { name: "Twirl frocks" }).click();
      await page.getByLabel("The words").fill("Pattu pavadai");
      await save(page).click();
      await expect(page.getByText("Saved", { exact: true })).toBeVisible();
      await page.getByRole("link", { name: "All banner words" }).click();
      await page.getByRole("button", { name: "Change the order" }).click();
      await page.getByRole("button", { name: "Move up: Pattu pavadai" }).click();
      await expect(page.getByRole("button", { name: "Move up: Pattu pavadai" })).toBeFocused();
      await page.getByRole("button", { name: "Done" }).click();
      await expect(page.getByRole("list", { name: "Banner words" }).getByRole("listitem").first()).toContainText("Pattu pavadai");
      await expect.poll(async () => (await (await page.request.get("/api/content/banner")).json())[0].subtitle).toBe("Pattu pavadai");
      await page.goto("/");
      await expect(page.locator("h1")).toContainText("Pattu pavadai");

      await page.goto("/admin/content/offers");
      await page.getByRole("link", { name: /WELCOME10/ }).click();
      await page.getByLabel("The offer").fill("Onam: the second lining is on us.");
      await save(page).click();
      await expect(page.getByText("Saved", { exact: true })).toBeVisible();
      const visitor = await asVisitor(browser, baseURL);
      await visitor.clock.install();
      await visitor.goto("/");
      await hydrated(visitor);
      await visitor.clock.runFor(30_500);
      await expect(visitor.getByRole("dialog").getByText("Onam: the second lining is on us.").first()).toBeVisible();
      await visitor.context().close();
    });

    test("a question from the contact page is seen, read and answered", async ({ page, browser, baseURL }) => {
      const visitor = await asVisitor(browser, baseURL);
      await visitor.goto("/contactus");
      await hydrated(visitor);
      await visitor.getByLabel("Name").fill("Janaki Raman");
      await visitor.getByLabel("Phone").fill("98765 43210");
      await visitor.getByLabel(/Email/).fill("janaki@example.com");
      await visitor.getByRole("textbox", { name: /Message/ }).fill("Do you stitch for men, too?");
      await visitor.getByRole("button", { name: /send/i }).click();
      await expect(visitor.getByText("Enquiry submitted successfully!")).toBeVisible();
      await visitor.context().close();

      await openOffice(page, "/admin/content");
      await expect(page.getByRole("link", { name: /Enquiries.*1.*waiting/ })).toBeVisible();
      await page.getByRole("link", { name: /^Enquiries/ }).click();
      await tab(page, "Not read yet").click();
      const letter = page.getByRole("button", { name: /Not read:.*Janaki Raman/ });
      await letter.click();
      const opened = line(page, "Janaki Raman");
      await expect(opened.getByText("Do you stitch for men, too?")).toBeVisible();
      await expect(opened.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+919876543210");
      await expect(opened.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /wa\.me\/919876543210\?text=.*Janaki/);
      await expect(opened.getByRole("link", { name: "Mail" })).toHaveAttribute("href", /^mailto:janaki@example\.com\?subject=/);
      await expect(page.getByRole("button", { name: /Not read:/ })).toHaveCount(0);
      // It stays before her eyes until she goes on.
      await expect(opened).toBeVisible();
      await expectAccessible(page, "an enquiry");
      await page.goto("/admin");
      await page.getByRole("link", { name: "1 enquiry not answered yet" }).click();
      await expect(tab(page, "Not answered")).toHaveAttribute("aria-current", "page");
      await page.getByRole("button", { name: /Janaki Raman/ }).click();
      await opened.getByRole("button", { name: "Mark as answered" }).click();
      await expect(page.getByText("Janaki Raman is answered")).toBeVisible();
      await undo(page).click();
      await page.getByRole("button", { name: /Janaki Raman/ }).click();
      await opened.getByRole("button", { name: "Mark as answered" }).click();
      await expect(page.getByText("All answered")).toBeVisible();
      await tab(page, "All").click();
      const answered = page.getByRole("button", { name: /Janaki Raman.*Answered/ });
      await answered.click();
      await expect(opened.getByText(`by ${people.staff.name}`)).toBeVisible();
      await expectAccessible(page, "an enquiry that is answered");
      await tab(page, "Not read yet").click();
      await expect(page.getByText("All read")).toBeVisible();
    });

    test("the shop's own facts are checked while they are typed, and change on the site", async ({ page, watched }) => {
      await openOffice(page, "/admin/settings", people.owner);
      await page.getByRole("link", { name: /^The shop/ }).click();
      await page.getByLabel("WhatsApp number").fill("9876543210");
      await save(page).click();
      await expect(page.getByText("Enter the number with its country code, like 919876543210.").first()).toBeVisible();
      await page.getByLabel("WhatsApp number").fill("");
      await expect(page.getByRole("button", { name: /WhatsApp number: the chat button stays away/ })).toBeVisible();
      await page.getByLabel("WhatsApp number").fill("+91 98765 43210");
      await expect(page.getByText("Visitors and the law find everything.")).toBeVisible();
      await page.getByLabel("Name of the shop").fill("Hem & Mogra Silks");
      await page.getByRole("textbox", { name: "Main colour", exact: true }).fill("#ffdd7a");
      await expect(page.getByText(/White text is hard to read on it/)).toBeVisible();
      await page.getByRole("textbox", { name: "Main colour", exact: true }).fill("#0A4D54");
      await save(page).click();
      await expect(page.getByText("Saved", { exact: true })).toBeVisible();
      await page.goto("/contactus");
      await expect(page.getByText("Hem & Mogra Silks").first()).toBeVisible();
      await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", /0a4d54/i);

      watched.allow(/status 403|Failed to load resource/);
      await openOffice(page, "/admin/settings/shop");
      await expect(page.getByLabel("Name of the shop")).toHaveCount(0);
    });

    test("every screen is fit for everybody", async ({ page }) => {
      await openOffice(page, "/admin/content", people.owner);
      const screens = [
        "/admin/content/testimonials",
        "/admin/content/testimonials?bin=trash",
        "/admin/content/testimonials/1",
        "/admin/content/testimonials/new",
        "/admin/content/testimonials/9999",
        "/admin/content/banner",
        "/admin/content/banner/1",
        "/admin/content/offers/1",
        "/admin/content/enquiries",
        "/admin/content/pin-codes",
        "/admin/content/pin-codes/1",
        "/admin/settings/shop",
      ];
      for (const screen of screens) {
        await page.goto(screen);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        await expectAccessible(page, screen);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
      }
      await page.goto("/admin/content/banner");
      await page.getByRole("button", { name: "Change the order" }).click();
      await expectAccessible(page, "changing the order");
    });
  });
}

test("a line is dragged to another place, by mouse and by finger", async ({ page, browser, baseURL }) => {
  await openOffice(page, "/admin/content/banner");
  const names = async (of: Page) => of.getByRole("list", { name: "Banner words" }).getByRole("listitem").locator("b").allTextContents();
  await page.getByRole("button", { name: "Change the order" }).click();
  const before = await names(page);
  const centre = async (of: Page, words: string) => {
    const box = await line(of, words).locator("[aria-hidden=true]").first().boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const from = await centre(page, before[0] ?? "");
  const to = await centre(page, before[2] ?? "");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 20, { steps: 4 });
  await page.mouse.move(to.x, to.y + 6, { steps: 10 });
  await page.mouse.up();
  const wanted = [before[1], before[2], before[0], ...before.slice(3)];
  await expect.poll(() => names(page)).toEqual(wanted);
  const kept = async () => ((await (await page.request.get("/api/content/banner")).json()) as { subtitle: string }[]).map(({ subtitle }) => subtitle);
  await expect.poll(kept).toEqual(wanted);

  const phone = await (await browser.newContext({ ...devices.phone, ...(baseURL && { baseURL }) })).newPage();
  await openOffice(phone, "/admin/content/banner");
  await phone.getByRole("button", { name: "Change the order" }).click();
  const finger = await phone.context().newCDPSession(phone);
  const start = await centre(phone, wanted[0] ?? "");
  const end = await centre(phone, wanted[1] ?? "");
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x: start.x, y }] });
  await touch("touchStart", start.y);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1, 1.1]) await touch("touchMove", start.y + (end.y - start.y) * part);
  await touch("touchEnd");
  await expect.poll(kept).toEqual([wanted[1], wanted[0], ...wanted.slice(2)]);
  await phone.context().close();
});

test("a long list is put in order, though only what is near is drawn", async ({ page }) => {
  await openOffice(page, "/admin/content/offers");
  await page.evaluate(async () => {
    for (let place = 1; place <= 60; place += 1) {
      const body = JSON.stringify({ text: `Offer ${place}`, published: true });
      const answer = await fetch("/api/admin/content/offers", { method: "POST", headers: { "content-type": "application/json" }, body });
      if (!answer.ok) throw new Error(await answer.text());
    }
  });
  await page.reload();
  const texts = async () =>
    page.evaluate(async () => {
      const offers = (await (await fetch("/api/admin/content/offers")).json()) as { text: string }[];
      return offers.map(({ text }) => text);
    });
  const before = await texts();
  await page.getByRole("button", { name: "Change the order" }).click();
  const lines = page.getByRole("list", { name: "Offers" }).getByRole("listitem");
  await expect(lines.first()).toHaveAttribute("aria-setsize", String(before.length));
  expect(await lines.count()).toBeLessThan(before.length);
  await page.mouse.move(640, 500);
  const last = page.getByRole("button", { name: `Move up: ${before.at(-1)}`, exact: true });
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(last).toBeVisible({ timeout: 300 });
  }).toPass();
  expect(await lines.count()).toBeLessThan(before.length);
  // As far as it takes to come into another part of the list.
  await last.focus();
  const up = 14;
  for (let time = 0; time < up; time += 1) {
    await page.keyboard.press("Enter");
    await expect(page.getByText(`${before.at(-1)}: place ${before.length - 1 - time} of ${before.length}`)).toHaveCount(1);
    await expect(last).toBeFocused();
  }
  const wanted = before.slice(0, -1);
  wanted.splice(-up, 0, before.at(-1) ?? "");
  await expect.poll(texts).toEqual(wanted);
  await page.waitForLoadState("networkidle");
  await expectAccessible(page, "a long list in order");
});

test("everything goes by the keyboard alone", async ({ page }) => {
  await openOffice(page, "/admin/content/banner");
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`the keyboard does not reach ${String(target)}`);
  };
  await reach(page.getByRole("link", { name: "New words" }));
  await page.keyboard.press("Enter");
  await reach(page.getByLabel("The words"));
  await page.keyboard.type("Uniforms");
  await reach(page.getByRole("switch", { name: "In the shop" }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/\/banner\/\d+$/);
  await reach(page.getByRole("link", { name: "All banner words" }));
  await page.keyboard.press("Enter");
  await reach(tab(page, "Hidden"));
  await page.keyboard.press("Enter");
  await reach(page.getByRole("button", { name: /^Show Uniforms/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Uniforms: in the shop")).toBeVisible();
  await reach(tab(page, "In the shop"));
  await page.keyboard.press("Enter");
  await reach(page.getByRole("button", { name: "Change the order" }));
  await page.keyboard.press("Enter");
  await reach(page.getByRole("button", { name: "Move up: Uniforms" }));
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Uniforms: place \d of \d$/)).toBeAttached();
  await reach(page.getByRole("button", { name: "Done" }));
  await page.keyboard.press("Enter");
  await reach(page.getByRole("button", { name: /^Trash Uniforms/ }));
  await page.keyboard.press("Enter");
  await reach(undo(page));
  await page.keyboard.press("Enter");
  await expect(line(page, "Uniforms")).toBeVisible();
});
