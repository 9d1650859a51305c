import type { Page } from "@playwright/test";
import { devices } from "../support/devices";
import { openPage } from "../support/hydrated";
import { expect, test } from "../support/newShop";
import { Watched } from "../support/test";
import { approve as approveRequest, requestOf } from "../orders/requests";
import { booked, dayFromNow, fillBooking, lastStep, seeMyOrders, submitButton } from "../orders/bookingForm";
import { addPhoto, save } from "../support/catalogueAdmin";
import { openNewShop } from "./setupForm";

test.describe.configure({ timeout: 300_000 });

const PRODUCT = { model: "Deep back with dori", service: "Blouses - Silk - Deep back with dori" };
const MEERA = { name: "Meera Iyer", mobile: "98400 67890", password: "three rani petticoats" };

/** From the list of what a new shop lacks to one line of it. */
async function nextStep(page: Page, title: string): Promise<void> {
  const next = page.getByRole("region", { name: `Next: ${title}` }).getByRole("link");
  await next.or(page.getByRole("listitem").getByRole("link", { name: title })).first().click();
}

/** A step that is done leads back to the list. */
async function expectDone(page: Page, title: string): Promise<void> {
  await expect(page.getByText(`${title}: done`)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/setup$/);
  await expect(page.getByRole("listitem").filter({ hasText: title })).toContainText("Done");
}

async function describeShop(page: Page): Promise<void> {
  await page.getByRole("link", { name: /steps done/ }).click();
  await nextStep(page, "Shop details");
  await expect(page.getByLabel(/^Phone/)).toHaveValue("+91 98400 12345");
  await expect(page.getByLabel(/^Email/).first()).toHaveValue("meena@example.com");
  await page.getByLabel(/^Address/).fill("14, Mada Street\nMylapore\nChennai 600004");
  await save(page);
  await expectDone(page, "Shop details");
  await nextStep(page, "Hours and slots");
  await page.getByRole("checkbox", { name: "Saturday" }).uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await expectDone(page, "Hours and slots");
}

async function openToVisitors(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Counter only for now" }).click();
  await page.getByRole("button", { name: "Open the shop", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Your shop is open" }).first()).toBeVisible();
}

async function fillCatalogue(page: Page): Promise<void> {
  await nextStep(page, "First category");
  await addPhoto(page, "Three blouses on a rail");
  await page.getByLabel("Name").fill("Blouses");
  await page.getByLabel("Description").fill("Cut to you, lined and finished by hand.");
  await save(page);
  await expectDone(page, "First category");

  await nextStep(page, "First service");
  await addPhoto(page, "A silk blouse from behind");
  await page.getByLabel("Name", { exact: true }).fill("Silk");
  await save(page);
  await expectDone(page, "First service");

  await nextStep(page, "First product");
  await addPhoto(page, "A deep back tied with a dori");
  await page.getByLabel("Name", { exact: true }).fill("Tied at the back");
  await page.getByLabel(/^Model/).fill(PRODUCT.model);
  await page.getByLabel("Description").fill("Lined, with a dori of the same silk.");
  await page.getByLabel("Price in rupees").fill("1,450");
  await save(page);
  await expectDone(page, "First product");
}

async function sayWhere(page: Page): Promise<void> {
  await nextStep(page, "Pin codes you serve");
  await page.getByLabel("Your list").fill("600004, Mylapore\n600041, Thiruvanmiyur\nSelaiyur;600073");
  await page.getByRole("button", { name: "Add 3 pin codes" }).click();
  await expectDone(page, "Pin codes you serve");

  await nextStep(page, "Banner");
  await page.getByLabel("Text", { exact: true }).fill("Silk blouses");
  await save(page);
  await expectDone(page, "Banner");
}

/** A visitor finds the product, fills in the form, opens an account on the way, and books. */
async function bookAsVisitor(page: Page): Promise<void> {
  await openPage(page, "/");
  await expect(page.locator("h1")).toContainText("Silk blouses");
  await openPage(page, "/products");
  await page.getByRole("main").getByRole("link", { name: /Blouses/ }).first().click();
  await page.getByRole("main").getByRole("link", { name: /Silk/ }).first().click();
  await page.getByRole("main").getByRole("link", { name: /Tied at the back|Deep back/ }).first().click();
  await expect(page.getByRole("heading", { name: "Tied at the back", level: 1 })).toBeVisible();
  await expect(page.getByText("₹1,450").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole("img", { name: "A deep back tied with a dori" })).toBeVisible();
  await page.getByRole("link", { name: "Book An Appointment", exact: true }).filter({ visible: true }).first().click();
  await expect(page.getByLabel("Service").locator("option:checked")).toHaveText(PRODUCT.service);

  await fillBooking(page, dayFromNow(4), "3:00PM To 5:00PM", { service: PRODUCT.service, pinCode: "600 041" });
  await expect(page.getByText("Thiruvanmiyur")).toBeVisible();
  await page.getByLabel("Phone").fill(MEERA.mobile);
  await submitButton(page).click();
  await lastStep(page).getByLabel("Password", { exact: true }).fill(MEERA.password);
  await lastStep(page).getByRole("button", { name: "Create account and book" }).click();
  await expect(booked(page)).toBeVisible();
  await seeMyOrders(page);
  await expect(page.getByText(PRODUCT.service).first()).toBeVisible();
}

async function approve(page: Page): Promise<void> {
  await page.goto("/admin");
  const request = await requestOf(page, MEERA.name);
  await expect(request).toContainText(PRODUCT.service);
  await expect(request).toContainText("600041");
  await approveRequest(page, request);
  await expect(page.getByText(/^Meera's request approved with/)).toBeVisible();
}

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("a new shop is set up, and a visitor books and is approved", async ({ device, page, browser, newShop, watched }) => {
    // There is no response for a moment while the shop opens.
    watched.allow(/status (401|404|503)/, /status of (401|404|503)/);
    await test.step("the link opens the shop", () => openNewShop(page, newShop));
    await test.step("where and when", () => describeShop(page));
    await test.step("a category, a service, a product", () => fillCatalogue(page));
    await test.step("pin codes and the words of the banner", () => sayWhere(page));

    await test.step("it opens to visitors", () => openToVisitors(page));
    const context = await browser.newContext({ ...devices[device], baseURL: newShop.address });
    const visitor = await context.newPage();
    const seen = new Watched(visitor);
    await test.step("a visitor books", () => bookAsVisitor(visitor));
    await test.step("the owner says yes", () => approve(page));
    await visitor.reload();
    // A real shop without payment keys takes no payments, and says how to pay until then.
    await expect(visitor.getByText("Online payment opens soon.").first()).toBeVisible();
    await expect(visitor.getByRole("button", { name: "Pay Advance" })).toHaveCount(0);
    expect(seen.unexpected(), "what went wrong in the visitor's browser").toEqual([]);
    await context.close();
  });
});
