import { hold } from "../support/held";
import { openPage } from "../support/hydrated";
import { expect, test } from "../support/ownShop";
import { logIn } from "../support/people";
import { beginToPay, payNow } from "../orders/advance";
import { enrollNow, startPayment, openMyCourses, testPayment, wished } from "../courses/learning";

test("a customer who leaves the course page during the confirmation still sees the outcome", async ({ page }) => {
  await logIn(page);
  await openPage(page, "/courses");
  await page.getByRole("link", { name: wished.course }).first().click();
  await expect(enrollNow(page)).toBeVisible();
  const noted = await hold(page, "**/api/payments/orders/*/confirm");
  await startPayment(page);
  await testPayment(page).getByRole("button", { name: "Pay now" }).click();
  await noted.came(1);
  // The first press is the window's, which waits for the shop; the second leads back.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/courses$/);
  await expect(enrollNow(page)).toHaveCount(0);
  noted.letGo();
  await expect(page.getByText("Payment Success! Enrollment saved.")).toBeVisible();
});

test("a customer who leaves My Orders during the confirmation still sees the outcome", async ({ page }) => {
  await logIn(page);
  await page.goto("/account");
  await page.getByRole("navigation", { name: "Your account" }).getByRole("link", { name: "My Orders" }).click();
  const noted = await hold(page, "**/api/payments/orders/*/confirm");
  await beginToPay(page);
  await payNow(page);
  await noted.came(1);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/account$/);
  noted.letGo();
  await expect(page.getByText("Payment details saved successfully!")).toBeVisible();
});

test("with the keyboard the focus stays where a form or a device was, and each message closes by itself", async ({ page, browser, ownShop }) => {
  const elsewhere = await browser.newContext({ baseURL: ownShop.address });
  await logIn(await elsewhere.newPage());
  await elsewhere.close();
  await page.clock.install();
  await logIn(page);
  await page.goto("/account");
  const change = page.getByRole("button", { name: "Change name" });
  const saved = page.getByRole("region", { name: "Messages" }).getByText("Saved.");
  const save = async (name: string) => {
    await change.press("Enter");
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Name").press("Enter");
    await expect(saved).toBeVisible();
    await expect(change).toBeFocused();
  };
  await save("Asha R");
  await page.getByRole("button", { name: "Dismiss" }).press("Enter");
  await expect(saved).toBeHidden();
  await save("Asha Raman");
  await page.clock.runFor(6000);
  await expect(saved).toBeHidden();
  await change.press("Enter");
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(change).toBeFocused();
  await page.getByRole("button", { name: /^Log out \S/ }).first().press("Enter");
  await expect(page.getByText("Device logged out.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Devices" })).toBeFocused();
});

test("a review stays visible when its form cannot be loaded", async ({ page, watched }) => {
  watched.allow(/ERR_FAILED|Failed to load resource/);
  await openMyCourses(page);
  await page.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await page.getByRole("button", { name: "Send review" }).click();
  const change = page.getByRole("button", { name: "Edit review" });
  await expect(change).toBeVisible();
  await page.reload();
  await page.route(/ReviewForm[^/]*\.js/, (route) => route.abort("failed"));
  await change.click();
  await expect(page.getByText("No Network Connection")).toBeVisible();
  await expect(change).toBeVisible();
});
