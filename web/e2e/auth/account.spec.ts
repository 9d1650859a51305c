import type { Page } from "@playwright/test";
import { openPage } from "../support/hydrated";
import { linkMailedTo, mailsTo } from "../support/mail";
import { logIn, people } from "../support/people";
import { expect, test } from "../support/test";
import { fillRegistration, type Person } from "./accountForm";

let made = 0;
/** A person unknown to other tests. */
function newPerson(): Person {
  made += 1;
  const number = `${Date.now() % 10_000_000}${process.pid % 100}`.padEnd(9, "7").slice(0, 8);
  return {
    name: "Revathi Kumar",
    mobile: `9${number}${made % 10}`,
    email: `revathi.${number}${made}@example.in`,
    password: "three rani petticoats",
  };
}

/** Opens an account by the API, in this browser, which is logged in with it. */
async function register(page: Page, person: Person): Promise<void> {
  // The shop's smallest page, without scripts.
  await page.goto("/robots.txt");
  const status = await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    return (await fetch("/api/auth/accounts", { method: "POST", headers, body: JSON.stringify(body) })).status;
  }, person);
  expect(status).toBe(201);
}

async function logInByForm(page: Page, person: { mobile: string; password: string }): Promise<void> {
  await page.getByLabel("Mobile").fill(person.mobile);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

const badge = (page: Page) => page.getByRole("button", { name: /^Account of/ });
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

test("a customer registers and is logged in", { tag: "@core" }, async ({ page }) => {
  const revathi = newPerson();
  await page.clock.install();
  await page.goto("/login?next=/contactus");
  await page.getByRole("link", { name: "Register Here" }).click();
  await expect(page).toHaveURL(/\/register\?next=/);
  await fillRegistration(page, revathi);
  // From the good news on, the page's time passes only when the test says so.
  await page.route("**/api/auth/accounts", async (route) => {
    const answer = await route.fetch();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
    await route.fulfill({ response: answer });
  });
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.getByText("Registration successful!")).toBeVisible();
  await expect(page.getByLabel("Name")).toBeDisabled();
  await page.clock.runFor(1400);
  await expect(page.getByText("Registration successful!")).toBeVisible();
  await expect(page).toHaveURL(/\/register\?next=/);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/contactus$/);
  await expect(badge(page)).toHaveText("RE");
  expect(await stored(page)).toEqual(["userEmail", "userId", "userMobile", "userName"]);
  await page.reload();
  await expect(badge(page)).toHaveText("RE");
});

test("a menu that was opened while the next page loads stays open", async ({ page }) => {
  await logIn(page);
  await page.goto("/account");
  await expect(page.getByText(people.customer.email)).toBeVisible();
  let arrive = () => {};
  const coming = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/PrivacyPage-[^/]+\.js$/, async (route) => {
    await coming;
    await route.continue();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL(/\/privacyandpolicy$/);
  await badge(page).click();
  const orders = page.getByRole("banner").getByRole("link", { name: "My Orders" });
  await expect(orders).toBeVisible();
  arrive();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toContainText(/privacy/i);
  await expect(orders).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(orders).toHaveCount(0);
});

test("a wrong password leads to the registration with the typed values, and back", { tag: "@core" }, async ({ page, watched }) => {
  watched.allow(/status 401|Failed to load resource/);
  await page.goto("/login");
  await logInByForm(page, { mobile: people.customer.mobile, password: "not the password" });
  await expect(page.getByText("Invalid credentials. Please register.")).toBeVisible();
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByLabel("Mobile")).toHaveValue(people.customer.mobile);
  await expect(page.getByRole("link", { name: "Set a new password" })).toHaveAttribute("href", "/forgetpassword");
  await page.goBack();
  await expect(page.getByLabel("Mobile")).toHaveValue(people.customer.mobile);
  expect(JSON.stringify(await page.evaluate(() => [history.state, { ...sessionStorage }, { ...localStorage }]))).not.toContain("not the password");
});

test("a reset link sets a new password, once", { tag: "@core" }, async ({ page, watched }) => {
  watched.allow(/status 404|status 410|Failed to load resource/);
  const revathi = newPerson();
  await register(page, revathi);
  await page.evaluate(() => fetch("/api/session", { method: "DELETE" }));
  await page.goto("/forgetpassword");
  await page.getByLabel("Email").fill(revathi.email);
  await page.getByRole("button", { name: "Get My Password" }).click();
  await expect(page.getByText("Account details sent successfully! Your password and details have been sent to your email.")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  const link = await linkMailedTo(revathi.email, "/resetpassword");
  expect(mailsTo(revathi.email).join()).not.toContain(revathi.password);

  await page.goto(link);
  await expect(page.getByLabel("New password", { exact: true })).toBeVisible();
  await expect(page, "the secret has left the address").toHaveURL(/\/resetpassword$/);
  await page.getByLabel("New password", { exact: true }).fill("a sari has six yards");
  await page.getByLabel("Confirm new password", { exact: true }).fill("a sari has six yards");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page.getByText("Your new password is set. Please log in with it.")).toBeVisible();
  await logInByForm(page, { ...revathi, password: "a sari has six yards" });
  await expect(page).toHaveURL(/\/home$/);
  await page.goto(link);
  await expect(page.getByText("This link no longer works")).toBeVisible();
});

