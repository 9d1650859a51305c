import { complete, openOffice } from "../support/admin";
import { people } from "../support/people";
import { expect, test } from "../support/test";

/** More stops than an order of three pieces has. */
const MOST_STOPS = 150;

test("the keyboard goes through an order, and nothing it reaches is below the bar of the next step, on a phone and a desktop", async ({ page }) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await openOffice(page, "/admin/orders/1004", people.owner);
  await complete(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole("heading", { level: 1 }).click();
    const bar = page.locator("p", { hasText: /^Next: / }).locator("..");
    await expect(bar).toBeVisible();
    const below: string[] = [];
    let stops = 0;
    for (; stops < MOST_STOPS; stops += 1) {
      await page.keyboard.press("Tab");
      const reached = await bar.evaluate((bar) => {
        const { activeElement: focused } = document;
        if (!focused || focused === document.body || !focused.closest("main")) return "left";
        // The navigation is beside the bar, and below it on a phone.
        if (bar.contains(focused) || focused.closest("nav")) return "";
        const { top, height, right } = focused.getBoundingClientRect();
        const over = bar.getBoundingClientRect();
        // A tall element counts by its beginning.
        return right > over.left && top + Math.min(height, 40) > over.top + 1 ? (focused.textContent ?? focused.tagName) : "";
      });
      if (reached === "left") break;
      if (reached) below.push(reached);
    }
    expect(below, `at ${width} pixels`).toEqual([]);
    expect(stops, `stops at ${width} pixels`).toBeGreaterThan(20);
    await expect(page.locator("main :focus")).toHaveCount(0);
  }
});
