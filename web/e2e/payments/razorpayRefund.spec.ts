import { expect, later, test } from "../support/provider";
import { logIn, people } from "../support/people";
import { expectAccessible } from "../support/admin";
import { BOUGHT, BUYER, buyCourse, coursesOf, giveBack, openPayment, receiptsOf, refunding, refunds } from "./paid";

test.describe.configure({ timeout: 150_000 });

/** A password is good for ten minutes. */
const AFTER_PASSWORD = 11 * 60;

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("a partial and a full refund agree at the provider, in the course, the receipts and the ledger", { tag: "@core" }, async ({
    page,
    provider,
    payingShop,
    watched,
  }) => {
    watched.allow(/status (403|422)|status of (403|422)/);
    const payment = await buyCourse(page, provider, "WELCOME10");
    await openPayment(page, payment);
    await later(AFTER_PASSWORD, payingShop, provider);
    await giveBack(page, "500", "The last lesson came late");
    const again = page.getByRole("dialog", { name: "Confirm your password" });
    await again.getByRole("textbox", { name: "Password" }).fill("wrong password");
    await again.getByRole("button", { name: "Confirm" }).click();
    await expect(again.getByText("This is not your current password.").first()).toBeVisible();
    expect((await provider.state()).refunds, "no refund without the password").toEqual([]);
    await again.getByRole("textbox", { name: "Password" }).fill(people.owner.password);
    await again.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText("₹500 refunded", { exact: true })).toBeVisible({ timeout: 45_000 });

    await logIn(page, people.customer);
    expect(await coursesOf(page), "a part keeps the course").toContain(1);
    expect(await receiptsOf(page)).toEqual([
      { kind: "receipt", amountPaise: 134_910 },
      { kind: "credit_note", amountPaise: 50_000 },
    ]);

    await openPayment(page, payment);
    await provider.nextRefundWaits();
    await page.getByRole("button", { name: "Refund", exact: true }).click();
    await refunding(page).getByRole("button", { name: "Remaining amount: ₹849.10" }).click();
    await expect(refunding(page).getByText(`The customer loses access to ${BOUGHT}.`)).toBeVisible();
    await refunding(page).getByLabel("Reason").fill("The video did not play");
    await refunding(page).getByRole("button", { name: "Refund ₹849.10" }).click();
    await expect(refunds(page).nth(1)).toContainText("Pending", { timeout: 45_000 });
    await expectAccessible(page, "a refund on its way");
    const waiting = (await provider.state()).refunds.at(-1);
    await logIn(page, people.customer);
    expect(await coursesOf(page), "not before the money went").toContain(1);

    await provider.say(`refunds/${waiting?.id ?? ""}/processed`);
    await provider.deliver();
    await expect.poll(() => coursesOf(page), { timeout: 20_000 }).not.toContain(1);
    expect((await receiptsOf(page)).at(-1)).toEqual({ kind: "credit_note", amountPaise: 84_910 });
    await openPayment(page, payment);
    await expect(page.getByText("Refunded", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Refund", exact: true })).toHaveCount(0);
    const { refunds: theirs } = await provider.state();
    expect(theirs.map(({ payment_id, amount, status }) => ({ payment_id, amount, status }))).toEqual([
      { payment_id: payment, amount: 50_000, status: "processed" },
      { payment_id: payment, amount: 84_910, status: "processed" },
    ]);

    await page.goto(`/admin/customers/${BUYER.id}`);
    const listed = page.getByRole("list", { name: "Payments", exact: true });
    await expect(listed.getByRole("link", { name: `Refund, ${BOUGHT}: The video did not play` })).toBeVisible();
    await expect(page.getByText(/received, ₹1,349\.10 refunded\.$/)).toBeVisible();
    await expectAccessible(page, "a customer's money");

    await logIn(page, people.customer);
    const used = await page.evaluate(async () => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ kind: "course", reference: "1", coupon: "WELCOME10" });
      return (await fetch("/api/payments/orders", { method: "POST", headers, body })).status;
    });
    expect(used, "a coupon that went with it stays used").toBe(409);
    watched.allow(/status 409|status of 409/);
  });
});