test("a logout and a login in one tab apply to the other", { tag: "@core" }, async ({ page, context }) => {
  await logIn(page);
  await page.goto("/account");
  await expect(page.getByText(people.customer.email)).toBeVisible();
  const other = await context.newPage();
  await openPage(other, "/contactus");
  await expect(badge(other)).toHaveText("AS");
  await page.evaluate(() => sessionStorage.setItem("draft", "half a booking"));

  await badge(other).click();
  await other.getByRole("button", { name: "Logout" }).click();
  await expect(other.getByRole("dialog", { name: "Are you sure you want to logout?" })).toBeVisible();
  await other.getByRole("button", { name: "Stay" }).click();
  await badge(other).click();
  await other.getByRole("button", { name: "Logout" }).click();
  await other.getByRole("button", { name: "Yes, log out" }).click();
  await expect(other).toHaveURL(/\/login$/);
  expect(await stored(other)).toEqual([]);

  await expect(page).toHaveURL(/\/login\?next=%2Faccount$/);
  expect(await page.evaluate(() => sessionStorage.getItem("draft"))).toBeNull();
  await other.goBack();
  await expect(badge(other)).toHaveCount(0);

  await other.goto("/login");
  await logInByForm(other, people.customer);
  await expect(other).toHaveURL(/\/home$/);
  await expect(page, "the tab that waited at the login").toHaveURL(/\/account$/);
  await expect(page.getByText(people.customer.email)).toBeVisible();
});

test("a session that was ended elsewhere leads to the login and back to the page", async ({ page, request, baseURL, watched }) => {
  watched.allow(/status 401|Failed to load resource/);
  const revathi = newPerson();
  await register(page, revathi);
  await page.goto("/account");
  await expect(page.getByText("This device")).toBeVisible();

  // As the list of devices does on another one.
  const headers = { origin: baseURL ?? "" };
  const { mobile, password } = revathi;
  expect((await request.post("/api/session", { headers, data: { mobile, password } })).status(), "logging in").toBe(200);
  const sessions = (await (await request.get("/api/me/sessions")).json()) as { id: number; current: boolean }[];
  const [other] = sessions.filter(({ current }) => !current);
  expect((await request.delete(`/api/me/sessions/${other?.id}`, { headers })).status(), "ending the session").toBe(204);


  await page.getByRole("button", { name: "Change name" }).click();
  await page.getByLabel("Name").fill("Revathi K");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Faccount$/);
  await logInByForm(page, revathi);
  await expect(page).toHaveURL(/\/account$/);
});

test("a customer changes name, email and password", { tag: "@core" }, async ({ page, watched }) => {
  watched.allow(/status 422|status 403|Failed to load resource/);
  const revathi = newPerson();
  await register(page, revathi);
  await page.goto("/account");
  await page.getByRole("button", { name: "Change name" }).click();
  await page.getByLabel("Name").fill("Kamala Devi");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await expect(badge(page)).toHaveText("KA");

  await page.getByRole("button", { name: "Change email" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(`new.${revathi.email}`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`new.${revathi.email} is not confirmed yet`, { exact: false })).toBeVisible();
  await page.goto(await linkMailedTo(`new.${revathi.email}`, "/account/confirm"));
  await expect(page, "the secret has left the address").toHaveURL(/\/account\/confirm$/);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Confirmed. Your account is updated.")).toBeVisible();
  await page.getByRole("link", { name: "Your account" }).click();
  await expect(page.getByText(`new.${revathi.email}`, { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Change password" }).click();
  const fill = async (old: string) => {
    await page.getByLabel("Current password", { exact: true }).fill(old);
    await page.getByLabel("New password", { exact: true }).fill("a sari has six yards");
    await page.getByLabel("Confirm new password", { exact: true }).fill("a sari has six yards");
    await page.getByRole("button", { name: "Save" }).click();
  };
  await fill("not the password");
  await expect(page.getByText("This is not your current password.").first()).toBeVisible();
  await fill(revathi.password);
  await expect(page.getByText(/Your password has been changed/)).toBeVisible();
});

test("a customer downloads the data and deletes the account, after confirming the password", async ({ page, watched }) => {
  watched.allow(/status 403|status 401|Failed to load resource/);
  const revathi = newPerson();
  await register(page, revathi);
  await page.goto("/account");
  // As if the password had been given long ago.
  let asked = 0;
  await page.route("**/api/me/account/data", (route) => {
    asked += 1;
    return asked === 1
      ? route.fulfill({ status: 403, json: { code: "auth.confirmation_needed", message: "Please confirm your password." } })
      : route.continue();
  });
  await page.getByRole("button", { name: "Download my data" }).click();
  const question = page.getByRole("dialog", { name: "Confirm your password" });
  await question.getByLabel("Password", { exact: true }).fill(revathi.password);
  const saving = page.waitForEvent("download");
  await question.getByRole("button", { name: "Confirm" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe("my-data.json");

  // The browser empties its storage, and tells this very page, before it hands the answer over.
  await page.route("**/api/me/account", async (route) => {
    const answer = await route.fetch();
    await page.evaluate(async () => {
      localStorage.clear();
      dispatchEvent(new StorageEvent("storage"));
      for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
    });
    await route.fulfill({ response: answer });
  });
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("button", { name: "Delete account" }).click();
  await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
  expect(await stored(page)).toEqual([]);
});
