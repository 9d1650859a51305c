import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/ownShop";
import { expectAccessible, openOffice, undo } from "../support/admin";
import { devices } from "../support/devices";
import { logIn, people } from "../support/people";
import { act, line, tab } from "./contentAdmin";

test.describe.configure({ timeout: 120_000 });

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("a deleted item is restored by undo, and later from the trash", { tag: "@core" }, async ({ page }) => {
    await openOffice(page, "/admin/content/testimonials");
    await act(page, "Divya S.", "Move to trash");
    await expect(page.getByText("Divya S. moved to trash")).toBeVisible();
    await expect(line(page, "Divya S.")).toHaveCount(0);
    await undo(page).click();
    await expect(line(page, "Divya S.")).toBeVisible();

    await line(page, "Divya S.").getByRole("link").click();
    await page.getByRole("button", { name: "Move to trash" }).click();
    await expect(page.getByRole("heading", { name: "Testimonials", level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await tab(page, "Trash").click();
    await expect(line(page, "Divya S.")).toContainText(/Deleted permanently on \d+ \w+ \d{4}/);
    await page.getByRole("button", { name: /^Restore Divya S\./ }).click();
    await expect(page.getByText("The trash is empty").last()).toBeVisible();
    await tab(page, "Published").click();
    await expect(line(page, "Divya S.")).toBeVisible();
  });
});

test("a row is dragged to another position by mouse and by touch", async ({ page, browser, baseURL }) => {
  await openOffice(page, "/admin/content/banner");
  const names = async (of: Page) => of.getByRole("list", { name: "Banner text" }).getByRole("listitem").locator("b").allTextContents();
  await page.getByRole("button", { name: "Reorder" }).click();
  await expect(page.getByRole("button", { name: "Done" })).toBeVisible();
  const before = await names(page);
  const handle = (of: Page, messages: string) => line(of, messages).locator("[aria-hidden=true]").first();
  const centre = async (of: Page, messages: string) => {
    const box = await handle(of, messages).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  // The list says over which place the line is: only then it may be let go.
  const over = (of: Page, place: number) => expect(of.getByText(`Position ${place} of ${before.length}.`)).toBeAttached();
  await handle(page, before[0] ?? "").hover();
  const from = await centre(page, before[0] ?? "");
  const to = await centre(page, before[2] ?? "");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 20, { steps: 4 });
  await page.mouse.move(to.x, to.y + 6, { steps: 10 });
  await over(page, 3);
  await page.mouse.up();
  const wanted = [before[1], before[2], before[0], ...before.slice(3)];
  await expect.poll(() => names(page)).toEqual(wanted);
  const stored = async () => ((await (await page.request.get("/api/content/banner")).json()) as { subtitle: string }[]).map(({ subtitle }) => subtitle);
  await expect.poll(stored).toEqual(wanted);

  const phone = await (await browser.newContext({ ...devices.phone, ...(baseURL && { baseURL }) })).newPage();
  await openOffice(phone, "/admin/content/banner");
  await phone.getByRole("button", { name: "Reorder" }).click();
  await expect(phone.getByRole("button", { name: "Done" })).toBeVisible();
  const finger = await phone.context().newCDPSession(phone);
  const start = await centre(phone, wanted[0] ?? "");
  const end = await centre(phone, wanted[1] ?? "");
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x: start.x, y }] });
  await touch("touchStart", start.y);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1, 1.1]) await touch("touchMove", start.y + (end.y - start.y) * part);
  await over(phone, 2);
  await touch("touchEnd");
  await expect.poll(stored).toEqual([wanted[1], wanted[0], ...wanted.slice(2)]);
  await phone.context().close();
});

test("a virtualised list can be reordered", async ({ page }) => {
  await logIn(page, people.staff);
  await page.evaluate(async () => {
    for (let place = 1; place <= 60; place += 1) {
      const body = JSON.stringify({ text: `Offer ${place}`, published: true });
      const answer = await fetch("/api/admin/content/offers", { method: "POST", headers: { "content-type": "application/json" }, body });
      if (!answer.ok) throw new Error(await answer.text());
    }
  });
  await page.goto("/admin/content/offers");
  const texts = async () =>
    page.evaluate(async () => {
      const offers = (await (await fetch("/api/admin/content/offers")).json()) as { text: string }[];
      return offers.map(({ text }) => text);
    });
  const before = await texts();
  await page.getByRole("button", { name: "Reorder" }).click();
  const lines = page.getByRole("list", { name: "Offers" }).getByRole("listitem");
  await expect(lines.first()).toHaveAttribute("aria-setsize", String(before.length));
  expect(await lines.count()).toBeLessThan(before.length);
  await page.mouse.move(640, 500);
  const last = page.getByRole("button", { name: `Move up: ${before.at(-1)}`, exact: true });
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(last).toBeVisible({ timeout: 300 });
  }).toPass();
  expect(await lines.count()).toBeLessThan(before.length);
  // As far as it takes to come into another part of the list.
  await last.focus();
  const up = 14;
  for (let time = 0; time < up; time += 1) {
    await page.keyboard.press("Enter");
    await expect(page.getByText(`${before.at(-1)}: position ${before.length - 1 - time} of ${before.length}`)).toHaveCount(1);
    await expect(last).toBeFocused();
  }
  const wanted = before.slice(0, -1);
  wanted.splice(-up, 0, before.at(-1) ?? "");
  await expect.poll(texts).toEqual(wanted);
  await page.waitForLoadState("networkidle");
  await expectAccessible(page, "a long list in order");
});

test("all list actions work with the keyboard alone", async ({ page }) => {
  await openOffice(page, "/admin/content/banner");
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 60; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`the keyboard does not reach ${String(target)}`);
  };
  await reach(page.getByRole("link", { name: "New text" }));
  await page.keyboard.press("Enter");
  await reach(page.getByLabel("Text", { exact: true }));
  await page.keyboard.type("Uniforms");
  await reach(page.getByRole("switch", { name: "Published" }));
  await page.keyboard.press("Space");
  await page.keyboard.press("Control+s");
  await expect(page).toHaveURL(/\/banner\/\d+$/);
  await reach(page.getByRole("link", { name: "All banner texts" }));
  await page.keyboard.press("Enter");
  await reach(tab(page, "Hidden"));
  await page.keyboard.press("Enter");
  await reach(page.getByRole("button", { name: /^Publish Uniforms/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Uniforms: published")).toBeVisible();
  await reach(tab(page, "Published"));
  await page.keyboard.press("Enter");
  await reach(page.getByRole("button", { name: "Reorder" }));
  await page.keyboard.press("Enter");
  await reach(page.getByRole("button", { name: "Move up: Uniforms" }));
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Uniforms: position \d of \d$/)).toBeAttached();
  await reach(page.getByRole("button", { name: "Done" }));
  await page.keyboard.press("Enter");
  await reach(page.getByRole("button", { name: /^Move to trash Uniforms/ }));
  await page.keyboard.press("Enter");
  // Until then the Undo of the change before may still be there.
  await expect(page.getByText("Uniforms moved to trash")).toBeVisible();
  await reach(undo(page));
  await page.keyboard.press("Enter");
  await expect(line(page, "Uniforms")).toBeVisible();
});
