import { hold } from "../support/held";
import { hydrated } from "../support/hydrated";
import { expect, test } from "../support/ownShop";
import { logIn, people } from "../support/people";
import { beginToPay, payNow } from "./advance";
import { applyCoupon, enrollNow, openCourse, openMyCourses, testPayment, wished } from "./learning";

test("a coupon's price is never that of a code that stood in the box before", async ({ page, watched }) => {
  watched.allow(/status 4\d\d|Failed to load resource/);
  await openCourse(page);
  const checks = await hold(page, "**/api/payments/coupons/check");
  const answered = () => page.waitForResponse("**/api/payments/coupons/check");
  await applyCoupon(page, "STITCH25");
  await checks.came(1);
  await page.getByLabel("Coupon code").fill("WELCOME10");
  const first = answered();
  checks.letGo(0);
  await (await first).finished();
  await expect(page.getByRole("button", { name: "Apply" })).toBeEnabled();
  await expect(page.getByText("% off with")).toHaveCount(0);

  // Of two that are on their way the one that stands in the box counts, whichever is answered last.
  await applyCoupon(page, "STITCH25");
  await checks.came(2);
  await applyCoupon(page, "WELCOME10");
  await checks.came(3);
  checks.letGo(2);
  await expect(page.getByText("10% off with WELCOME10")).toBeVisible();
  const last = answered();
  checks.letGo(1);
  await (await last).finished();
  await expect(page.getByText("10% off with WELCOME10")).toBeVisible();
  await expect(page.getByText("25% off with STITCH25")).toHaveCount(0);
  await page.getByLabel("Coupon code").fill("");
  await expect(page.getByText("% off with")).toHaveCount(0);
});

test("who leaves the course while her payment is being noted is told all the same", async ({ page }) => {
  await logIn(page);
  await page.goto("/courses");
  await hydrated(page);
  await page.getByRole("link", { name: wished.course }).first().click();
  await expect(enrollNow(page)).toBeVisible();
  const noted = await hold(page, "**/api/payments/orders/*/confirm");
  await enrollNow(page).click();
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

test("who leaves her orders while the advance is being noted is told all the same", async ({ page }) => {
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

test("a name that is saved late closes its own form, not the one that was opened since", async ({ page }) => {
  await logIn(page);
  await page.goto("/account");
  const saved = await hold(page, "**/api/me/account", "PATCH");
  await page.getByRole("button", { name: "Change name" }).click();
  await page.getByLabel("Name").fill("Asha R");
  await page.getByRole("button", { name: "Save" }).click();
  await saved.came(1);
  await page.getByRole("button", { name: "Change email" }).click();
  await page.getByLabel("Email").fill("asha.new@example.com");
  saved.letGo();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("asha.new@example.com");
});

test("with the keyboard: the cursor stays where a form or a device was", async ({ page, browser, ownShop }) => {
  const elsewhere = await browser.newContext({ baseURL: ownShop.address });
  await logIn(await elsewhere.newPage());
  await elsewhere.close();
  await logIn(page);
  await page.goto("/account");
  const change = page.getByRole("button", { name: "Change name" });
  await change.press("Enter");
  await page.getByLabel("Name").press("Enter");
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(change).toBeFocused();
  await change.press("Enter");
  await page.getByRole("button", { name: "Cancel" }).press("Enter");
  await expect(change).toBeFocused();
  await page.getByRole("button", { name: /^Log out \S/ }).first().press("Enter");
  await expect(page.getByText("Logged out there.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Devices" })).toBeFocused();
});

test("after a message was dismissed the next one goes away by itself", async ({ page }) => {
  await page.clock.install();
  await logIn(page);
  await page.goto("/account");
  const saved = page.getByRole("region", { name: "Messages" }).getByText("Saved.");
  const save = async (name: string) => {
    await page.getByRole("button", { name: "Change name" }).press("Enter");
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Name").press("Enter");
    await expect(saved).toBeVisible();
  };
  await save("Asha R");
  await page.getByRole("button", { name: "Dismiss" }).press("Enter");
  await expect(saved).toBeHidden();
  await save("Asha Raman");
  await page.clock.runFor(6000);
  await expect(saved).toBeHidden();
});

test("a login that is refused late leaves her where she has gone", async ({ page, watched }) => {
  watched.allow(/status 401|Failed to load resource/);
  await page.goto("/login");
  await hydrated(page);
  const refused = await hold(page, "**/api/session");
  await page.getByLabel("Mobile").fill(people.customer.mobile);
  await page.getByLabel("Password", { exact: true }).fill("not her password");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await refused.came(1);
  await page.getByRole("link", { name: "Forgot password" }).click();
  await page.getByLabel("Email").fill(people.customer.email);
  refused.letGo();
  await expect(page.getByText("Invalid credentials. Please register.")).toBeVisible();
  await expect(page).toHaveURL(/\/forgetpassword$/);
  await expect(page.getByLabel("Email")).toHaveValue(people.customer.email);

  const mailed = await hold(page, "**/api/auth/password/forgot");
  await page.getByRole("button", { name: "Get My Password" }).click();
  await mailed.came(1);
  await page.getByRole("link", { name: "Home" }).or(page.locator("a[href='/home'], a[href='/']")).first().click();
  await expect(page).toHaveURL(/\/(home)?$/);
  mailed.letGo();
  await expect(page.getByText(/^Account details sent successfully!/)).toBeVisible();
  await expect(page).toHaveURL(/\/(home)?$/);
});

test("a review stays in sight when the form to change it cannot be fetched", async ({ page, watched }) => {
  watched.allow(/ERR_FAILED|Failed to load resource/);
  await openMyCourses(page);
  await page.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await page.getByRole("button", { name: "Send review" }).click();
  const change = page.getByRole("button", { name: "Change review" });
  await expect(change).toBeVisible();
  await page.reload();
  await page.route(/ReviewForm[^/]*\.js/, (route) => route.abort("failed"));
  await change.click();
  await expect(page.getByText("No Network Connection")).toBeVisible();
  await expect(change).toBeVisible();
});
