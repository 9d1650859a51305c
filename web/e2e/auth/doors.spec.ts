import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "../support/accessible";
import { openPage } from "../support/hydrated";
import { logIn, people } from "../support/people";
import { widths } from "../support/routes";
import { expect, test } from "../support/test";

const sizes = [{ name: "narrow phone", width: 320, height: 568 }, ...widths];

/** At every width, the narrowest first. */
async function expectForEverybody(page: Page, what: string): Promise<void> {
  for (const { name, width, height } of sizes) {
    await page.setViewportSize({ width, height });
    await expectAccessible(page, `${what} on a ${name}`);
    await expectNoSidewaysScrolling(page, `${what} on a ${name}`);
  }
}

test("the account with its forms and dialogs is accessible on phones and a desktop", async ({ page }) => {
  await logIn(page);
  await page.goto("/account");
  await expect(page.getByText(people.customer.email)).toBeVisible();
  await expectForEverybody(page, "account");
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
  await expectForEverybody(page, "changing the password");
  await page.getByRole("button", { name: /^Account of/ }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await expectForEverybody(page, "menu");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectForEverybody(page, "logout");
});

test("the login screens with errors are accessible on phones and a desktop", async ({ page }) => {
  await openPage(page, "/register");
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
  await expectForEverybody(page, "registration");
  await openPage(page, "/login");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByLabel("Mobile")).toBeFocused();
  await expectForEverybody(page, "login");
});

test("login, showing the password and logout work with the keyboard alone", { tag: "@core" }, async ({ page }) => {
  await openPage(page, "/login");
  const focused = page.locator(":focus");
  const next = async (name: string) => {
    await page.keyboard.press("Tab");
    await expect(focused).toHaveAccessibleName(name);
  };
  await next("Skip to the content");
  await next("Hem & Mogra");
  await next("Mobile");
  await next("Email");
  await page.keyboard.press("Enter");
  await next("Email");
  await page.keyboard.type(people.customer.email);
  await next("Password");
  await page.keyboard.type(people.customer.password);
  await next("Show password");
  await page.keyboard.press("Space");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/home$/);
  const badge = page.getByRole("button", { name: /^Account of/ });
  await badge.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(badge).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  for (const name of ["My Orders", "My Courses", "Wish list", "Logout"]) await next(name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Are you sure you want to logout?" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login$/);
});

test("a first visit makes no session request, and the badge causes no layout shift", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/(session|me)/.test(request.url())) asked.push(request.url());
  });
  await openPage(page, "/courses");
  const search = page.getByRole("button", { name: "Search" });
  const fontsLoaded = () => page.evaluate(async () => void (await document.fonts.ready));
  await fontsLoaded();
  expect(asked).toEqual([]);
  const place = await search.boundingBox();
  await logIn(page);
  await page.evaluate(() => {
    // What a login leaves in the browser.
    localStorage.setItem("userName", "Asha Raman");
    localStorage.setItem("userId", "3");
  });
  await openPage(page, "/courses");
  await expect(page.getByRole("button", { name: /^Account of/ })).toHaveText("AS");
  await fontsLoaded();
  expect(await search.boundingBox()).toEqual(place);
});
