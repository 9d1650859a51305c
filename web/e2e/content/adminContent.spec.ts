import type { Browser, Page } from "@playwright/test";
import { openPage } from "../support/hydrated";
import { expect, test } from "../support/ownShop";
import { people } from "../support/people";
import { expectAccessible, openOffice, openScreen, undo } from "../support/admin";
import { act, line, save, tab } from "./contentAdmin";

test.describe.configure({ timeout: 120_000 });

const QUOTE = "They came on a Sunday, and the sleeve sits.";

/** A second staff member, in another browser. */
async function somebodyElse(browser: Browser, baseURL: string | undefined, path: string): Promise<Page> {
  const page = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await openOffice(page, path, people.owner);
  return page;
}

/** What a visitor who never logs in finds. */
async function asVisitor(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
}

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("a testimonial is added, published later, and then visible on the site", { tag: "@core" }, async ({ device, page }) => {
    await openOffice(page, "/admin/content");
    await page.getByRole("link", { name: /^Testimonials/ }).click();
    await page.getByRole("link", { name: "Add testimonial" }).click();
    await expect(page.getByRole("heading", { name: "New testimonial" })).toBeVisible();
    await save(page).click();
    await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill("Lakshmi R.");
    await page.getByLabel("Place or garment").fill("Silk blouse, Tambaram");
    await page.getByLabel("Text", { exact: true }).fill(QUOTE);
    await expect(page.getByText(`Up to 600 characters, ${QUOTE.length} so far`)).toBeVisible();
    await page.getByRole("button", { name: /Library/ }).click();
    await page.getByRole("dialog").getByRole("list").getByRole("button").first().click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("switch", { name: "Published" }).uncheck();
    if (device === "phone") await page.getByText("Preview").click();
    await expect(page.getByRole("figure").getByText(QUOTE)).toBeVisible();
    await save(page).click();
    await expect(page).toHaveURL(/\/testimonials\/\d+$/);
    await expect(page.getByRole("heading", { name: "Lakshmi R.", level: 1 })).toBeVisible();

    await page.goto("/testimonials");
    await expect(page.getByText("Revathi K.").first()).toBeVisible();
    await expect(page.getByText(QUOTE)).toHaveCount(0);

    await page.goto("/admin/content/testimonials");
    await tab(page, "Hidden").click();
    await act(page, "Lakshmi R.", "Publish");
    await expect(page.getByText("Lakshmi R.: published")).toBeVisible();
    await tab(page, "Published").click();
    await line(page, "Lakshmi R.").getByRole("link").click();
    await page.getByRole("link", { name: "View on site" }).click();
    await expect(page.getByText(QUOTE)).toBeVisible();
  });

  test("an unsaved form is restored from its draft", async ({ device, page }) => {
    await openOffice(page, "/admin/content/offers/new");
    await page.getByLabel("Offer", { exact: true }).fill("Two blouses this month: the lin");
    await page.getByRole("link", { name: "All offers" }).click();
    await expect(page.getByRole("heading", { name: "Offers", level: 1 })).toBeVisible();
    await page.goto("/admin/content/offers/new");
    const draft = page.getByRole("region", { name: "Your draft" });
    await expect(draft).toContainText(/You have unsaved changes \((today|yesterday), \d/);
    await expect(page.getByLabel("Offer", { exact: true })).toHaveValue("");
    await draft.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByLabel("Offer", { exact: true })).toHaveValue("Two blouses this month: the lin");
    await expect(draft).toHaveCount(0);
    await page.getByLabel("Offer", { exact: true }).fill("Two blouses this month: the lining is on us.");
    await expect(page.getByText(device === "phone" ? "1 change" : "1 change, not saved")).toBeVisible();
    await save(page).click();
    await expect(page).toHaveURL(/\/offers\/\d+$/);
    const written = page.url();

    await page.getByLabel("Offer", { exact: true }).fill("Something else");
    await page.reload();
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(page.getByLabel("Offer", { exact: true })).toHaveValue("Two blouses this month: the lining is on us.");
    await page.goto("/admin/content/offers/new");
    await expect(page.getByLabel("Offer", { exact: true })).toHaveValue("");
    await expect(draft).toHaveCount(0);
    await page.goto(written);
    await expect(page.getByLabel("Offer", { exact: true })).toHaveValue("Two blouses this month: the lining is on us.");
    await expect(draft).toHaveCount(0);
  });

  test("of two conflicting versions the second person chooses one", { tag: "@core" }, async ({ page, browser, baseURL, watched }) => {
    watched.allow(/status 409|Failed to load resource/);
    await openOffice(page, "/admin/content/testimonials/1");
    const other = await somebodyElse(browser, baseURL, "/admin/content/testimonials/1");
    const from = "Place or garment";
    const meeting = page.getByRole("dialog", { name: "Someone else changed this" });

    await page.getByLabel(from).fill("Mine first");
    await other.getByLabel(from).fill("Theirs first");
    await save(other).click();
    await expect(other.getByText("Saved", { exact: true })).toBeVisible();
    await save(page).click();
    await expect(meeting).toContainText("Mine first");
    await expect(meeting).toContainText("Theirs first");
    await expectAccessible(page, "the window of two versions");
    await meeting.getByRole("button", { name: "Keep my changes" }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await other.reload();
    await expect(other.getByLabel(from)).toHaveValue("Mine first");

    await page.getByLabel(from).fill("Mine second");
    await other.getByLabel(from).fill("Theirs second");
    await save(other).click();
    await expect(other.getByText("Saved", { exact: true })).toBeVisible();
    await save(page).click();
    await meeting.getByRole("button", { name: "Load their changes" }).click();
    await expect(page.getByLabel(from)).toHaveValue("Theirs second");
    await other.reload();
    await expect(other.getByLabel(from)).toHaveValue("Theirs second");
    await other.context().close();
  });

  test("a pasted list of pin codes has a preview and names invalid lines", async ({ page }) => {
    await openOffice(page, "/admin/content/pin-codes");
    await page.getByRole("link", { name: "Paste list" }).click();
    const list = page.getByLabel("Your list");
    await list.fill("Pin code, Place\n600004, Mylapore\n600100, Medavakkam\n60010, Tambaram\nSelaiyur;600073");
    await expect(page.getByText("1 line needs correcting before you can add the list.")).toBeVisible();
    await expect(page.getByText("Line 4: there is no 6-digit pin code.")).toBeVisible();
    await expect(page.getByText("2 pin codes new")).toBeVisible();
    await expect(page.getByText("1 pin code already on your list.")).toBeVisible();
    await page.getByRole("button", { name: "Add 2 pin codes" }).click();
    await expect(page.getByText("Correct or skip the lines listed below.")).toBeVisible();
    await expect(list).toBeFocused();
    await expectAccessible(page, "pasting a list");
    // Gone by mistake: what was pasted is still there.
    await page.getByRole("link", { name: "All pin codes" }).click();
    await page.getByRole("link", { name: "Paste list" }).click();
    await expect(list).toHaveValue(/Selaiyur/);
    await list.fill("600004, Mylapore\n600100, Medavakkam\n600045, Tambaram\nSelaiyur;600073");
    await page.getByRole("button", { name: "Add 3 pin codes" }).click();
    await expect(page.getByText("3 pin codes added")).toBeVisible();
    await page.getByRole("searchbox").fill("selai");
    await expect(line(page, "600073, Selaiyur")).toBeVisible();
    await expect(line(page, "Mylapore")).toHaveCount(0);
    await line(page, "Selaiyur").getByRole("link").click();
    await page.getByRole("link", { name: "View on site" }).click();
    await expect(page.locator("#pincheck").getByText("We pick up here")).toBeVisible();
    await expect(page.locator("#pincheck").getByText("Selaiyur")).toBeVisible();

    // A hidden pin code is not shown as served.
    await page.goto("/admin/content/pin-codes");
    await act(page, "600073, Selaiyur", "Hide");
    await expect(line(page, "600073, Selaiyur")).toHaveCount(0);
    await tab(page, "Hidden").click();
    await expect(line(page, "600073, Selaiyur")).toBeVisible();
    await expectAccessible(page, "hidden pin codes");
    await page.goto("/?pin=600073#pincheck");
    await expect(page.locator("#pincheck").getByText(/^Not yet/)).toBeVisible();
    await page.goto("/admin/content/pin-codes?part=hidden");
    await act(page, "600073, Selaiyur", "Publish");
    await expect(line(page, "600073, Selaiyur")).toHaveCount(0);
    await page.goto("/?pin=600073#pincheck");
    await expect(page.locator("#pincheck").getByText("We pick up here")).toBeVisible();
  });

  test("banner texts and an offer are edited, reordered and visible on the site", { tag: "@core" }, async ({ page, browser, baseURL }) => {
    await openOffice(page, "/admin/content/banner");
    await page.getByRole("link", { name: "Twirl frocks" }).click();
    await page.getByLabel("Text", { exact: true }).fill("Pattu pavadai");
    await save(page).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "All banner texts" }).click();
    await page.getByRole("button", { name: "Reorder" }).click();
    await page.getByRole("button", { name: "Move up: Pattu pavadai" }).click();
    await expect(page.getByRole("button", { name: "Move up: Pattu pavadai" })).toBeFocused();
    await page.getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("list", { name: "Banner text" }).getByRole("listitem").first()).toContainText("Pattu pavadai");
    await expect.poll(async () => (await (await page.request.get("/api/content/banner")).json())[0].subtitle).toBe("Pattu pavadai");
    await page.goto("/");
    await expect(page.locator("h1")).toContainText("Pattu pavadai");

    await page.goto("/admin/content/offers");
    await page.getByRole("link", { name: /WELCOME10/ }).click();
    await page.getByLabel("Offer", { exact: true }).fill("Onam: the second lining is on us.");
    await save(page).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    const visitor = await asVisitor(browser, baseURL);
    await visitor.clock.install();
    await openPage(visitor, "/");
    await visitor.clock.runFor(30_500);
    await expect(visitor.getByRole("dialog").getByText("Onam: the second lining is on us.").first()).toBeVisible();
    await visitor.context().close();
  });

  test("an enquiry is listed, read and answered", { tag: "@core" }, async ({ page, browser, baseURL }) => {
    const visitor = await asVisitor(browser, baseURL);
    await openPage(visitor, "/contactus");
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
    await tab(page, "Unread").click();
    const enquiry = page.getByRole("button", { name: /Unread:.*Janaki Raman/ });
    await enquiry.click();
    const opened = line(page, "Janaki Raman");
    await expect(opened.getByText("Do you stitch for men, too?")).toBeVisible();
    await expect(opened.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+919876543210");
    await expect(opened.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /wa\.me\/919876543210\?text=.*Janaki/);
    await expect(opened.getByRole("link", { name: "Mail" })).toHaveAttribute("href", /^mailto:janaki@example\.com\?subject=/);
    await expect(page.getByRole("button", { name: /Unread:/ })).toHaveCount(0);
    // It stays in the list while it is open.
    await expect(opened).toBeVisible();
    await expectAccessible(page, "an enquiry");
    await page.goto("/admin");
    await page.getByRole("link", { name: "1 enquiry not answered yet" }).click();
    await expect(tab(page, "Not answered")).toHaveAttribute("aria-current", "page");
    await page.getByRole("button", { name: /Janaki Raman/ }).click();
    await opened.getByRole("button", { name: "Mark as answered" }).click();
    await expect(page.getByText("Janaki Raman: marked as answered")).toBeVisible();
    await undo(page).click();
    await page.getByRole("button", { name: /Janaki Raman/ }).click();
    await opened.getByRole("button", { name: "Mark as answered" }).click();
    await expect(page.getByText("All answered")).toBeVisible();
    await tab(page, "All").click();
    const answered = page.getByRole("button", { name: /Janaki Raman.*Answered/ });
    await answered.click();
    await expect(opened.getByText(`by ${people.staff.name}`)).toBeVisible();
    await expectAccessible(page, "an answered enquiry");
    await tab(page, "Unread").click();
    await expect(page.getByText("All read")).toBeVisible();
  });

  test("the shop's details are checked while typing and updated on the site", { tag: "@core" }, async ({ page, watched }) => {
    await openOffice(page, "/admin/settings", people.owner);
    await page.getByRole("link", { name: /^Shop details/ }).click();
    await page.getByLabel("WhatsApp number").fill("98765");
    await save(page).click();
    await expect(page.getByText("Enter a 10-digit mobile number, or a number with its country code.").first()).toBeVisible();
    await page.getByLabel("WhatsApp number").fill("");
    await expect(page.getByRole("button", { name: /WhatsApp number, for the chat button/ })).toBeVisible();
    await page.getByLabel("WhatsApp number").fill("+91 98765 43210");
    await expect(page.getByText("All details are complete.")).toBeVisible();
    await page.getByLabel("Name of the shop").fill("Hem & Mogra Silks");
    await page.getByRole("radio", { name: "Peacock and wine" }).check();
    await save(page).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await page.goto("/contactus");
    await expect(page.getByText("Hem & Mogra Silks").first()).toBeVisible();
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", /0a6670/i);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--rani"))).toBe("#0A6670");

    watched.allow(/status 403|Failed to load resource/);
    await openOffice(page, "/admin/settings/shop");
    await expect(page.getByLabel("Name of the shop")).toHaveCount(0);
  });

  test("every screen is accessible", async ({ page }) => {
    test.slow();
    await openOffice(page, "/admin/content", people.owner);
    const screens = [
      "/admin/content/testimonials",
      "/admin/content/testimonials?part=trash",
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
      await openScreen(page, screen);
      await expectAccessible(page, screen);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
    }
    await page.goto("/admin/content/banner");
    await page.getByRole("button", { name: "Reorder" }).click();
    await expectAccessible(page, "changing the order");
  });
});
