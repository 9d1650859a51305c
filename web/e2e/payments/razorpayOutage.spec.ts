import type { Page } from "@playwright/test";
import { checkoutFrame, expect, later, press, test, type Provider } from "../support/provider";
import { logIn, people } from "../support/people";
import { startPayment, openCourse } from "../courses/learning";
import { BOUGHT, coursesOf, receiptsOf } from "./paid";

test.describe.configure({ timeout: 150_000 });
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const MINUTE = 60;
const watch = (page: Page) => page.getByRole("link", { name: "Watch Full Video" }).filter({ visible: true }).first();

/** How often the shop has called the provider. */
const calls = async (provider: Provider): Promise<number> => (await provider.state()).calls.length;

test("a payment during an outage of the provider is shown as pending and completes once", async ({
  page,
  provider,
  payingShop,
  watched,
}) => {
  watched.allow(/status 503|status of 503/);
  await openCourse(page);
  await startPayment(page);
  await expect(checkoutFrame(page).getByRole("button", { name: "Pay", exact: true })).toBeVisible();
  // From the moment that it has the money, it neither answers nor tells.
  await provider.webhooks("held");
  await page.route("**/api/payments/orders/*/confirm", async (route) => {
    await provider.behave({ down: "unavailable" });
    await route.continue();
  });
  await press(page, "Pay");
  const reported = page.getByRole("alertdialog", { name: "Your payment is being confirmed" });
  await expect(reported).toContainText("Please do not pay your ₹1,499 again.", { timeout: 20_000 });
  await reported.getByRole("button", { name: "OK" }).click();

  for (const minutes of [10, 20, 30, 40, 50, 60]) {
    const before = await calls(provider);
    await later(minutes * MINUTE, payingShop, provider);
    await expect.poll(() => calls(provider), { message: `it is asked after ${minutes} minutes`, timeout: 20_000 }).toBeGreaterThan(before);
    const after = await calls(provider);
    expect(after - before, "asked, and not hammered").toBeLessThanOrEqual(6);
  }
  await page.reload();
  await expect(page.getByText("Your payment is being confirmed. Please do not pay again").filter({ visible: true })).toBeVisible({ timeout: 20_000 });
  await expect(watch(page)).toHaveCount(0);
  expect(await coursesOf(page)).not.toContain(1);
  expect(await receiptsOf(page)).toEqual([]);
  await page.goto("/courses");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await provider.behave({});
  await later(63 * MINUTE, payingShop, provider);
  await expect.poll(() => coursesOf(page), { timeout: 30_000 }).toContain(1);
  // What it could not tell for an hour comes now, all at once.
  await provider.deliver();
  await page.goto("/coursenames/1");
  await expect(watch(page)).toBeVisible({ timeout: 20_000 });
  expect((await coursesOf(page)).filter((id) => id === 1)).toHaveLength(1);
  expect(await receiptsOf(page)).toEqual([{ kind: "receipt", amountPaise: 149_900 }]);
  const { payments, orders } = await provider.state();
  expect(payments.map(({ status }) => status)).toEqual(["captured"]);
  expect(orders).toHaveLength(1);

  await logIn(page, people.owner);
  await page.goto("/admin/payments?show=courses");
  await expect(page.getByRole("link", { name: new RegExp(`^Asha Raman\\s*, ${BOUGHT}$`) })).toHaveCount(1);
});
