import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { booked, dayFromNow, fillBooking, lastStep, seeMyOrders, submitButton } from "../orders/bookingForm";
import { approve, requestOf } from "../orders/requests";
import { devices } from "../support/devices";
import { openPage } from "../support/hydrated";
import { MailServer } from "../support/mailServer";
import { expect, test as base, type NewShop } from "../support/newShop";
import { fakeProviderKeys, press, withProvider, checkoutFrame, type Provider } from "../support/provider";
import { Watched } from "../support/test";

/** Every step of the list; a step that a shop may skip is skipped by its own button. One confirms that the shop opens. */
const MOST_TAPS = 61;
/** Between the ports of new shops and those of the fake provider. */
const PROVIDER_AWAY = 170;
const TEST_KEY = "rzp_test_FakeProvider01";
const photo = fileURLToPath(new URL("../../public/preview.jpg", import.meta.url));
const PRODUCT = "Blouses - Silk - Deep back";

const test = base.extend<{ provider: Provider }>({
  provider: async ({ newShopPort }, use) => {
    await withProvider(newShopPort + PROVIDER_AWAY, newShopPort, TEST_KEY, use);
  },
  environment: async ({ provider, newShopPort }, use) => {
    await use({
      BOUTIQUE_PUBLIC_URL: `http://127.0.0.1:${newShopPort}`,
      BOUTIQUE_RAZORPAY_API: provider.address,
      BOUTIQUE_RAZORPAY_CHECKOUT: `${provider.address.replace("127.0.0.1", "localhost")}/v1/checkout.js`,
    });
  },
});

/** The owner's thumb: the browser counts every tap; typing is not counted. */
class Thumb {
  taps = 0;

  private constructor(readonly page: Page) {}

  static async on(page: Page): Promise<Thumb> {
    const thumb = new Thumb(page);
    await page.exposeFunction("countTap", () => {
      thumb.taps += 1;
    });
    await page.addInitScript(() => {
      const { countTap } = globalThis as unknown as { countTap: () => Promise<void> };
      addEventListener("pointerdown", () => void countTap(), { capture: true });
    });
    return thumb;
  }

  tap = (target: Locator): Promise<void> => target.click();

  /** A tap into the field, and typing. */
  async type(label: string | RegExp, text: string): Promise<void> {
    this.taps += 1;
    await this.page.getByRole("textbox", { name: label }).first().fill(text);
  }

  /** A tap on the list and one on its line. */
  async choose(label: string, option: string): Promise<void> {
    this.taps += 2;
    await this.page.getByLabel(label).selectOption(option);
  }

  /** A tap on the button and one on the photo. */
  async photo(): Promise<void> {
    this.taps += 2;
    await this.page.getByLabel("Photo: photos").setInputFiles(photo);
    await expect(this.page.getByLabel("Describe the image")).toBeVisible({ timeout: 20_000 });
  }

  press = (name: string): Promise<void> => this.tap(this.page.getByRole("button", { name, exact: true }));
  save = (): Promise<void> => this.press("Save");

  /** Opens the next step of the list. */
  async next(title: string): Promise<void> {
    const next = this.page.getByRole("region", { name: `Next: ${title}` });
    await this.tap(next.getByRole("link"));
  }

  /** The step leads back to the list. */
  async back(title: string): Promise<void> {
    await expect(this.page).toHaveURL(/\/admin\/setup$/);
    await expect(this.page.getByRole("listitem").filter({ hasText: title }).filter({ hasText: "Done" })).toHaveCount(1);
  }
}

async function createShop(owner: Thumb, shop: NewShop): Promise<void> {
  await owner.page.goto(shop.setupPath);
  await owner.type("Name of the shop", "Needle & Thread");
  await owner.type("Your name", "Meena Selvam");
  await owner.type("Your mobile number", "098400 12345");
  await owner.type("Your email", "meena@example.com");
  await owner.type("Choose a password", "thread and two needles");
  await owner.press("Create my shop");
  await expect(owner.page).toHaveURL(/\/admin$/, { timeout: 40_000 });
  await owner.tap(owner.page.getByRole("link", { name: /steps done/ }));
}

async function fillWhatIsNeeded(owner: Thumb): Promise<void> {
  await owner.next("Shop details");
  // From the set-up.
  await expect(owner.page.getByLabel(/^Phone/)).toHaveValue("+91 98400 12345");
  await expect(owner.page.getByLabel(/^Email/).first()).toHaveValue("meena@example.com");
  await owner.type(/^Address/, "14, Mada Street\nMylapore\nChennai 600004");
  await owner.save();
  await owner.back("Shop details");
  await owner.next("Hours and slots");
  await owner.save();
  await owner.back("Hours and slots");

  await owner.next("First category");
  await owner.photo();
  await owner.type("Describe the image", "Three blouses on a rail");
  await owner.type(/^Name/, "Blouses");
  await owner.type(/^Description/, "Cut to you, lined and finished by hand.");
  await owner.save();
  await owner.back("First category");
  await owner.next("First service");
  await owner.photo();
  await owner.type("Describe the image", "A silk blouse");
  await owner.type(/^Name/, "Silk");
  await owner.save();
  await owner.back("First service");
  await owner.next("First product");
  await owner.photo();
  await owner.type("Describe the image", "A deep back tied with a dori");
  await owner.type(/^Name/, "Tied at the back");
  await owner.type(/^Model/, "Deep back");
  await owner.type(/^Description/, "Lined, with a dori of the same silk.");
  await owner.type(/^Price in rupees/, "1,450");
  await owner.save();
  await owner.back("First product");

  await owner.next("Payments");
  await owner.type(/^Key ID/, TEST_KEY);
  await owner.type(/^Key secret/, fakeProviderKeys.keySecret);
  await owner.type(/^Webhook secret/, fakeProviderKeys.webhookSecret);
  await owner.press("Save and take payments");
  await expect(owner.page.getByText("Payments: done")).toBeVisible({ timeout: 20_000 });
  await owner.back("Payments");
}

