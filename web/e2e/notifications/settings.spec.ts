import { expectAccessible, expectNoSidewaysScrolling } from "../support/accessible";
import { logIn, people } from "../support/people";
import { expect, test } from "../support/test";

for (const [name, width] of [["phone", 390], ["small phone", 320], ["desktop", 1280]] as const) {
  test(`the notification settings are accessible on a ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await logIn(page, people.owner);
    await page.goto("/admin/settings/notifications");
    await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
    const quiet = page.getByRole("region").or(page.locator("section")).filter({ has: page.getByRole("heading", { name: "Quiet hours" }) });
    await quiet.getByRole("checkbox").click();
    await expect(quiet.getByLabel("From")).toHaveValue("21:30");
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page, "notification settings");
    await quiet.getByRole("checkbox").click();
    await expect(quiet.getByLabel("From")).toHaveCount(0);
  });
}
