import { expect, test as ownTest } from "../support/ownShop";
import { test } from "../support/test";
import { advanceOf, beginToPay, dueOrder, openMyOrders, payNow, testPayment } from "./advance";

ownTest("an advance is paid: the window says what it is, and the badge stays", { tag: "@core" }, async ({ page }) => {
  await openMyOrders(page);
  await beginToPay(page);
  const window = testPayment(page);
  await expect(window).toContainText("₹3,000");
  await expect(window).toContainText("No money moves.");
  for (const name of ["Pay now", "Fail payment", "Close"]) {
    await expect(window.getByRole("button", { name, exact: true })).toHaveCount(1);
  }
  await payNow(page);
  await expect(page.getByText("Payment details saved successfully!")).toBeVisible();
  await page.getByRole("button", { name: "Back to My Orders" }).click();
  await expect(dueOrder(page).getByText("Advance Paid", { exact: true })).toBeVisible();
  await expect(dueOrder(page).getByRole("button", { name: "Pay Advance" })).toHaveCount(0);
  await page.reload();
  await expect(dueOrder(page).getByText("Advance Paid", { exact: true })).toBeVisible();
});

test("a failed payment charges nothing and can be retried", async ({ page }) => {
  await openMyOrders(page);
  await beginToPay(page);
  await testPayment(page).getByRole("button", { name: "Fail payment" }).click();
  const failed = page.getByRole("alertdialog", { name: "The payment did not go through" });
  await expect(failed).toContainText("You have not been charged.");
  expect(await advanceOf(page)).toBe("due");
  await failed.getByRole("button", { name: "Pay Advance" }).click();
  await expect(testPayment(page)).toContainText("₹3,000");
});

test("a cancelled payment charges nothing and can be resumed", async ({ page }) => {
  const purchases: number[] = [];
  page.on("response", async (response) => {
    if (!response.url().endsWith("/api/payments/orders")) return;
    const begun: { order: { id: number } } = await response.json();
    purchases.push(begun.order.id);
  });
  await openMyOrders(page);
  await beginToPay(page);
  await testPayment(page).getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("Payment cancelled. You have not been charged.")).toBeVisible();
  const pay = dueOrder(page).getByRole("button", { name: "Pay Advance" });
  await expect(pay).toBeFocused();
  await beginToPay(page);
  await page.goBack();
  await expect(testPayment(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/myorders$/);
  await expect.poll(() => purchases.length).toBe(2);
  expect(purchases[0]).toBe(purchases[1]);
});

ownTest("a double click begins and pays once", { tag: "@core" }, async ({ page }) => {
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

ownTest("two tabs pay once, and both say so", async ({ page, context, watched }) => {
  watched.allow(/status 409|Failed to load resource/);
  await openMyOrders(page);
  const other = await context.newPage();
  await openMyOrders(other);
  await beginToPay(page);
  await beginToPay(other);
  await payNow(other);
  await expect(other.getByText("Payment details saved successfully!")).toBeVisible();
  await payNow(page);
  await expect(page.getByText("Payment details saved successfully!")).toBeVisible();
  await page.getByRole("button", { name: "Back to My Orders" }).click();
  await expect(dueOrder(page).getByText("Advance Paid", { exact: true })).toBeVisible();
});

for (const [how, heard] of [
  ["the confirmation is lost", false],
  ["the response is lost", true],
] as const) {
  ownTest(`a payment where ${how} asks not to pay again and completes by itself`, async ({ page, watched }) => {
    watched.allow(/confirm|Failed to load resource/);
    await page.route("**/api/payments/orders/*/confirm", async (route) => {
      if (heard) await route.fetch();
      await route.abort();
    });
    await openMyOrders(page);
    await beginToPay(page);
    await payNow(page);
    const unsaved = page.getByRole("alertdialog", { name: "Failed to save payment details." });
    await expect(unsaved).toContainText("Please do not pay again.");
    await expect(page.getByText("Payment details saved successfully!")).toBeVisible({ timeout: 30_000 });
    await page.getByRole("button", { name: "Back to My Orders" }).click();
    await expect(dueOrder(page).getByText("Advance Paid", { exact: true })).toBeVisible();
  });
}

ownTest("while it is being confirmed the page says so and takes no second payment", async ({ page, watched }) => {
  watched.allow(/confirm|Failed to load resource/);
  await page.route("**/api/payments/orders/*/confirm", (route) => route.abort());
  let mayKnow = false;
  await page.route(/\/api\/payments\/orders\/\d+$/, async (route) => {
    const answer = await route.fetch();
    const order: object = await answer.json();
    await route.fulfill({ json: mayKnow ? order : { ...order, state: "confirming" } });
  });
  await page.route("**/api/me/orders", async (route) => {
    const answer = await route.fetch();
    const orders: { number: string }[] = await answer.json();
    const due = { advance: "due", advancePaidAt: undefined, payableBalancePaise: undefined };
    const held = orders.map((order) => (order.number === "HM-1002" ? { ...order, ...due } : order));
    await route.fulfill({ json: mayKnow ? orders : held });
  });
  await openMyOrders(page);
  await beginToPay(page);
  await payNow(page);
  await page.getByRole("button", { name: "Back to My Orders" }).click();
  await expect(dueOrder(page).getByText("Being confirmed")).toBeVisible();
  await expect(dueOrder(page).getByRole("button", { name: "Pay Advance" })).toHaveCount(0);
  await page.reload();
  await expect(dueOrder(page).getByText("Being confirmed")).toBeVisible();
  mayKnow = true;
  await expect(dueOrder(page).getByText("Advance Paid", { exact: true })).toBeVisible({ timeout: 30_000 });
});

ownTest("a tab that is closed right after paying: the next one shows the truth", async ({ page, context, watched }) => {
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

ownTest("a network that fails in the window loses nothing: the next press pays, once", async ({ page, watched }) => {
  watched.allow(/sandbox\/pay|Failed to load resource|status 409/);
  await openMyOrders(page);
  await beginToPay(page);
  // The payment is made, and the answer to it lost.
  await page.route("**/api/payments/sandbox/pay", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await payNow(page);
  await expect(testPayment(page).getByRole("alert")).toContainText("No Network Connection");
  await page.unroute("**/api/payments/sandbox/pay");
  await payNow(page);
  await expect(page.getByText("Payment details saved successfully!")).toBeVisible();
});

test("an expired session asks for the login, and nothing is paid", async ({ page, context, watched }) => {
  watched.allow(/status 401|Failed to load resource/);
  await openMyOrders(page);
  await beginToPay(page);
  await context.clearCookies();
  await payNow(page);
  await expect(page.getByText("Please login and continue")).toBeVisible();
  await expect(page.getByText("Please Login To Continue...")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login?next=%2Fmyorders");
});
