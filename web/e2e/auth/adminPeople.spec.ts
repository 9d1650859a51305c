import { createHmac } from "node:crypto";
import type { Page } from "@playwright/test";
import { devices } from "../support/devices";
import { linkMailedTo } from "../support/mail";
import { openInside } from "../support/openInside";
import { people } from "../support/people";
import { expect, test } from "../support/test";
import { expectAccessible, openOffice } from "../support/admin";

test.describe.configure({ timeout: 120_000 });

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_MS = 30_000;

/** What an authenticator app shows for this key, so many steps from now. */
function shown(key: string, steps = 0): string {
  const bits = [...key].map((mailText) => LETTERS.indexOf(mailText).toString(2).padStart(5, "0")).join("");
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const moment = Buffer.alloc(8);
  moment.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + steps));
  const digest = createHmac("sha1", secret).update(moment).digest();
  const at = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** Logs in on the screen, up to where the password is sent. */
async function givePassword(page: Page, mobile: string, password: string): Promise<void> {
  await page.goto("/login");
  await page.getByRole("textbox", { name: "Mobile" }).fill(mobile);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("a walk-in customer is added, found by mobile and given a note", { tag: "@core" }, async ({ device, page }) => {
    await openOffice(page, "/admin/customers");
    await expect(page.getByText("Search customers").first()).toBeVisible();
    await page.getByRole("link", { name: "New walk-in" }).click();
    await page.getByLabel("Name").fill("Chellamma Rajan");
    await page.getByLabel("Mobile").fill(device === "phone" ? "98400 12345" : "98400 67890");
    await expectAccessible(page, "a new walk-in");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { name: "Chellamma Rajan", level: 1 })).toBeVisible();
    await page.getByLabel("New note").fill("Likes hooks at the front.");
    await page.getByRole("button", { name: "Add note" }).click();
    await expect(page.getByText("Likes hooks at the front.").first()).toBeVisible();
    await expectAccessible(page, "a customer");

    await openInside(page, "/admin/customers");
    await page.getByLabel("Name, mobile or email").fill(device === "phone" ? "40012345" : "40067890");
    const found = page.getByRole("link", { name: "Chellamma Rajan" }).first();
    await expect(found).toBeVisible();
    await expectAccessible(page, "the customers");
    await found.click();
    await page.getByRole("link", { name: "Edit customer" }).click();
    await page.getByLabel("Name").fill("Chellamma R.");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { name: "Chellamma R.", level: 1 })).toBeVisible();
  });

  test("a customer gets a reset link by email only, and a blocked one is logged out", async ({ page, request, baseURL }) => {
    const { mobile, password, name, email } = people.customer;
    const headers = { origin: baseURL ?? "" };
    const logInAgain = async () => (await request.post("/api/session", { headers, data: { mobile, password } })).status();
    const session = async () => (await (await request.get("/api/session")).json()) as object;
    expect(await logInAgain(), "logging in").toBe(200);
    expect(await session()).toHaveProperty("user");
    await openOffice(page, "/admin/customers?q=asha", people.owner);
    await page.getByRole("link", { name, exact: true }).click();
    await page.getByRole("button", { name: "Send reset link" }).click();
    await expect(page.getByText(`the email to ${email} was saved as a file`)).toBeVisible();
    const link = await linkMailedTo(email, "/resetpassword");
    expect(await page.content()).not.toContain(link.split("/").at(-1) ?? "");

    await page.getByRole("button", { name: "Block", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Block" }).click();
    await expect(page.getByText("Asha is blocked.")).toBeVisible();
    expect(await session(), "the running session").not.toHaveProperty("user");
    expect(await logInAgain(), "while blocked").toBe(401);
    await page.getByRole("button", { name: "Unblock", exact: true }).click();
    await expect(page.getByText("Asha is unblocked.")).toBeVisible();
    expect(await logInAgain(), "logging in").toBe(200);
  });

  test("an invited staff member sets a password and sees only staff screens", { tag: "@core" }, async ({ device, page, browser, baseURL }) => {
    await openOffice(page, "/admin/settings/staff", people.owner);
    await page.getByRole("button", { name: "Invite", exact: true }).click();
    const email = `kavitha.${device}@example.com`;
    const mobile = device === "phone" ? "9840055555" : "9840066666";
    await page.getByLabel("Name").fill("Kavitha");
    await page.getByLabel("Mobile").fill(mobile);
    await page.getByLabel("Email").fill(email);
    await expectAccessible(page, "an invitation");
    await page.getByRole("dialog").getByRole("button", { name: "Invite", exact: true }).click();
    // Nothing is sent from a demo shop: the link is passed on by hand, and no email is promised.
    const handed = page.getByRole("dialog", { name: "Invitation link for Kavitha" });
    const link = await handed.getByLabel("Link").inputValue();
    await handed.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText(/The invitation link works until/).first()).toBeVisible();
    await expectAccessible(page, "the team");

    const theirs = await browser.newContext({ ...devices[device], baseURL: baseURL ?? "" });
    const herPage = await theirs.newPage();
    await herPage.goto(link);
    await expect(herPage.getByRole("heading", { name: "Welcome. Choose your password" })).toBeVisible();
    await herPage.getByLabel("New password", { exact: true }).fill("tamarind-kettle-81");
    await herPage.getByLabel("Confirm new password", { exact: true }).fill("tamarind-kettle-81");
    await herPage.getByRole("button", { name: "Set password" }).click();
    await expect(herPage).toHaveURL(/\/login$/);
    await givePassword(herPage, mobile, "tamarind-kettle-81");
    await expect(herPage).toHaveURL(/\/admin$/);
    await openInside(herPage, "/admin/settings");
    await expect(herPage.getByRole("link", { name: /Your login/ })).toBeVisible();
    await expect(herPage.getByRole("link", { name: /^Team/ })).toHaveCount(0);
    await theirs.close();
  });

  test("the owner turns on two-factor authentication, and logs in with a code and with a recovery code", { tag: "@core" }, async ({ device, page, browser, baseURL, watched }) => {
    watched.allow(/422/);
    await openOffice(page, "/admin/settings/security", people.owner);
    await page.getByRole("button", { name: "Set up" }).click();
    const key = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(" ", "");
    await expectAccessible(page, "setting up two-factor authentication");
    await page.getByLabel("Code").fill("000000");
    await page.getByRole("button", { name: "Turn on" }).click();
    await expect(page.getByText(/This code is wrong/)).toBeVisible();
    await page.getByLabel("Code").fill(shown(key));
    await page.getByRole("button", { name: "Turn on" }).click();
    await expect(page.getByRole("heading", { name: "Save your recovery codes" })).toBeVisible();
    const stored = await page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem").allInnerTexts();
    expect(stored).toHaveLength(10);
    await expectAccessible(page, "the codes");
    await page.getByRole("button", { name: "I have saved them" }).click();
    await expect(page.getByText("10 recovery codes")).toBeVisible();

    const again = await browser.newContext({ ...devices[device], baseURL: baseURL ?? "" });
    const loginPage = await again.newPage();
    await givePassword(loginPage, people.owner.mobile, people.owner.password);
    await expect(loginPage.getByRole("heading", { name: "Two-factor authentication" })).toBeVisible();
    await expectAccessible(loginPage, "two-factor authentication");
    // The number that turned it on works no second time; the next one does, a little early.
    await loginPage.getByLabel("Code").fill(shown(key, 1));
    await loginPage.getByRole("button", { name: "Log in" }).click();
    await expect(loginPage).toHaveURL(/\/admin$/);
    await again.clearCookies();
    await givePassword(loginPage, people.owner.mobile, people.owner.password);
    await loginPage.getByRole("button", { name: /Lost your phone/ }).click();
    await loginPage.getByLabel("Recovery code").fill(stored[0] ?? "");
    await loginPage.getByRole("button", { name: "Log in" }).click();
    await expect(loginPage).toHaveURL(/\/admin$/);
    await again.close();

    await page.getByRole("button", { name: "Turn off" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
    await expect(page.getByRole("button", { name: "Set up" })).toBeVisible();
  });
});
