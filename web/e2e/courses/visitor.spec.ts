import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/test";

test("coupon and enrolment ask for the login", async ({ page }) => {
  await page.goto("/coursedetails?id=1");
  await hydrated(page);
  await page.getByLabel(/coupon/i).first().fill("WELCOME10");
  await page.getByRole("button", { name: "Apply" }).first().click();
  await expect(page.getByText("Please login to use coupon.").first()).toBeVisible();
  await page.getByRole("button", { name: "Enroll Now" }).filter({ visible: true }).first().click();
  await expect(page.getByText("Please login to continue").first()).toBeVisible();
});
