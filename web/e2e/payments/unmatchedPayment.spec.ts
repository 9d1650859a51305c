import { expect, test, type Provider, fakeProviderKeys } from "../support/provider";
import { people } from "../support/people";
import { expectAccessible, openOffice } from "../support/admin";

test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Another shop's order at the same provider, paid ten minutes ago. */
async function payStrangely(provider: Provider): Promise<void> {
  await provider.say("clock", { ahead: -600 });
  const made = await fetch(`${provider.address}/v1/orders`, {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`${fakeProviderKeys.keyId}:${fakeProviderKeys.keySecret}`).toString("base64")}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ amount: 145_000, currency: "INR", receipt: "by-link-7" }),
  });
  const { id }: { id: string } = await made.json();
  await provider.say(`orders/${id}/pay`);
}

test("a payment without a customer is matched to one, and recorded with its receipt", async ({ page, provider }) => {
  await payStrangely(provider);
  await openOffice(page, "/admin/payments/elsewhere", people.owner);
  await page.getByRole("button", { name: "Match to a customer" }).click();
  const asked = page.getByRole("dialog", { name: "Match payment" });
  await asked.getByLabel("Customer").fill("asha");
  await asked.getByRole("button", { name: /^Asha Raman/ }).click();
  const choice = asked.getByLabel("Paid for");
  const order = await choice.locator("optgroup[label='Orders'] option").first().getAttribute("value");
  await choice.selectOption(order);
  await expectAccessible(page, "the choice of what a payment was for");
  await asked.getByRole("button", { name: "Match payment" }).click();
  await expect(page.getByText("₹1,450 recorded for Asha Raman")).toBeVisible();
  await expect(page.getByText("All payments are recorded", { exact: true })).toBeVisible();
  await page.goto(`/admin/orders/${order?.split(" ")[1]}`);
  const entry = page.getByRole("table", { name: "Transactions" }).getByRole("row").filter({ hasText: "₹1,450" });
  await expect(entry.getByRole("link", { name: /^Receipt HM\// })).toBeVisible();
});
