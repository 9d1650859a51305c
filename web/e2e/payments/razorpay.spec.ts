import type { Page } from "@playwright/test";
import { checkoutFrame, expect, leaveCheckout, press, test, type Provider, type ProviderState } from "../support/provider";
import { logIn, people } from "../support/people";
import { advanceOf, dueOrder, openMyOrders } from "../orders/advance";
import { enrollNow, startPayment, openCourse } from "../courses/learning";
import { receiptsOf } from "./paid";

test.describe.configure({ timeout: 120_000 });

/** What the browser says of calls that a test makes fail. */
const REFUSED = /status (4\d\d|5\d\d)|status of (4\d\d|5\d\d)|ERR_FAILED|ERR_CONNECTION|ERR_ABORTED/;

const saved = (page: Page) => page.getByRole("dialog", { name: "Payment Success! Enrollment saved." });
const watch = (page: Page) => page.getByRole("link", { name: "Watch Full Video" }).filter({ visible: true }).first();

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

/** How many payments wait for the owner's word. */
const toDecide = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const waiting: { toDecide: number } = await (await fetch("/api/admin/payments/waiting")).json();
    return waiting.toDecide;
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

test("a customer who gives up after a failed payment sees why, and is not charged", async ({ page }) => {
  await beginCourse(page);
  await press(page, "Fail");
  await expect(checkoutFrame(page).getByRole("alert")).toContainText("You may try again");
  await press(page, "Close");
  await leaveCheckout(page);
  const failed = page.getByRole("alertdialog", { name: "The payment did not go through" });
  await expect(failed).toContainText("The bank declined the payment.");
  await expect(failed).toContainText("You have not been charged");
});

test("a captured payment with a lost response is found when the dialog is closed", async ({ page, provider, watched }) => {
  watched.allow(/status 504|status of 504/);
  await provider.webhooks("off");
  await provider.next("answer_lost");
  await beginCourse(page);
  await press(page, "Pay");
  await expect(checkoutFrame(page).getByRole("alert")).toContainText("has not answered");
  await press(page, "Close");
  await leaveCheckout(page);
  await expect(saved(page).or(watch(page)).first()).toBeVisible({ timeout: 20_000 });
  expect(await enrolments(page)).toBe(1);
});

test("a payment whose tab was closed is complete at the next visit", async ({ page, context, provider }) => {
  await page.route("**/api/payments/orders/*/confirm", () => undefined);
  await beginCourse(page);
  await press(page, "Pay");
  await expect.poll(() => captured(provider)).toBe(1);
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto("/coursenames/1");
  await expect(watch(next)).toBeVisible({ timeout: 40_000 });
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

test("repeated webhooks in the wrong order grant the course once", async ({ page, provider }) => {
  await provider.webhooks("out_of_order");
  await beginCourse(page);
  const { orders } = await provider.state();
  await provider.say(`orders/${orders.at(-1)?.id ?? ""}/pay`);
  await provider.deliver();
  await expect.poll(() => enrolments(page), { timeout: 20_000 }).toBe(1);
  expect(await receiptsOf(page)).toHaveLength(1);
});

test("a late authorisation completes a failed payment", async ({ page, provider }) => {
  await provider.next("authorise_late");
  await beginCourse(page);
  await press(page, "Pay");
  await press(page, "Close");
  await leaveCheckout(page);
  await page.getByRole("alertdialog", { name: "The payment did not go through" }).waitFor();
  expect(await enrolments(page)).toBe(0);
  const { payments } = await provider.state();
  await provider.say(`payments/${payments[0]?.id ?? ""}/authorise`);
  await provider.deliver();
  await expect.poll(() => enrolments(page), { timeout: 20_000 }).toBe(1);
});

test("a second capture is listed as a refund due", async ({ page, provider }) => {
  await provider.next("capture_twice");
  await beginCourse(page);
  await press(page, "Pay");
  await expect(saved(page)).toBeVisible({ timeout: 20_000 });
  await provider.deliver();
  expect(await captured(provider)).toBe(2);
  await logIn(page, people.owner);
  await expect.poll(() => toDecide(page), { message: "the second waits for the owner's word", timeout: 20_000 }).toBe(1);
  await logIn(page, people.customer);
  expect(await enrolments(page)).toBe(1);
  expect(await receiptsOf(page)).toHaveLength(1);
});

test("another amount than the order's buys nothing", async ({ page, provider }) => {
  await provider.next("wrong_amount");
  await beginCourse(page);
  const confirmed = page.waitForResponse(/\/confirm$/);
  await press(page, "Pay");
  expect(await (await confirmed).json()).toMatchObject({ state: "refund_due" });
  expect(await captured(provider)).toBe(1);
  await expect(saved(page)).toHaveCount(0);
  expect(await enrolments(page)).toBe(0);
  expect(await receiptsOf(page)).toEqual([]);
  await logIn(page, people.owner);
  expect(await toDecide(page), "the owner has to give it back").toBe(1);
});

test("a wrong signature is refused, and the captured payment is settled by the webhook", async ({ page, provider, watched }) => {
  watched.allow(/status 400|status of 400/);
  await provider.webhooks("held");
  await provider.next("wrong_signature");
  await beginCourse(page);
  const refused = page.waitForResponse(/\/confirm$/);
  await press(page, "Pay");
  expect((await refused).status()).toBe(400);
  expect(await enrolments(page)).toBe(0);
  await provider.deliver();
  await expect.poll(() => enrolments(page), { timeout: 20_000 }).toBe(1);
});

test("an unavailable provider only disables payments, until it is back", async ({ page, provider, watched }) => {
  watched.allow(REFUSED);
  await openCourse(page);
  await provider.behave({ down: "cut" });
  await startPayment(page);
  await expect(page.getByText("Failed to load the SDK. Please check your connection.").first()).toBeVisible({ timeout: 20_000 });
  await provider.behave({});
  await startPayment(page);
  await press(page, "Pay");
  await expect(saved(page)).toBeVisible({ timeout: 20_000 });
});

test("an outage during the confirmation asks not to pay again, and the payment completes", async ({ page, provider }) => {
  await provider.webhooks("held");
  await beginCourse(page);
  await page.route("**/api/payments/orders/*/confirm", async (route) => {
    await provider.behave({ down: "unavailable" });
    await route.continue();
  });
  await press(page, "Pay");
  await expect(page.getByRole("alertdialog").or(page.getByRole("dialog")).filter({ hasText: "not pay" }).first()).toBeVisible({ timeout: 20_000 });
  await provider.behave({});
  await provider.deliver();
  await expect.poll(() => enrolments(page), { timeout: 20_000 }).toBe(1);
});

test("a provider's script that cannot be loaded is reported and loaded again on the next press", async ({ page, provider, watched }) => {
  watched.allow(REFUSED);
  await provider.behave({ no_script: true });
  await openCourse(page);
  await startPayment(page);
  await expect(page.getByText("Failed to load the SDK. Please check your connection.").first()).toBeVisible({ timeout: 20_000 });
  await provider.behave({});
  await startPayment(page);
  await press(page, "Pay");
  await expect(saved(page)).toBeVisible({ timeout: 20_000 });
});
