import type { Page } from "@playwright/test";
import { checkoutFrame, expect, leaveCheckout, press, test, type Provider, type ProviderState } from "../support/provider";
import { advanceOf, dueOrder, openMyOrders } from "../orders/advance";
import { enrollNow, startPayment, openCourse } from "../courses/learning";
import { receiptsOf } from "./paid";

test.describe.configure({ timeout: 120_000 });

const saved = (page: Page) => page.getByRole("dialog", { name: "Payment Success! Enrollment saved." });

async function beginCourse(page: Page): Promise<void> {
  await openCourse(page);
  await startPayment(page);
  await expect(checkoutFrame(page).getByRole("button", { name: "Pay", exact: true })).toBeVisible();
}

/** How often the customer owns this course. */
const enrolments = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const mine: { courseId: number }[] = await (await fetch("/api/me/courses")).json();
    return mine.filter(({ courseId }) => courseId === 1).length;
  });

const captured = async (provider: Provider): Promise<number> =>
  (await provider.state()).payments.filter(({ status }) => status === "captured").length;

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("a course is paid for in the provider's dialog with prefilled details", { tag: "@core" }, async ({ page, provider }) => {
    await beginCourse(page);
    const frame = checkoutFrame(page);
    await expect(frame.getByText(/^Payment for Princess/)).toBeVisible();
    await expect(frame.getByLabel("Name")).toHaveValue("Asha Raman");
    await expect(frame.getByLabel("Email")).toHaveValue("customer@example.com");
    await expect(frame.getByLabel("Mobile")).toHaveValue("+919000000002");
    await expect(frame.getByLabel("Mobile")).not.toBeEditable();
    await press(page, "Pay");
    await expect(saved(page)).toBeVisible({ timeout: 20_000 });
    expect(await enrolments(page)).toBe(1);
    expect((await provider.state()).orders.at(-1)?.status).toBe("paid");
  });

  test("the advance of an order is paid", async ({ page, provider }) => {
    await openMyOrders(page);
    await dueOrder(page).getByRole("button", { name: "Pay Advance" }).click();
    await press(page, "Pay");
    await expect.poll(() => advanceOf(page), { timeout: 20_000 }).toBe("paid");
    expect(await captured(provider)).toBe(1);
  });
});

test("a cancelled payment buys nothing, and says so after checking with the provider", { tag: "@core" }, async ({ page }) => {
  await beginCourse(page);
  await press(page, "Close");
  await leaveCheckout(page);
  await expect(page.getByText("Payment cancelled. You have not been charged.")).toBeVisible();
  await expect(enrollNow(page)).toBeVisible();
});

test("a failed payment is retried in the provider's dialog and enrols", { tag: "@core" }, async ({ page, provider }) => {
  await provider.next("fail_then_capture");
  await beginCourse(page);
  await press(page, "Pay");
  await expect(checkoutFrame(page).getByRole("alert")).toContainText("You may try again");
  await press(page, "Pay");
  await expect(saved(page)).toBeVisible({ timeout: 20_000 });
  const { payments } = await provider.state();
  expect(payments.map(({ status }) => status), "the same payment, failed and then captured").toEqual(["captured"]);
});

test("a payment settled by the webhook first is confirmed in the browser too", { tag: "@core" }, async ({ page, provider }) => {
  await provider.webhooks("held");
  // The browser's word waits at the door until the test lets it in.
  let letIn: () => void = () => undefined;
  const entry = new Promise<void>((open) => {
    letIn = open;
  });
  let said = 0;
  await page.route("**/api/payments/orders/*/confirm", async (route) => {
    said += 1;
    await entry;
    await route.continue();
  });
  await beginCourse(page);
  await press(page, "Pay");
  await expect.poll(() => said, "the browser has said it").toBe(1);
  expect(await enrolments(page), "neither word has come").toBe(0);
  await provider.deliver();
  await expect.poll(() => enrolments(page), { timeout: 20_000 }).toBe(1);
  await expect(saved(page)).toHaveCount(0);
  const asked = (state: ProviderState) => state.calls.filter(({ method }) => method === "GET").length;
  expect(asked(await provider.state()), "the webhook alone has done it: the provider was asked nothing").toBe(0);

  const answered = page.waitForResponse(/\/confirm$/);
  letIn();
  expect(await (await answered).json()).toMatchObject({ state: "fulfilled" });
  await expect(saved(page)).toBeVisible({ timeout: 30_000 });
  expect(asked(await provider.state()), "the browser's word came after, and was looked into").toBe(1);
  expect(await enrolments(page)).toBe(1);
  expect(await receiptsOf(page)).toHaveLength(1);
  expect(await captured(provider)).toBe(1);
});
