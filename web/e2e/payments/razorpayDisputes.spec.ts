import type { Page } from "@playwright/test";
import { expect, test, type Provider } from "../support/provider";
import { people } from "../support/people";
import { expectAccessible, openOffice } from "../support/admin";
import { BUYER, buyCourse } from "./paid";

test.describe.configure({ timeout: 120_000 });

/** The bank's next step, of which the shop has heard. */
async function goesOn(provider: Provider, step: string): Promise<void> {
  const { disputes } = await provider.state();
  await provider.say(`disputes/${disputes.at(-1)?.id ?? ""}/${step}`);
  await provider.deliver();
}

const disputes = (page: Page) => page.getByRole("list", { name: "Disputes" }).getByRole("listitem");

/** Looks at the screen until it says so: the shop works on what it was told a moment later. */
async function says(page: Page, messages: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(disputes(page).first()).toContainText(messages, { timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
}

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("a dispute is shown on Today, and the payment says what to do", async ({ page, provider }) => {
    const payment = await buyCourse(page, provider);
    await provider.say(`payments/${payment}/dispute`, { reason_code: "goods_not_received" });
    await provider.deliver();
    await openOffice(page, "/admin", people.owner);
    const alert = page.getByRole("link", { name: /^A payment of ₹1,499 is disputed: respond by \d+ \w+ 20\d\d/ });
    await expect(async () => {
      await page.reload();
      await expect(alert).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 30_000 });
    await alert.click();
    await expect(page.getByRole("heading", { name: "Disputed payments", level: 1 })).toBeVisible();
    await expect(disputes(page).first()).toContainText("Response needed");
    await expect(disputes(page).first()).toContainText("The bank's reason: Goods not received");
    await expectAccessible(page, "the disputes");
    await disputes(page).getByRole("link", { name: "View payment" }).click();
    await page.getByRole("link", { name: new RegExp(`^${BUYER.name}`) }).first().click();
    await expect(page.getByRole("heading", { name: "Disputes", level: 2 })).toBeVisible();

    await goesOn(provider, "under_review");
    await says(page, "Nothing to do until the bank decides.");
    await goesOn(provider, "won");
    await says(page, "you keep the money");
    await expectAccessible(page, "a payment whose dispute was won");
  });
});
