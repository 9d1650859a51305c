import { expect, test } from "../support/provider";
import { logIn, people } from "../support/people";
import { expectAccessible, openOffice } from "../support/admin";
import { beginCheckout, BOUGHT, coursesOf, payThere, receiptsOf } from "./paid";

test.describe.configure({ timeout: 120_000 });

/** So old that the shop has had its time to hear of it. */
const LONG_AGO = -600;
const ELSEWHERE = "/admin/payments/elsewhere";

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("an unmatched payment is recorded with one tap", { tag: "@core" }, async ({ page, provider }) => {
    await provider.webhooks("off");
    await provider.say("clock", { ahead: LONG_AGO });
    const payment = await payThere(provider, await beginCheckout(page));
    expect(await coursesOf(page), "the shop has not heard of it").not.toContain(1);

    await openOffice(page, "/admin", people.owner);
    await page.getByRole("link", { name: "1 paid at the provider, not here" }).click();
    await expect(page).toHaveURL(new RegExp(`${ELSEWHERE}$`));
    const card = page.getByRole("listitem").filter({ hasText: payment });
    await expect(card).toContainText("Asha Raman");
    await expect(card).toContainText(BOUGHT);
    await expect(card).toContainText("₹1,499");
    await expect(card).toContainText("Not enrolled");
    await expectAccessible(page, "paid at the provider, not here");
    await card.getByRole("button", { name: "Enrol the customer" }).click();
    await expect(page.getByText("All payments are recorded")).toBeVisible({ timeout: 20_000 });
    await expectAccessible(page, "all payments are recorded");

    await logIn(page, people.customer);
    expect(await coursesOf(page)).toContain(1);
    expect(await receiptsOf(page)).toEqual([{ kind: "receipt", amountPaise: 149_900 }]);
    // The webhook comes after all, and changes nothing.
    await provider.say("clock", { ahead: 0 });
    await provider.webhooks("delivered");
    expect((await provider.state()).payments.filter(({ status }) => status === "captured")).toHaveLength(1);
  });
});
