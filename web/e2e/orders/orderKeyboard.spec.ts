import { complete, openOffice } from "../support/admin";
import { people } from "../support/people";
import { expect, test } from "../support/test";

/** More stops than an order of three pieces has. */
const MOST_STOPS = 150;

for (const [name, width] of [["phone", 390], ["desktop", 1280]] as const) {
  test(`the keyboard goes through an order, and nothing it reaches is below the bar of the next step, on a ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openOffice(page, "/admin/orders/1004", people.owner);
    await complete(page);
    await page.getByRole("heading", { level: 1 }).click();
    const bar = page.locator("p", { hasText: /^Next: / }).locator("..");
    await expect(bar).toBeVisible();
    const below: string[] = [];
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
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
    expect(below).toEqual([]);
    await expect(page.locator("main :focus")).toHaveCount(0);
  });
}
