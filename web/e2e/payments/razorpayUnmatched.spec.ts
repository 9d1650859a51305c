import { expect, fakeProviderKeys, test, type Provider, type ProviderState } from "../support/provider";
import { logIn, people } from "../support/people";
import { expectAccessible, openOffice } from "../support/admin";
import { beginCheckout, BOUGHT, coursesOf, payThere, receiptsOf } from "./paid";

test.describe.configure({ timeout: 120_000 });

/** So old that the shop has had its time to hear of it. */
const LONG_AGO = -600;
const ELSEWHERE = "/admin/payments/elsewhere";

/** An order at the provider that no shop has asked for. */
async function orderThere(provider: Provider, order: Partial<ProviderState["orders"][number]>): Promise<string> {
  const keys = Buffer.from(`${fakeProviderKeys.keyId}:${fakeProviderKeys.keySecret}`).toString("base64");
  const answer = await fetch(`${provider.address}/v1/orders`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Basic ${keys}` },
    body: JSON.stringify({ currency: "INR", ...order }),
  });
  expect(answer.ok, "an order of the provider's own").toBe(true);
  return ((await answer.json()) as { id: string }).id;
}

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
    await page.goto("/admin");
    await expect(page.getByRole("heading", { name: "Today's visits" })).toBeVisible();
    await expect(page.getByText("paid at the provider, not here")).toHaveCount(0);

    await logIn(page, people.customer);
    expect(await coursesOf(page)).toContain(1);
    expect(await receiptsOf(page)).toEqual([{ kind: "receipt", amountPaise: 149_900 }]);
    // The news comes after all, and changes nothing.
    await provider.say("clock", { ahead: 0 });
    await provider.webhooks("delivered");
    expect((await provider.state()).payments.filter(({ status }) => status === "captured")).toHaveLength(1);
  });
});

test("a purchase known only to the provider is recreated; foreign payments are listed and left", async ({ page, provider }) => {
  await provider.webhooks("off");
  await provider.say("clock", { ahead: LONG_AGO });
  // What the shop writes on an order tells how one looks that a lost machine has made.
  await beginCheckout(page, { reference: "2" });
  const [known] = (await provider.state()).orders;
  const receipt = known?.receipt.replace(/-\d+$/, "-901") ?? "";
  const amount = known?.amount ?? 0;
  await payThere(provider, await orderThere(provider, { amount, receipt, notes: { ...known?.notes, purchase: "901" } }));
  const strange = await payThere(provider, await orderThere(provider, { amount: 12_300, receipt: "another shop's" }));

  await openOffice(page, ELSEWHERE, people.owner);
  await expect(page.getByRole("heading", { name: "2 paid at the provider, not here" })).toBeVisible();
  const stranger = page.getByRole("listitem").filter({ hasText: strange });
  await expect(stranger).toContainText("Unknown purpose");
  await expect(stranger).toContainText("No customer or purchase matches it.");
  await expect(stranger.getByRole("button", { name: "Enrol the customer" })).toHaveCount(0);
  await page.getByRole("button", { name: "Enrol the customer" }).click();
  await expect(page.getByRole("heading", { name: "1 paid at the provider, not here" })).toBeVisible({ timeout: 20_000 });
  await expect(stranger).toBeVisible();
  await logIn(page, people.customer);
  expect(await coursesOf(page)).toContain(2);
});

test("the screen reports a provider that does not respond", async ({ page, provider, watched }) => {
  watched.allow(/status 503|status of 503/);
  await provider.behave({ down: "unavailable" });
  await openOffice(page, ELSEWHERE, people.owner);
  await expect(page.getByText("The payment provider does not answer.")).toBeVisible({ timeout: 20_000 });
  await provider.behave({});
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("All payments are recorded")).toBeVisible({ timeout: 20_000 });
});
