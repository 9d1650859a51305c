import { existsSync, readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "../support/accessible";
import { logIn, people } from "../support/people";
import { expect, test } from "../support/test";

test("the notification settings are accessible on a phone, a small phone and a desktop", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, people.owner);
  await page.goto("/admin/settings/notifications");
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  const quiet = page.getByRole("region").or(page.locator("section")).filter({ has: page.getByRole("heading", { name: "Quiet hours" }) });
  await quiet.getByRole("checkbox").click();
  await expect(quiet.getByLabel("From")).toHaveValue("21:30");
  for (const width of [390, 320, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScrolling(page, `sideways scrolling at ${width} pixels`);
    await expectAccessible(page, `notification settings at ${width} pixels`);
  }
  await quiet.getByRole("checkbox").click();
  await expect(quiet.getByLabel("From")).toHaveCount(0);
});

/** As the server sends it, decrypted: a test of the server compares what it sends with this file. */
const pushed = readFileSync(new URL("../../../features/notifications/tests/new_request.json", import.meta.url), "utf8");

// The headless shell, in which the other tests run, shows no notifications.
const browsers = [process.env["CHROMIUM_PATH"], "/usr/bin/chromium", "/usr/bin/google-chrome", "/usr/bin/chromium-browser"];
const executablePath = browsers.find((path) => path !== undefined && existsSync(path));

test("a push is displayed as a notification, which leads to its order", async ({ baseURL }) => {
  test.skip(executablePath === undefined, "needs a whole Chromium or Chrome");
  const browser = await chromium.launch({ executablePath: executablePath ?? "", args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), permissions: ["notifications"], serviceWorkers: "allow", locale: "en-IN", timezoneId: "Asia/Kolkata" });
    const page = await context.newPage();
    await logIn(page, people.owner);
    await page.goto("/admin/settings/notifications");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>((resolve) =>
      devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [one] }) => one && resolve(one.registrationId)),
    );
    await devtools.send("ServiceWorker.enable");
    await devtools.send("ServiceWorker.deliverPushMessage", { origin: new URL(page.url()).origin, registrationId: await registered, data: pushed });
    const displayed = () =>
      page.evaluate(async () => {
        const [one] = await (await navigator.serviceWorker.ready).getNotifications();
        return one && { title: one.title, body: one.body, path: one.data as unknown };
      });
    const { title, body, path } = JSON.parse(pushed) as { title: string; body: string; path: string };
    await expect.poll(displayed).toEqual({ title, body, path });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  } finally {
    await browser.close();
  }
});
