import { devices } from "../support/devices";
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

test.describe("failures", () => {
  test.use(devices.phone);

  test("a refund refused by the provider and returned by the bank succeeds on the third try, once", async ({ page, provider }) => {
    const payment = await buyCourse(page, provider);
    await openPayment(page, payment);
    await provider.behave({ balance_short: true });
    await giveBack(page, "300", "The customer's own cloth");
    await expect(refunds(page).first()).toContainText("There is too little money in your account at the payment provider.", {
      timeout: 45_000,
    });
    await expect(refunds(page).first()).toContainText("Failed");
    await expectAccessible(page, "a refund that was refused");
    expect((await provider.state()).refunds).toEqual([]);
    await page.goto("/admin");
    await expect(page.getByRole("link", { name: "1 refund failed" })).toBeVisible();
    await page.goto("/admin/payments");
    await page.getByRole("region", { name: "Needs attention" }).getByRole("link", { name: "View" }).click();
    await page.getByRole("link", { name: /^Asha Raman\s*, Refund, .*: The customer's own cloth$/ }).click();

    await provider.behave({});
    await provider.nextRefundWaits();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Refund ₹300" }).click();
    await expect(refunds(page).nth(1)).toContainText("Pending", { timeout: 45_000 });
    await provider.say(`refunds/${(await provider.state()).refunds.at(-1)?.id ?? ""}/failed`);
    await provider.deliver();
    await expect(async () => {
      await page.reload();
      await expect(refunds(page).nth(1)).toContainText("The bank sent it back", { timeout: 5_000 });
    }).toPass({ timeout: 30_000 });
    await logIn(page, people.customer);
    expect(await receiptsOf(page), "no paper for what did not go back").toHaveLength(1);

    await openPayment(page, payment);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Refund ₹300" }).click();
    await expect(page.getByText("₹300 refunded", { exact: true })).toBeVisible({ timeout: 45_000 });
    await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
    const { refunds: theirs } = await provider.state();
    expect(theirs.map(({ amount, status }) => ({ amount, status }))).toEqual([
      { amount: 30_000, status: "failed" },
      { amount: 30_000, status: "processed" },
    ]);
    await page.goto("/admin/payments?show=failed");
    await expect(page.getByText("No failed refunds")).toBeVisible();
    await logIn(page, people.customer);
    expect(await receiptsOf(page)).toEqual([
      { kind: "receipt", amountPaise: 149_900 },
      { kind: "credit_note", amountPaise: 30_000 },
    ]);
    expect(await coursesOf(page)).toContain(1);
  });

  test("a refund with a lost response is looked up and not repeated", async ({ page, provider, payingShop }) => {
    const payment = await buyCourse(page, provider);
    await openPayment(page, payment);
    await provider.webhooks("off");
    await provider.behave({ lose_answers: 1 });
    await giveBack(page, "250", "Sent twice by mistake");
    await expect.poll(async () => (await provider.state()).refunds.length, { timeout: 45_000 }).toBe(1);
    await expect(refunds(page).first()).toContainText("Requested");
    await later(60, payingShop, provider);
    await expect(page.getByText("₹250 refunded", { exact: true })).toBeVisible({ timeout: 45_000 });
    expect((await provider.state()).refunds).toHaveLength(1);
  });

  test("a refund from the provider's dashboard is listed here", async ({ page, provider }) => {
    const payment = await buyCourse(page, provider);
    await provider.say(`payments/${payment}/refund`);
    await provider.deliver();
    await expect.poll(() => coursesOf(page), { timeout: 20_000 }).not.toContain(1);
    await openPayment(page, payment);
    await expect(page.getByText("Refunded", { exact: true }).first()).toBeVisible();
    await expect(refunds(page).first()).toContainText("Made at the payment provider");
  });
});
