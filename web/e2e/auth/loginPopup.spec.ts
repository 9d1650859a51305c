import type { Page } from "@playwright/test";
import { openPage } from "../support/hydrated";
import { people } from "../support/people";
import { expect, test } from "../support/test";

const popup = (page: Page) => page.getByRole("dialog");

async function open(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openPage(page, path);
}

const CODE = /\/assets\/LoginPopup-[^/]+\.js$/;

/** The code of the window is fetched when its time has come; what it asks then was answered when this comes back. */
async function halfAMinute(page: Page): Promise<void> {
  const fetched = page.waitForResponse(CODE);
  await page.clock.runFor(30_500);
  await (await fetched).finished();
  await page.evaluate(async () => (await fetch("/api/session")).text());
}

test("it asks a visitor after 30 seconds, once, and stays closed once closed", async ({ page }) => {
  await open(page, "/");
  // The clock goes on by itself too.
  await page.clock.runFor(20_000);
  await expect(popup(page)).toHaveCount(0);
  await page.clock.runFor(10_500);
  await expect(popup(page)).toHaveAccessibleName("Login");
  await expect(popup(page).getByText(/WELCOME10|first course|off/).first()).toBeVisible();
  await popup(page).getByRole("button", { name: "Pause the offer" }).click();
  await expect(popup(page).getByRole("button", { name: "Play the offer" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(popup(page)).toHaveCount(0);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await openPage(page, "/courses");
  await page.clock.runFor(40_000);
  await page.evaluate(async () => (await fetch("/api/session")).text());
  await expect(popup(page)).toHaveCount(0);
  expect(asked.filter((url) => CODE.test(url)), "its code is not even fetched").toEqual([]);
});

test("it switches to the registration and back, and closes on login without leaving the page", { tag: "@core" }, async ({ page }) => {
  await open(page, "/courses");
  await halfAMinute(page);
  await popup(page).getByRole("button", { name: "Register Here" }).click();
  await expect(popup(page)).toHaveAccessibleName("Create account");
  await popup(page).getByRole("button", { name: "Login", exact: true }).click();
  await popup(page).getByLabel("Mobile").fill(people.customer.mobile);
  await popup(page).getByLabel("Password", { exact: true }).fill(people.customer.password);
  await popup(page).getByRole("button", { name: "Login", exact: true }).click();
  await expect(popup(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/courses$/);
  await expect(page.getByRole("button", { name: /^Account of/ })).toHaveText("AS");
});

test("a wrong password opens the registration with the typed values", async ({ page, watched }) => {
  watched.allow(/status 401|Failed to load resource/);
  await open(page, "/courses");
  await halfAMinute(page);
  await popup(page).getByLabel("Mobile").fill("98400 12345");
  await popup(page).getByLabel("Password", { exact: true }).fill("not the password");
  await popup(page).getByRole("button", { name: "Login", exact: true }).click();
  await expect(popup(page)).toHaveAccessibleName("Create account");
  await expect(popup(page).getByLabel("Mobile")).toHaveValue("98400 12345");
});
