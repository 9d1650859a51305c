import { expectAccessible, openOffice } from "../support/admin";
import { expectNoSidewaysScrolling } from "../support/accessible";
import { people } from "../support/people";
import { expect, test } from "../support/ownShop";

test.describe.configure({ timeout: 120_000 });

const FILE = [
  "Client name,WhatsApp,Remarks,Blouse bust (in)",
  "Chellamma Raghunathan,98400 12345,Likes hooks,36 1/2",
  "Uma,12,,",
  "Padmavathi Venkataramanan of Mylapore,9840012346,,34",
].join("\n");

test("customers of a spreadsheet are previewed, imported and undone", { tag: "@core" }, async ({ page }) => {
  await openOffice(page, "/admin/import", people.owner);
  await expectAccessible(page, "the start");
  await page.getByLabel("File to import").setInputFiles({ name: "customers.csv", mimeType: "text/csv", buffer: Buffer.from(FILE) });

  await expect(page.getByRole("combobox", { name: "Client name" })).toHaveValue("name");
  await expect(page.getByRole("combobox", { name: "WhatsApp" })).toHaveValue("mobile");
  await page.getByRole("button", { name: "Show preview" }).click();
  const rows = page.getByRole("list", { name: "Rows of the preview" });
  await expect(rows.getByRole("listitem").nth(1)).toContainText("Enter a 10-digit Indian mobile number.");
  await expectAccessible(page, "the preview");
  await expectNoSidewaysScrolling(page);

  await page.getByRole("button", { name: /^Import 2 rows/ }).click();
  await expect(page.getByRole("heading", { name: "Import finished" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download skipped rows with reasons" }).click();
  expect((await download).suggestedFilename()).toMatch(/^import-\d+-rejected\.csv$/);
  await expectAccessible(page, "the result");
  await expectNoSidewaysScrolling(page);
  const finished = page.url();

  await page.goto("/admin/customers?q=98400+12345");
  await page.getByRole("link", { name: "Chellamma Raghunathan", exact: true }).click();
  await expect(page.getByRole("paragraph").filter({ hasText: "Likes hooks" })).toBeVisible();

  await page.goto(finished);
  await page.getByRole("button", { name: "Undo this import" }).click();
  await page.getByRole("dialog").getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByRole("heading", { name: "Import undone" })).toBeVisible();
});
