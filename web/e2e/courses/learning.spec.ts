import { expect, test } from "../support/ownShop";
import { people } from "../support/people";
import { expectAccessible, openOffice } from "../support/admin";
import { api } from "../support/catalogueAdmin";
import { openPage } from "../support/hydrated";
import {
  applyCoupon,
  control,
  enrollNow,
  startPayment,
  mine,
  openCourse,
  openMyCourses,
  over,
  playedTo,
  player,
  testPayment,
  timeOf,
  wished,
} from "./learning";

test("a visitor logs in and returns to the course with the typed coupon", { tag: "@core" }, async ({ page }) => {
  await openPage(page, wished.path);
  await applyCoupon(page, "welcome10");
  await expect(page.locator("form").getByText("Please login to use coupon.")).toBeVisible();
  await enrollNow(page).click();
  await expect(page.getByText("Please login to continue")).toBeVisible();
  await expect(page).toHaveURL(/\/login\?next=%2Fcoursenames%2F1$/);
  await page.getByLabel(/^Mobile/).fill(people.customer.mobile);
  await page.getByLabel("Password", { exact: true }).fill(people.customer.password);
  await page.getByRole("button", { name: /^Log ?in$/i }).click();
  await expect(page).toHaveURL(/\/coursenames\/1$/);
  await expect(page.getByLabel("Coupon code")).toHaveValue("welcome10");
});

test("progress of a course bought with a coupon survives a reload and another browser, and the coupon is used up", { tag: "@core" }, async ({ page, browser, ownShop, watched }) => {
  test.setTimeout(120_000);
  watched.allow(/status 409|Failed to load resource/);
  await openCourse(page);
  await expect(page.getByText(/^Access until \d+ \w{3} \d{4}/)).toBeVisible();
  await applyCoupon(page, "WELCOME10");
  await expect(page.locator("form").getByText("Coupon Applied Successfully!")).toBeVisible();
  await startPayment(page);
  await expect(testPayment(page)).toContainText("₹1,349.10");
  await testPayment(page).getByRole("button", { name: "Pay now" }).click();
  const paid = page.getByRole("dialog", { name: "Payment Success! Enrollment saved." });
  await expect(paid).toContainText("₹1,349.10");
  await expect(paid).toContainText("Access until");
  await paid.getByRole("link", { name: "Watch Full Video" }).click();
  await expect(page).toHaveURL(/\/profile\?course=1$/);
  await expect(page.getByRole("heading", { name: wished.course, level: 2 })).toBeVisible();

  const pattern = page.getByRole("link", { name: "Blouse front, bust 36, on A4 PDF, 2 pages, 6 KB" });
  const [download] = await Promise.all([page.waitForEvent("download"), pattern.click()]);
  expect(download.suggestedFilename()).toBe("Blouse front, bust 36, on A4.pdf");

  // Nothing is shown of what was not watched yet.
  const item = page.getByRole("listitem").filter({ hasText: wished.course }).filter({ hasText: "Now playing" });
  await expect(item.getByRole("progressbar")).toHaveCount(0);
  await control(page, "Play").click();
  await playedTo(page, 3);
  const reported = page.waitForResponse(/\/pings$/);
  await control(page, "Pause").click();
  await reported;
  await expect(item.getByRole("progressbar")).toBeVisible();
  const stopped = await timeOf(page);
  const second = [Math.floor(stopped), Math.ceil(stopped)].map((time) => String(time).padStart(2, "0")).join("|");

  await page.reload();
  await expect(player(page).getByText(new RegExp(`^Resumes at 0:(${second})$`))).toBeVisible();
  await control(page, "Play").click();
  await playedTo(page, stopped + 0.5);

  // Leaving while it plays: the last seconds count too.
  const far = await timeOf(page);
  await page.goto("/aboutus");

  const other = await browser.newContext({ baseURL: ownShop.address });
  const laptop = await other.newPage();
  await openMyCourses(laptop, "/Mycourses?course=1");
  await control(laptop, "Play").click();
  await playedTo(laptop, 0);
  expect(await timeOf(laptop)).toBeGreaterThanOrEqual(Math.floor(far) - 1);
  await other.close();

  const again = { code: "WELCOME10", kind: "course", reference: "2" };
  const { status, body } = await api<{ code: string }>(page, "POST", "/payments/coupons/check", again);
  expect([status, body.code]).toEqual([409, "payments.coupon_used"]);
});

test("the end of a lesson offers the next, and each lesson plays when it is chosen", async ({ page }) => {
  await openMyCourses(page);
  await control(page, "Play").click();
  await playedTo(page, 12);
  await player(page).focus();
  await page.keyboard.press("9");
  await player(page).getByRole("combobox", { name: "Speed" }).selectOption("2");
  await expect(player(page).getByRole("button", { name: /^Next: / })).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: /^1\s*Pleat a tier/ }).click();
  await expect(page.getByRole("button", { name: /^1\s*Pleat a tier/ })).toHaveAttribute("aria-current", "true");
  await playedTo(page, 0.5);
});

test("My Courses greets, selects the first active course, and alerts for an expired one", { tag: "@core" }, async ({ page }) => {
  await openMyCourses(page, "/MyCourses");
  await expect(page).toHaveTitle(/My Courses/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Asha");
  await expect(page.getByText("+91 90000 00002").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: mine.course, level: 2 })).toBeVisible();
  const facts = page.locator("dl").filter({ hasText: "Purchased on" });
  await expect(facts).toContainText("Expires on");
  await expect(facts).toContainText("Active");
  await expect(page.getByRole("button", { name: /^Watch Full Video/ })).toHaveCount(2);

  const gone = page.getByRole("region", { name: "Expired courses" }).getByRole("listitem");
  await expect(gone).toContainText("Expired");
  await gone.getByRole("button", { name: `Watch Full Video: ${over.course}` }).click();
  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText("This course is no longer available as it has expired.");
  await alert.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("heading", { name: mine.course, level: 2 })).toBeVisible();
  await expect(gone.getByRole("link", { name: `Enroll again: ${over.course}` })).toHaveAttribute("href", `/coursenames/${over.id}`);
  await page.getByRole("main").getByRole("link", { name: "My account" }).click();
  await expect(page).toHaveURL(/\/account$/);
});

test("a review is saved, awaits approval, can be edited, and is shown once approved", { tag: "@core" }, async ({ page }) => {
  await openMyCourses(page);
  const send = page.getByRole("button", { name: "Send review" });
  await page.getByLabel("What should others know?").fill("The tiers came out even.");
  await send.click();
  await expect(page.getByText("Choose one to five stars.")).toBeVisible();
  await page.getByRole("radio", { name: "4 stars" }).check();
  await send.click();
  await expect(page.getByText("Thank you. Your review is awaiting approval.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Awaiting approval")).toBeVisible();
  await expect(page.getByText("The tiers came out even.")).toBeVisible();
  await page.getByRole("button", { name: "Edit review" }).click();
  await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await page.goto(`/coursenames/${mine.id}`);
  await expect(page.getByRole("heading", { name: mine.course }).first()).toBeVisible();
  await expect(page.getByText("The tiers came out even.")).toHaveCount(0);

  await openOffice(page, "/admin/courses/reviews", people.staff);
  await expectAccessible(page, "reviews");
  await page.getByRole("button", { name: "Approve Asha R.'s review" }).click();
  await expect(page.getByText("No reviews to approve")).toBeVisible();
  await page.goto(`/coursenames/${mine.id}`);
  await expect(page.getByText("The tiers came out even.")).toBeVisible();
});
