import { complete, expectAccessible, openOffice, openScreen } from "../support/admin";
import { people } from "../support/people";
import { expect, test } from "../support/ownShop";

test.describe.configure({ timeout: 120_000 });

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("the counter closes the drawer, a manager records what was spent, and the owner sees the profit", { tag: "@core" }, async ({ page }) => {
    await openOffice(page, "/admin/cash", people.counter);
    await page.getByRole("button", { name: "Open the drawer" }).click();
    await page.getByLabel("Cash in the drawer in the morning").fill("2000");
    await page.getByRole("button", { name: "Open the drawer" }).click();
    await expect(page.getByText(/^Opened by Revathi K\./)).toBeVisible();

    await openOffice(page, "/admin/expenses", people.staff);
    await complete(page);
    await page.getByRole("button", { name: "Add expense" }).click();
    await page.getByLabel("Amount in rupees").fill("640");
    await page.getByLabel("Category").fill("Embroidery");
    await page.getByRole("button", { name: "Add expense" }).last().click();
    await expect(page.getByRole("button", { name: /^Edit\s*: Embroidery, ₹640/ })).toBeVisible();
    // The list may know it before the form has closed, whose button fades as it ends.
    await expect(page.getByRole("heading", { name: "New expense" })).toHaveCount(0);
    await expectAccessible(page, "the expenses");
    await openScreen(page, "/admin/cash");
    await expect(page.getByText("Paid out: Embroidery")).toBeVisible();
    await page.getByRole("button", { name: "Close the day" }).click();
    await page.getByLabel("Cash counted in the drawer").fill("1310");
    await expect(page.getByText("₹50 less than expected.")).toBeVisible();
    await page.getByRole("button", { name: "Close the day" }).click();
    await expect(page.getByText("Difference")).toBeVisible();
    await expectAccessible(page, "the cash drawer");

    await openOffice(page, "/admin/reports", people.owner);
    await complete(page);
    const profit = page.locator("section").filter({ has: page.getByRole("heading", { name: "Profit", exact: true }) });
    await expect(profit.getByText("Embroidery")).toBeVisible();
    await expect(page.getByRole("img", { name: /^Order to ready: / })).toBeVisible();
    await expectAccessible(page, "the reports");
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    expect((await saving).suggestedFilename()).toMatch(/^accountant-\d{4}-\d\d-01-to-\d{4}-\d\d-\d\d\.zip$/);
  });
});
