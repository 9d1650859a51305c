import type { Locator, Page } from "@playwright/test";
import { expectAccessible, openOffice } from "../support/admin";
import { api } from "../support/catalogueAdmin";
import { expectNoSidewaysScrolling } from "../support/accessible";
import { devices } from "../support/devices";
import { expect, test } from "../support/ownShop";
import { logIn, people } from "../support/people";
import { payNow, testPayment } from "./advance";
import { booked, dayFromNow, fillBooking, openBooking, requestsOn, submitButton } from "./bookingForm";
import { approvalOf } from "./requests";

test.use(devices.phone);
test.describe.configure({ timeout: 240_000 });

const DAY = dayFromNow(21);
const STEPS = ["Move to Cutting Started", "Move to Stitching In Progress", "Move to Ready for Pickup"];

const main = (page: Page): Locator => page.getByRole("main");

/** The server's status for a read of this address, by the person logged in. */
const statusOf = (page: Page, path: string): Promise<number> => page.evaluate(async (address) => (await fetch(`/api${address}`)).status, path);

async function addPiece(page: Page, number: number, service: string, name: string): Promise<Locator> {
  await page.getByRole("button", { name: "Add another piece" }).click();
  const piece = page.getByRole("article", { name: `Piece ${number}`, exact: true });
  await piece.getByLabel("Service").selectOption({ label: service });
  await piece.getByRole("radio", { name: "Someone else" }).check();
  await piece.getByLabel("Name", { exact: true }).fill(name);
  return piece;
}

/** Books for the demo customer and two of their family, and returns the id of the request. */
async function bookForThree(page: Page): Promise<number> {
  await logIn(page);
  await openBooking(page);
  await fillBooking(page, DAY);
  const second = await addPiece(page, 2, "Blouses - Designer Blouses - Latkans on a silk dori", "Kamala");
  await second.getByRole("radio", { name: /^Round/ }).check();
  await addPiece(page, 3, "Kids' Wear - Pavadais - Temple border, silk", "Anjali");
  await expectAccessible(page, "a booking of three pieces");
  await submitButton(page).click();
  await expect(booked(page)).toContainText(/Kamala.*Round|Round.*Kamala/s);
  await expect(booked(page)).toContainText("Anjali");
  const [request] = await requestsOn(page, DAY);
  return request?.id ?? 0;
}

/** The owner agrees on ₹5,700 for the three, with ₹2,000 in advance, and gives one piece to the second maker. */
async function approveForThree(page: Page, order: number): Promise<void> {
  await openOffice(page, `/admin/orders/${order}`, people.owner);
  const dialog = await approvalOf(page);
  const terms = [
    { price: "1,400", maker: people.maker.name },
    { price: "1,900", maker: people.secondMaker.name },
    { price: "2,400", maker: people.maker.name },
  ];
  for (const [index, { price, maker }] of terms.entries()) {
    const piece = dialog.getByRole("listitem", { name: new RegExp(`^${index + 1}\\. `) });
    await piece.getByLabel("Agreed price").fill(price);
    await piece.getByRole("radio", { name: maker }).check();
  }
  await dialog.getByRole("radio", { name: /^Other/ }).last().check();
  await dialog.getByLabel("Advance in rupees").fill("2,000");
  await expect(dialog.getByText("₹5,700").last()).toBeVisible();
  await expect(dialog).toContainText("Balance on delivery: ₹3,700");
  await dialog.getByRole("button", { name: "Approve with ₹2,000 advance" }).click();
  await expect(dialog).toHaveCount(0);
}

async function payAdvance(page: Page, order: number): Promise<void> {
  await logIn(page);
  await page.goto(`/myorders/${order}`);
  await expect(main(page)).toContainText("₹5,700");
  await page.getByRole("button", { name: "Pay Advance" }).click();
  await payNow(page);
  await expect(testPayment(page)).toHaveCount(0);
  await expect(main(page).getByText("Advance Paid", { exact: true }).first()).toBeVisible();
  await expect(main(page)).toContainText("₹3,700");
}

