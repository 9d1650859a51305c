import { doubleText, expectAccessible, expectNoSidewaysScrolling, expectNothingCutOff, expectNumbersWhole } from "../support/accessible";
import { widths } from "../support/routes";
import { test } from "../support/test";
import { expect, test as ownTest } from "../support/ownShop";
import { advanceOf, beginToPay, dueOrder, openMyOrders, testPayment } from "./advance";

test("an order shows its tracker, its details and every step with its date", { tag: "@core" }, async ({ page }) => {
  await openMyOrders(page);
  const order = page.getByRole("article").filter({ hasText: "Order HM-1001" });
  const steps = order.getByRole("list", { name: "Order tracker" }).getByRole("listitem");
  await expect(steps).toHaveCount(4);
  await expect(steps.nth(2)).toHaveAttribute("aria-current", "step");
  await expect(steps.nth(2)).toContainText("Stitching In Progress");
  await expect(order.getByText(/^Expected Delivery: 10 Days \(by \d+ \w+\)$/)).toBeVisible();
  for (const name of ["Order ID", "Name", "Mobile", "Service Name", "Advance Payment"]) {
    await expect(order.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(order.getByText("+91 90000 00002")).toBeVisible();
  await expect(order.getByText("Advance Paid", { exact: true })).toBeVisible();
  await order.getByText("Visit, measurements and history").click();
  await expect(order.getByText("36 in", { exact: true })).toBeVisible();
  await expect(order.getByText("by the shop").first()).toBeVisible();
});

test("an order's page has its pieces, price, visit and a status link that anybody can open", { tag: "@core" }, async ({ page }) => {
  await openMyOrders(page);
  await page.getByRole("link", { name: "View order HM-1004" }).click();
  await expect(page).toHaveURL(/\/myorders\/1004$/);
  await expect(page.getByRole("heading", { level: 1, name: "Order HM-1004" })).toBeVisible();
  await expect(page.getByText(/^Expected Delivery: 15 Days \(by \d+ \w+\)$/)).toBeVisible();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
  const blouse = page.getByRole("article", { name: /Princess cut blouse/ });
  for (const text of ["For Asha", "Deep U, dori, Elbow, border, Full, cotton"]) await expect(blouse.getByText(text)).toBeVisible();
  await expect(blouse.getByRole("img", { name: "Step 3 of 4: Stitching" })).toBeVisible();
  await blouse.getByText("Measurements").click();
  await expect(blouse.getByText("36 in", { exact: true })).toBeVisible();
  const price = page.getByRole("region", { name: "Price and payments" });
  for (const text of ["Elbow, border", "+₹150", "Total", "₹6,050"]) await expect(price.getByText(text, { exact: true }).first()).toBeVisible();
  await expectAccessible(page, "an order's page");

  const key = await page.evaluate(async () => ((await (await fetch("/api/me/orders/1004")).json()) as { statusKey: string }).statusKey);
  await page.context().clearCookies();
  await page.goto(`/orderstatus/${key}`);
  await expect(page.getByRole("heading", { name: "3 pieces" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Step 4 of 4: Ready" })).toBeVisible();
  await expectAccessible(page, "the status page");
});

test("at 320 px with text of twice the size nothing of an order is cut off, and no amount is broken", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await doubleText(page);
  await openMyOrders(page);
  await expect(page.getByRole("button", { name: /^Pay balance ₹6,050/ })).toBeVisible();
  await expectNothingCutOff(page, "My Orders");
  await expectNumbersWhole(page, "My Orders");
  for (const id of [1001, 1002, 1004]) {
    await page.goto(`/myorders/${id}`);
    await expect(page.getByRole("heading", { level: 1, name: `Order HM-${id}` })).toBeVisible();
    await expectNothingCutOff(page, `order ${id}`);
    await expectNumbersWhole(page, `order ${id}`);
  }
});

ownTest("a request that waits is shown, and called off after a question", { tag: "@core" }, async ({ page }) => {
  await openMyOrders(page);
  await expect(page.getByRole("heading", { name: "2 requests awaiting approval" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel request HM-1003" }).click();
  const question = page.getByRole("alertdialog", { name: "Cancel this request?" });
  await expect(question).toContainText("its time is free for others");
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(page.getByRole("heading", { name: "2 requests awaiting approval" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel request HM-1003" }).click();
  await question.getByRole("button", { name: "Yes, cancel" }).click();
  await expect(page.getByText("Your request is cancelled.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "1 request awaiting approval" })).toBeVisible();
  const cancelled = page.getByRole("article").filter({ hasText: "Cancelled" });
  await expect(cancelled.getByText(/^You cancelled this on/)).toBeVisible();
  await expect(cancelled.getByRole("list", { name: "Order tracker" })).toHaveCount(0);
  await expect(cancelled.getByRole("link", { name: /^Book again/ })).toHaveAttribute("href", /^\/bookappointment/);
});

test("a failed and a cancelled payment charge nothing and are tried again, and orders and dialogs are accessible", async ({ page }) => {
  const calm = async (what: string) => {
    for (const { name, width, height } of widths) {
      await page.setViewportSize({ width, height });
      await expectAccessible(page, `${what} on a ${name}`);
      await expectNoSidewaysScrolling(page, `${what} on a ${name}`);
    }
  };
  const purchases: Promise<number>[] = [];
  page.on("response", (response) => {
    if (!response.url().endsWith("/api/payments/orders")) return;
    purchases.push(response.json().then((begun: { order: { id: number } }) => begun.order.id));
  });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openMyOrders(page);
  for (const summary of await page.getByText("Visit, measurements and history").all()) await summary.click();
  await calm("the orders");
  await page.getByRole("button", { name: /^Cancel order/ }).click();
  await expect(page.getByRole("alertdialog", { name: "Cancel this order?" })).toBeVisible();
  await calm("the question");
  await page.getByRole("button", { name: "Keep it" }).click();

  await beginToPay(page);
  await calm("the test payment");
  await testPayment(page).getByRole("button", { name: "Fail payment" }).click();
  const failed = page.getByRole("alertdialog", { name: "The payment did not go through" });
  await expect(failed).toContainText("You have not been charged.");
  expect(await advanceOf(page)).toBe("due");
  await calm("a failed payment");
  await failed.getByRole("button", { name: "Pay Advance" }).click();
  await expect(testPayment(page)).toContainText("₹3,000");

  await testPayment(page).getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("Payment cancelled. You have not been charged.")).toBeVisible();
  await expect(dueOrder(page).getByRole("button", { name: "Pay Advance" })).toBeFocused();
  await beginToPay(page);
  await page.goBack();
  await expect(testPayment(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/myorders$/);
  const [, resumed, again] = await Promise.all(purchases);
  expect(again, "the same purchase is resumed").toBe(resumed);
});
