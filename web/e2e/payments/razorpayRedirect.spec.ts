import type { Page } from "@playwright/test";
import { expect, test } from "../support/provider";
import { startPayment, openCourse } from "../courses/learning";

test.describe.configure({ timeout: 120_000 });

/** Instagram's own browser shows no frames of the provider. */
test.use({
  userAgent:
    "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 Instagram 350.0.0.0",
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});

/** Leaves for the provider's own page. */
async function leaveToPay(page: Page): Promise<void> {
  await openCourse(page);
  await startPayment(page);
  await expect(page.getByText("Fake payment provider. No money moves.")).toBeVisible({ timeout: 20_000 });
  expect(new URL(page.url()).hostname).toBe("localhost");
}

const watch = (page: Page) => page.getByRole("link", { name: "Watch Full Video" }).filter({ visible: true }).first();

test("a redirect payment returns to the purchase", { tag: "@core" }, async ({ page }) => {
  await leaveToPay(page);
  const callback = page.waitForRequest(/\/api\/payments\/callbacks\/razorpay$/);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  const posted = await callback;
  expect((await posted.allHeaders())["cookie"], "a post of another site carries no login").toBeUndefined();
  await expect(page).toHaveURL(/\/coursenames\/1$/);
  await expect(watch(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("Payment Success! Enrollment saved.").first()).toBeVisible();
});