/** A maker finishes a piece of the order, and is shown no pieces of others, no prices and no numbers to call. */
async function makePiece(page: Page, maker: { mobile: string; password: string }, own: string[], others: string[]): Promise<void> {
  await openOffice(page, "/admin", maker);
  for (const number of own) await expect(main(page)).toContainText(number);
  for (const number of others) await expect(main(page)).not.toContainText(number);
  const [number = ""] = own;
  await main(page).getByRole("listitem").filter({ hasText: number }).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: number })).toBeVisible();
  await expect(main(page)).not.toContainText(/₹|98400/);
  for (const step of STEPS) await page.getByRole("button", { name: step }).click();
  await expect(main(page)).toContainText("Finished. The shop hands it over.");
}

/** The maker who is logged in finishes another piece, as its page does. */
async function finish(page: Page, number: string): Promise<void> {
  const { body } = await api<{ id: number; number: string; status: string }[]>(page, "GET", "/admin/own-pieces");
  const piece = body.find((own) => own.number === number);
  const steps = [piece?.status, "Cutting Started", "Stitching In Progress", "Ready for Pickup"];
  for (const [at, from] of steps.slice(0, -1).entries()) {
    const { status } = await api(page, "POST", `/admin/own-pieces/${piece?.id}/step`, { from, to: steps[at + 1] });
    expect(status, `${number} from ${from}`).toBe(200);
  }
}

test("a family of three is booked, paid, made by two makers, delivered and altered", { tag: "@core" }, async ({ page, watched }) => {
  const order = await bookForThree(page);
  const number = (position: number) => `HM-${order}/${position}`;
  await approveForThree(page, order);
  await payAdvance(page, order);

  await makePiece(page, people.maker, [number(1), number(3)], [number(2)]);
  await finish(page, number(3));
  watched.allow(/status 40[34]|Failed to load resource/);
  for (const path of [`/admin/orders/${order}`, `/me/orders/${order}`, "/admin/customers?q=asha"]) expect([403, 404], path).toContain(await statusOf(page, path));
  await makePiece(page, people.secondMaker, [number(2)], [number(1), number(3)]);

  await logIn(page, people.editor);
  expect(await statusOf(page, `/admin/orders/${order}`)).toBe(403);

  await openOffice(page, `/admin/orders/${order}`, people.counter);
  await expect(page.getByText("₹3,700 to collect")).toBeVisible();
  await expect(page.getByRole("button", { name: /refund/i })).toHaveCount(0);
  await expectAccessible(page, "an order at the counter");
  await page.getByRole("button", { name: "Mark as Delivered", exact: true }).click();
  await page.getByRole("dialog", { name: "₹3,700 due" }).getByRole("button", { name: "Take ₹3,700 cash" }).click();
  await expect(page.getByText("All paid")).toBeVisible();

  await page.getByRole("button", { name: "Add alteration" }).click();
  await page.getByRole("list", { name: "Piece to alter" }).getByRole("button", { name: /^2\. / }).click();
  const alteration = page.getByRole("dialog", { name: "Alteration" });
  await alteration.getByLabel("What to change").fill("Let out by half an inch");
  await alteration.getByLabel(/^Price in rupees/).fill("150");
  await alteration.getByRole("button", { name: "Save", exact: true }).click();
  for (const step of ["Start work", "Mark ready", "Hand over"]) await page.getByRole("button", { name: step, exact: true }).click();
  const due = page.getByRole("dialog", { name: "₹150 due" });
  await due.getByRole("button", { name: "Take ₹150 UPI" }).click();
  await expect(due).toHaveCount(0);
  await expect(page.getByText("Handed over", { exact: true }).first()).toBeVisible();
  await expectNoSidewaysScrolling(page);
  for (const path of ["/admin/payments/report?month=2026-11", "/admin/staff"]) expect(await statusOf(page, path), path).toBe(403);

  await logIn(page);
  await page.goto(`/myorders/${order}`);
  await expect(main(page)).toContainText("Let out by half an inch");
  await expect(main(page)).toContainText("₹5,850");
  await expect(main(page)).toContainText("Everything is paid");
  await expectAccessible(page, "the customer's order at its end");
  await expectNoSidewaysScrolling(page);
});
