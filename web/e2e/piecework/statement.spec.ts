import { expectAccessible } from "../support/admin";
import { expectNoSidewaysScrolling } from "../support/accessible";
import { api } from "../support/catalogueAdmin";
import { logIn, people } from "../support/people";
import { expect, test } from "../support/ownShop";

test.describe.configure({ timeout: 120_000 });

test("a piece that becomes ready is on its maker's statement, which the owner pays and the maker reads", { tag: "@core" }, async ({ page }) => {
  await logIn(page, people.owner);
  const { body } = await api<{ order: { pieces: { id: number; status: string }[] } }>(page, "GET", "/admin/orders/1004");
  const [piece] = body.order.pieces;
  const moved = await api(page, "POST", `/admin/orders/1004/pieces/${piece?.id}/step`, { from: piece?.status, to: "Ready for Pickup" });
  expect(moved.status).toBe(200);

  await page.goto("/admin/piecework");
  await page.getByRole("link", { name: people.maker.name }).click();
  await expect(page.getByText("HM-1004/1", { exact: false }).first()).toBeVisible();
  await expectAccessible(page, "the statement");
  await expectNoSidewaysScrolling(page);
  await page.getByRole("button", { name: "Record a payment" }).click();
  await page.getByLabel("Amount in rupees").fill("75");
  await page.getByRole("button", { name: "Record payment", exact: true }).click();
  await expect(page.getByText("Payment of ₹75 recorded")).toBeVisible();
  await page.getByRole("link", { name: "Edit rates" }).click();
  await expect(page.getByRole("heading", { name: "Piece rates" })).toBeVisible();
  await expectAccessible(page, "the rates");
  await expectNoSidewaysScrolling(page);

  await logIn(page, people.maker);
  await page.goto("/admin/piecework");
  await expect(page.getByRole("heading", { name: people.maker.name, level: 1 })).toBeVisible();
  await expect(page.getByText("HM-1004/1", { exact: false }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Record/ })).toHaveCount(0);
});