async function fillTheRest(owner: Thumb, mail: MailServer): Promise<void> {
  await owner.next("Pin codes you serve");
  await owner.type("Your list", "600004, Mylapore\n600041, Thiruvanmiyur");
  await owner.press("Add 2 pin codes");
  await owner.back("Pin codes you serve");
  await owner.next("Banner");
  await owner.type(/^Text/, "Silk blouses");
  await owner.save();
  await owner.back("Banner");

  await owner.next("Email");
  await owner.type("Mail server", "127.0.0.1");
  await owner.choose("Encryption", "none");
  await owner.type("Port", String(mail.port));
  await owner.type("Password of the mail account", "a canary sings");
  await owner.press("Save and send a test");
  await expect(owner.page.getByRole("heading", { name: "Test sent" })).toBeVisible({ timeout: 20_000 });
  await owner.tap(owner.page.getByRole("link", { name: "Done. Back to the set-up" }));
  await owner.back("Email");
  await owner.press("Not registered");
  await owner.back("GST");
  await owner.press("No logo");
  await owner.back("Logo");
  await owner.press("A copy is stored");
  await owner.back("Backup");
  await owner.press("No courses");
  await owner.back("First course");
}

/** A visitor finds the product, fills in the form, opens an account on the way, and books. */
async function bookAsVisitor(page: Page): Promise<void> {
  await openPage(page, "/");
  await expect(page.locator("h1")).toContainText("Silk blouses");
  await openPage(page, "/products");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: /Blouses/ }).first().click();
  await main.getByRole("link", { name: /Silk/ }).first().click();
  await main.getByRole("link", { name: /Tied at the back|Deep back/ }).first().click();
  await expect(page.getByRole("heading", { name: "Tied at the back", level: 1 })).toBeVisible();
  await expect(page.getByText("₹1,450").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole("img", { name: "A deep back tied with a dori" })).toBeVisible();
  await page.getByRole("link", { name: "Book An Appointment", exact: true }).filter({ visible: true }).first().click();
  await expect(page.getByLabel("Service").locator("option:checked")).toHaveText(PRODUCT);

  await fillBooking(page, dayFromNow(4), "3:00PM To 5:00PM", { service: PRODUCT, pinCode: "600 041" });
  await expect(page.getByText("Thiruvanmiyur")).toBeVisible();
  await page.getByLabel("Phone").fill("98400 67890");
  await submitButton(page).click();
  await lastStep(page).getByLabel("Password", { exact: true }).fill("three rani petticoats");
  await lastStep(page).getByRole("button", { name: "Create account and book" }).click();
  await expect(booked(page)).toBeVisible();
  await seeMyOrders(page);
  await expect(page.getByText(PRODUCT).first()).toBeVisible();
}

test("a new owner opens a shop on a phone that is booked and paid, and answers by email", async ({ browser, page, newShop, provider, watched }, info) => {
  test.setTimeout(240_000);
  await page.setViewportSize(devices.phone.viewport);
  watched.allow(/status (401|404|503)/, /status of (401|404|503)/);
  const mail = await MailServer.open();
  const owner = await Thumb.on(page);
  await test.step("the printed link", () => createShop(owner, newShop));
  await test.step("what is needed", () => fillWhatIsNeeded(owner));
  await test.step("the rest of the list", () => fillTheRest(owner, mail));
  await test.step("the shop opens", async () => {
    await owner.press("Open the shop");
    await page.getByRole("dialog", { name: "Open the shop to everyone?" }).getByRole("button", { name: "Open the shop" }).click();
    await expect(page.getByRole("heading", { name: "Your shop is open" }).first()).toBeVisible();
  });
  const context = await browser.newContext({ ...devices.phone, baseURL: newShop.address });
  const visitor = await context.newPage();
  const seen = new Watched(visitor);
  seen.allow(/localhost:\d+\/(checkout|favicon)/);
  await test.step("a visitor books", () => bookAsVisitor(visitor));
  await test.step("the owner approves", async () => {
    // As the email about the request does.
    await page.goto("/admin");
    const request = await requestOf(page, "Meera Iyer");
    await expect(request).toContainText(PRODUCT);
    await expect(request).toContainText("600041");
    await approve(page, request);
    await expect(page.getByText(/^Meera's request approved with/)).toBeVisible();
  });
  info.annotations.push({ type: "taps", description: `${owner.taps} taps from the printed link to the first order` });
  expect(owner.taps, "taps from the printed link to the first order").toBeGreaterThan(30);
  expect(owner.taps, "taps from the printed link to the first order").toBeLessThanOrEqual(MOST_TAPS);
  await test.step("the visitor pays the advance", async () => {
    await visitor.reload();
    await visitor.getByRole("button", { name: "Pay Advance" }).click();
    await press(visitor, "Pay");
    await expect(checkoutFrame(visitor).getByRole("button", { name: "Pay", exact: true })).toHaveCount(0);
    await provider.deliver();
    await expect(visitor.getByText("TEST: advance paid")).toBeVisible({ timeout: 20_000 });
  });
  await expect
    .poll(() => mail.mails.filter((text) => /^To: .*meera@example\.com/m.test(text)).length, { message: "emails to the customer", timeout: 60_000 })
    .toBeGreaterThanOrEqual(3);
  expect(seen.unexpected(), "what went wrong in the visitor's browser").toEqual([]);
  await context.close();
  mail.close();
});
