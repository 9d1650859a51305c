import { expect, test } from "../support/ownShop";
import { MailServer } from "../support/mailServer";
import { people } from "../support/people";
import { expectAccessible, openOffice, openScreen } from "../support/admin";

test.describe.configure({ timeout: 120_000 });

const SETUP = "/admin/settings/mail-setup";

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("the owner sets up a mail server, tests it, and receives a test email", async ({ page, watched }) => {
    const server = await MailServer.open();
    await openOffice(page, SETUP, people.owner);
    await expect(page.getByText("Customers get no confirmation")).toBeVisible();
    await page.getByLabel("Send emails through").selectOption("smtp");
    watched.allow(/status 422/, /422 \(Unprocessable/);
    const tryIt = page.getByRole("button", { name: "Test without sending" });
    await page.getByLabel("Mail server").fill("127.0.0.1");
    await page.getByLabel("Encryption").selectOption("none");
    await page.getByLabel("Port").fill(String(server.port));
    await page.getByLabel("User").fill("stranger");
    await page.getByRole("textbox", { name: "Password of the mail account" }).fill("a canary sings");
    await tryIt.click();
    await expect(page.getByRole("heading", { name: "The login was refused" })).toBeVisible();
    await expect(page.getByText("535 5.7.8 Username and Password not accepted")).toBeVisible();
    await expect(tryIt).toBeEnabled();
    await expectAccessible(page, "a login that was refused");

    await page.getByLabel("User").fill("shop@example.com");
    await tryIt.click();
    await expect(page.getByRole("heading", { name: "It works" })).toBeVisible();
    expect(server.heard.some((line) => line.startsWith("MAIL"))).toBe(false);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved. The shop has restarted.")).toBeVisible();
    await expect(page.getByText("Saved, and not shown. Leave empty to keep it")).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole("textbox", { name: "Password of the mail account" })).toHaveValue("");

    await page.reload();
    await expect(page.getByLabel("Mail server")).toHaveValue("127.0.0.1");
    expect(await page.content()).not.toContain("a canary sings");
    await page.getByRole("button", { name: "Send test" }).click();
    await expect(page.getByRole("heading", { name: "Test sent" })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText("Sent to owner@example.com.")).toBeVisible();
    expect(server.mails.filter((mail) => mail.includes("Subject: A test from"))).toHaveLength(1);
    await expect(page.getByRole("button", { name: "Send test" })).toBeEnabled();
    await expectAccessible(page, "email delivery");
    await openScreen(page, "/admin/settings/mails?filter=sent");
    const sent = page.getByRole("link", { name: "A test from Hem & Mogra" });
    await expect(sent).toBeVisible();
    await expectAccessible(page, "the emails");
    await sent.click();
    const mail = page.getByRole("region", { name: "Email: A test from Hem & Mogra" });
    await expect(mail.getByRole("heading", { name: "Emails arrive" })).toBeVisible();
    await expectAccessible(page, "an email");
    server.close();
  });
});
