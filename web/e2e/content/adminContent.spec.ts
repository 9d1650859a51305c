import type { Browser, Page } from "@playwright/test";
import type { TestimonialEntry } from "../../src/api/schema";
import { openPage } from "../support/hydrated";
import { expect, test } from "../support/ownShop";
import { logIn, people } from "../support/people";
import { test as readOnly } from "../support/test";
import { expectAccessible, openOffice, openScreen } from "../support/admin";
import { api } from "../support/catalogueAdmin";
import { act, line, save, tab } from "./contentAdmin";

test.describe.configure({ timeout: 120_000 });

const QUOTE = "They came on a Sunday, and the sleeve sits.";

/** A browser in which no one is logged in. */
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

  test("of two conflicting versions the second person chooses one", { tag: "@core" }, async ({ page, browser, baseURL, watched }) => {
    watched.allow(/status 409|Failed to load resource/);
    const path = "/admin/content/testimonials/1";
    await openOffice(page, path);
    const other = await asVisitor(browser, baseURL);
    await logIn(other, people.owner);
    const { body } = await api<TestimonialEntry>(other, "GET", path);
    const { name, quote, date, imageId, published, version } = body;
    const theirs = { name, quote, date, imageId, published, version, company: "Theirs" };
    const from = page.getByLabel("Place or garment");
    await from.fill("Mine");
    expect((await api(other, "PUT", path, theirs)).status).toBe(200);
    await save(page).click();
    const question = page.getByRole("dialog", { name: "This changed since you began" });
    await expect(question).toContainText("Mine");
    await expect(question).toContainText("Theirs");
    await expectAccessible(page, "the question about two versions");
    await question.getByRole("button", { name: "Keep my changes" }).click();
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    expect((await api<TestimonialEntry>(other, "GET", path)).body.company).toBe("Mine");
    await other.context().close();
  });

  test("a pasted list of pin codes is added, and a hidden one is not served", async ({ page }) => {
    await openOffice(page, "/admin/content/pin-codes/paste");
    const list = page.getByLabel("Your list");
    await list.fill("600004, Mylapore\n60010, Tambaram");
    await expectAccessible(page, "a pasted list with an invalid line");
    await list.fill("600004, Mylapore\n600100, Medavakkam\n600045, Tambaram\nSelaiyur;600073");
    await page.getByRole("button", { name: "Add 3 pin codes" }).click();
    await expect(page.getByText("3 pin codes added")).toBeVisible();
    await page.getByRole("searchbox").fill("selai");
    await expect(line(page, "Mylapore")).toHaveCount(0);
    await line(page, "600073, Selaiyur").getByRole("link").click();
    await page.getByRole("link", { name: "View on site" }).click();
    await expect(page.locator("#pincheck").getByText("We pick up here")).toBeVisible();
    await expect(page.locator("#pincheck").getByText("Selaiyur")).toBeVisible();

    await page.goto("/admin/content/pin-codes");
    await act(page, "600073, Selaiyur", "Hide");
    await expect(line(page, "600073, Selaiyur")).toHaveCount(0);
    await page.goto("/?pin=600073#pincheck");
    await expect(page.locator("#pincheck").getByText(/^Not yet/)).toBeVisible();
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

  test("an enquiry is listed, read and answered", { tag: "@core" }, async ({ page }) => {
    const enquiry = { name: "Janaki Raman", phone: "98765 43210", email: "janaki@example.com", message: "Do you stitch for men, too?" };
    await logIn(page, people.staff);
    expect((await api(page, "POST", "/content/enquiries", enquiry)).status).toBe(201);
    await page.goto("/admin/content");
    await expect(page.getByRole("link", { name: /Enquiries.*1.*waiting/ })).toBeVisible();
    await page.getByRole("link", { name: /^Enquiries/ }).click();
    await tab(page, "Unread").click();
    await page.getByRole("button", { name: /Unread:.*Janaki Raman/ }).click();
    const opened = line(page, "Janaki Raman");
    await expect(opened.getByText("Do you stitch for men, too?")).toBeVisible();
    await expect(page.getByRole("button", { name: /Unread:/ })).toHaveCount(0);
    await expectAccessible(page, "an enquiry");
    await openScreen(page, "/admin");
    await page.getByRole("link", { name: "1 enquiry not answered yet" }).click();
    await expect(tab(page, "Not answered")).toHaveAttribute("aria-current", "page");
    await page.getByRole("button", { name: /Janaki Raman/ }).click();
    await opened.getByRole("button", { name: "Mark as answered" }).click();
    await expect(page.getByText("All answered")).toBeVisible();
    await tab(page, "All").click();
    await page.getByRole("button", { name: /Janaki Raman.*Answered/ }).click();
    await expect(opened.getByText(`by ${people.staff.name}`)).toBeVisible();
    await expectAccessible(page, "an answered enquiry");
  });

  test("the shop's details are checked while typing and updated on the site", { tag: "@core" }, async ({ page }) => {
    await openOffice(page, "/admin/settings/shop", people.owner);
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
  });
});

readOnly.describe("on a phone or a desktop", () => {
  readOnly.use({ oneDevice: true });

  readOnly("every screen is accessible", async ({ page }) => {
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
      "/admin/content/pages/privacy",
      "/admin/content/pin-codes",
      "/admin/content/pin-codes?part=hidden",
      "/admin/content/pin-codes/1",
      "/admin/settings",
      "/admin/settings/shop",
      "/admin/settings/audit",
    ];
    for (const screen of screens) {
      await openScreen(page, screen);
      await expectAccessible(page, screen);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${screen} scrolls sideways`).toBeLessThanOrEqual(0);
    }
    await openScreen(page, "/admin/content/banner");
    await page.getByRole("button", { name: "Reorder" }).click();
    await expectAccessible(page, "changing the order");
    await openScreen(page, "/admin/content/media");
    await expectAccessible(page, "the library");
    await page.getByRole("list", { name: "Images" }).getByRole("button").first().click();
    await expect(page.getByRole("dialog").getByLabel("Describe the image")).toBeVisible();
    await expectAccessible(page, "one image of the library");
  });
});
