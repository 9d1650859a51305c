import { expectAccessible, expectNoSidewaysScrolling } from "../support/accessible";
import { logIn, people } from "../support/people";
import { expect, test } from "../support/test";

test.use({ serviceWorkers: "allow" });

test("a push is shown as a notification", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["notifications"]);
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  await page.goto("/");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const data = JSON.stringify({ title: "New request HM-1009", body: "Approve or decline it.", path: "/admin/orders/1009", waiting: 2 });
  await session.send("ServiceWorker.deliverPushMessage", { origin: new URL(baseURL ?? "").origin, registrationId: await registered, data });
  const shown = () =>
    page.evaluate(async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, data: path }) => [title, body, path as string]));
  await expect.poll(shown).toEqual([["New request HM-1009", "Approve or decline it.", "/admin/orders/1009"]]);
});

for (const [name, width] of [["phone", 390], ["small phone", 320], ["desktop", 1280]] as const) {
  test(`the notification settings are accessible on a ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await logIn(page, people.owner);
    await page.goto("/admin/settings/notifications");
    await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
    const quiet = page.getByRole("region").or(page.locator("section")).filter({ has: page.getByRole("heading", { name: "Quiet hours" }) });
    await quiet.getByRole("checkbox").check();
    await expect(quiet.getByLabel("From")).toHaveValue("21:30");
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page, "notification settings");
    await quiet.getByRole("checkbox").uncheck();
    await expect(quiet.getByLabel("From")).toHaveCount(0);
  });
}
