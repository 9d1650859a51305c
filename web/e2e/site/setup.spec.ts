import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/admin";
import { devices } from "../support/devices";
import { expect, test } from "../support/newShop";
import { fillSetup } from "./setupForm";

/** On a phone and on a desktop. */
async function expectAccessibleOnBoth(page: Page, what: string): Promise<void> {
  for (const device of ["desktop", "phone"] as const) {
    await page.setViewportSize(devices[device].viewport);
    await expectAccessible(page, `${what} on a ${device}`);
  }
}

test.describe("on a phone", () => {
  test.use(devices.phone);

  test("the setup link creates an empty shop with an owner and a checklist", async ({ page, browser, newShop, watched }) => {
    watched.allow(/status (401|404|503)/, /status of (401|404|503)/);
    const closed = await page.request.get("/");
    expect(closed.status()).toBe(503);
    expect(await closed.text()).toContain("being set up");

    await page.goto(newShop.setupPath);
    await page.getByRole("button", { name: "Create my shop" }).click();
    await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
    await expectAccessibleOnBoth(page, "set-up with mistakes");

    await fillSetup(page, newShop, "Needle & Co.");
    await expectAccessibleOnBoth(page, "set-up");
    await page.getByRole("button", { name: "Create my shop" }).click();
    await expect(page).toHaveURL(/\/admin$/, { timeout: 40_000 });
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Meena");

    await page.getByRole("link", { name: /steps done/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set up your shop");
    await expect(page.getByRole("heading", { name: /^Next:/ })).toBeVisible();
    await expectAccessibleOnBoth(page, "checklist");

    await page.goto(newShop.setupPath);
    await expect(page.getByText("This link no longer works.")).toBeVisible();
    await page.goto("/");
    await expect(page.getByText("Needle & Co.").first()).toBeVisible();

    const visitor = await (await browser.newContext({ ...devices.phone, baseURL: newShop.address })).newPage();
    await visitor.goto("/products");
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Opening soon");
    await expectAccessibleOnBoth(visitor, "opening soon");
    const refused = await visitor.request.get("/api/catalogue/categories");
    expect(refused.status()).toBe(503);
    await visitor.context().close();
  });
});

test("a shop with samples has services but no customers", async ({ page, newShop, watched }) => {
  // A debug build takes its time over a hundred images.
  test.setTimeout(180_000);
  watched.allow(/status (401|404|503)/, /status of (401|404|503)/);
  await fillSetup(page, newShop, "Sample & Co.");
  await page.getByLabel("With samples").check();
  await page.getByRole("button", { name: "Create my shop" }).click();
  await expect(page).toHaveURL(/\/admin$/, { timeout: 120_000 });
  // The shop is open while its samples come in.
  await expect
    .poll(
      () =>
        page.evaluate(async () => ((await (await fetch("/api/catalogue/categories")).json()) as unknown[]).length),
      { timeout: 120_000 },
    )
    .toBeGreaterThan(5);
  const orders = await page.evaluate(
    async () => ((await (await fetch("/api/admin/orders")).json()) as { items: unknown[] }).items.length,
  );
  expect(orders).toBe(0);
  await page.goto("/testimonials");
  await expect(page.getByText("Sample & Co.").first()).toBeVisible();
});
