import { openOffice } from "../support/admin";
import { people } from "../support/people";
import { expect, test } from "../support/ownShop";
import { beginToPay, dueOrder, openMyOrders, payNow, testPayment } from "./advance";

test("an advance is paid with the keyboard alone: the window says what it is, the badge stays, and it is in the ledger", { tag: "@core" }, async ({ page }) => {
  await openMyOrders(page);
  await dueOrder(page).getByRole("button", { name: "Pay Advance" }).focus();
  await page.keyboard.press("Enter");
  const window = testPayment(page);
  await expect(window).toContainText("₹3,000");
  await expect(window).toContainText("No money moves.");
  for (const name of ["Pay now", "Fail payment", "Close"]) {
    await expect(window.getByRole("button", { name, exact: true })).toHaveCount(1);
  }
  // Enter held down a little too long pays nothing.
  await page.keyboard.press("Enter");
  await expect(window.getByRole("button", { name: "Pay now" })).not.toBeFocused();
  await page.keyboard.press("Tab");
  await expect(window.getByRole("button", { name: "Pay now" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Payment details saved successfully!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Back to My Orders" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dueOrder(page).getByText("Advance Paid", { exact: true })).toBeVisible();
  await expect(dueOrder(page).getByRole("button", { name: "Pay Advance" })).toHaveCount(0);
  await page.reload();
  await expect(dueOrder(page).getByText("Advance Paid", { exact: true })).toBeVisible();

  await openOffice(page, "/admin/orders/1002", people.owner);
  await expect(page.getByText("Paid online")).toBeVisible();
  await expect(page.getByText("₹5,400 to collect")).toBeVisible();
});

test("a double click begins and pays once", { tag: "@core" }, async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") asked.push(new URL(request.url()).pathname.replace(/\d+/, "1"));
  });
  await openMyOrders(page);
  asked.length = 0;
  await dueOrder(page).getByRole("button", { name: "Pay Advance" }).dblclick();
  await testPayment(page).getByRole("button", { name: "Pay now" }).dblclick();
  await expect(page.getByText("Payment details saved successfully!")).toBeVisible();
  expect(asked).toEqual(["/api/payments/orders", "/api/payments/sandbox/pay", "/api/payments/orders/1/confirm"]);
});

test("a tab that is closed right after paying: the next one shows the truth", async ({ page, context, watched }) => {
  watched.allow(/confirm|Failed to load resource/);
  await page.route("**/api/payments/orders/*/confirm", () => new Promise(() => undefined));
  await openMyOrders(page);
  await beginToPay(page);
  const confirming = page.waitForRequest("**/confirm");
  await payNow(page);
  await confirming;
  await page.close();
  const next = await context.newPage();
  await next.goto("/myorders");
  await expect(dueOrder(next).getByText("Advance Paid", { exact: true })).toBeVisible({ timeout: 30_000 });
});
