import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/ownShop";
import { people } from "../support/people";
import { expectAccessible, openOffice } from "../support/admin";
import { api, save } from "../support/catalogueAdmin";

test.describe.configure({ timeout: 120_000 });

const photo = readFileSync(fileURLToPath(new URL("../../public/preview.jpg", import.meta.url)));
const photos = (...names: string[]) => names.map((name) => ({ name, mimeType: "image/jpeg", buffer: photo }));

/** Loses one file each time it is sent, until the line is mended. Files are sent two at once, in no order. */
async function loseOnTheWay(page: Page, name: string): Promise<{ losses: () => number; hint: () => void }> {
  let [losses, dead] = [0, true];
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof File) this.setRequestHeader("x-file", body.name);
      send.call(this, body);
    };
  });
  await page.route("**/api/admin/media/images", async (route) => {
    if (!dead || route.request().headers()["x-file"] !== name) {
      await route.continue();
      return;
    }
    losses += 1;
    await route.abort("failed");
  });
  return { losses: () => losses, hint: () => void (dead = false) };
}

const messages = (page: Page, place: number) => page.getByLabel(`Describe image ${place}`);
const saved = (page: Page) => page.waitForURL(/\/\d+$/);

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("three photos are uploaded at once, one after a retry, and shown as a gallery item", async ({ page, watched }) => {
    watched.allow(/ERR_FAILED/);
    const line = await loseOnTheWay(page, "back.jpg");
    await openOffice(page, "/admin/content/gallery", people.staff);
    await page.getByRole("link", { name: "Add item" }).click();
    await page.getByLabel("Photos: photos").setInputFiles(photos("front.jpg", "back.jpg", "sleeve.jpg"));
    const lost = page.getByRole("listitem").filter({ hasText: "back.jpg" });
    const again = lost.getByRole("button", { name: "Try Again" });
    // It tries again by itself too, each time later: after the fourth loss not within this test.
    for (let losses = 1; losses < 4; losses += 1) {
      await expect.poll(line.losses).toBeGreaterThanOrEqual(losses);
      await again.click();
    }
    await expect(lost).toContainText("No Network Connection");
    await save(page);
    await expect(page.getByText("A photo is still uploading.")).toBeVisible();
    line.hint();
    await again.click();
    await expect(messages(page, 3)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText("3 of 10")).toBeVisible();

    await messages(page, 1).fill("The front, with a princess cut");
    await messages(page, 2).fill("The back, tied with a dori");
    await messages(page, 3).fill("The sleeve with its border");
    await page.getByRole("button", { name: "Move image 3 up" }).focus();
    await page.keyboard.press("Enter");
    await expect(messages(page, 2)).toHaveValue("The sleeve with its border");
    await expect(page.getByRole("button", { name: "Move image 2 up" })).toBeFocused();
    await expectAccessible(page, "a piece with three photos");

    await page.reload();
    await expect(page.getByText("You have unsaved changes")).toBeVisible();
    await page.getByRole("region", { name: "Your draft" }).getByRole("button", { name: "Continue" }).click();
    await expect(messages(page, 2)).toHaveValue("The sleeve with its border");
    await page.getByLabel("Name", { exact: true }).fill("Temple blouse");
    await page.getByLabel("Category").fill("Blouses");
    await save(page);
    await saved(page);
    await expect(page.getByRole("heading", { name: "Temple blouse", level: 1 })).toBeVisible();
    await page.getByRole("link", { name: "View on site" }).click();
    const tile = page.getByRole("link", { name: "3 images Blouses, Temple blouse" });
    await expect(tile).toBeVisible();
    await tile.click();
    await expect(page.getByRole("dialog").getByRole("img", { name: "The front, with a princess cut" })).toBeVisible();
  });

  test("a blog shows its main image but not the hidden one", async ({ page, watched }) => {
    watched.allow(/404/);
    await openOffice(page, "/admin/content/events/new", people.staff);
    await page.getByLabel("Main image: photos").setInputFiles(photos("main.jpg"));
    await page.getByLabel("Describe the image").fill("A loom with a half-woven border");
    await page.getByLabel("Images below the text: photos").setInputFiles(photos("one.jpg", "two.jpg"));
    await expect(messages(page, 2)).toBeVisible({ timeout: 20_000 });
    await page.getByRole("button", { name: "Hide image 2" }).click();
    await page.getByLabel("Title").fill("A morning at the loom");
    await page.getByLabel("Text", { exact: true }).fill("We went to see a weaver.\n\nHe had been awake since four.");
    await save(page);
    await saved(page);
    await page.getByRole("link", { name: "View on site" }).click();
    await expect(page.getByRole("heading", { name: "A morning at the loom", level: 1 })).toBeVisible();
    await expect(page.getByText("He had been awake since four.")).toBeVisible();
    await expect(page.getByRole("img", { name: "A loom with a half-woven border" }).first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Event Image 1 of 1" })).toBeVisible();

    const id = page.url().split("/").at(-1) ?? "";
    expect((await api(page, "PUT", `/admin/content/events/${id}/published`, { published: false, version: 1 })).status).toBe(200);
    expect((await api(page, "GET", `/content/events/${id}`)).status).toBe(404);
  });

  test("a text page is edited and visible on the site", async ({ page }) => {
    await openOffice(page, "/admin/content/pages", people.staff);
    await page.getByRole("link", { name: /Privacy Policy/ }).click();
    await page.getByLabel("Text", { exact: true }).first().fill("We keep little.\n\nAnd we tell you what.");
    await page.getByRole("button", { name: "Add section" }).click();
    await page.getByLabel("Heading").last().fill("Photos you send us");
    await page.getByLabel("Text", { exact: true }).last().fill("They stay with your order.");
    await save(page);
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "View on site" }).click();
    await expect(page.getByText("And we tell you what.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Photos you send us" })).toBeVisible();
    await page.getByRole("link", { name: "Photos you send us" }).click();
    await expect(page).toHaveURL(/#photos-you-send-us$/);
  });

  test("a photo is cropped, rotated and focused, and cropped again", async ({ page }) => {
    await openOffice(page, "/admin/content/gallery/new", people.staff);
    await page.getByLabel("Photos: photos").setInputFiles(photos("wide.jpg"));
    await expect(messages(page, 1)).toBeVisible({ timeout: 20_000 });
    await messages(page, 1).fill("A wide one");
    const open = page.getByRole("button", { name: "Crop and rotate image 1" });
    await open.focus();
    await page.keyboard.press("Enter");
    const window = page.getByRole("dialog", { name: "Crop and rotate" });
    const pin = window.getByRole("button", { name: /^Focus point/ });
    await expect(pin).toHaveAccessibleName(/50% from the left, 30% from the top/);
    await pin.focus();
    await page.keyboard.press("Shift+ArrowDown");
    await page.keyboard.press("ArrowRight");
    await expect(pin).toHaveAccessibleName(/52% from the left, 40% from the top/);
    await window.getByLabel("Zoom").focus();
    await page.keyboard.press("End");
    await expect(window.getByLabel("Zoom")).toHaveAttribute("aria-valuetext", "4.0 times");
    await window.getByLabel("Zoom").fill("1.5");
    await window.getByRole("button", { name: "Rotate", exact: true }).click();
    await expect(pin).toBeVisible();
    await expectAccessible(page, "the window in which a photo is cut");
    const cut = page.waitForResponse((answer) => answer.url().endsWith("/crop"));
    await window.getByRole("button", { name: "Apply" }).click();
    expect((await cut).status()).toBe(201);
    await expect(window).toBeHidden();
    await expect(open).toBeFocused();
    await expect(messages(page, 1)).toHaveValue("A wide one");
    const asked = page.waitForRequest((request) => request.url().endsWith("/crop"));
    await open.click();
    await expect(pin).toBeVisible();
    await window.getByRole("button", { name: "Apply" }).click();
    expect((await asked).postDataJSON()).toMatchObject({ turn: 90 });
    await expect(window).toBeHidden();
  });
});
