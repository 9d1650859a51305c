import type { Page } from "@playwright/test";
import { devices } from "../support/devices";
import { openPage } from "../support/hydrated";
import { expect, test } from "../support/newShop";
import { Watched } from "../support/test";
import { fillRegistration } from "../auth/accountForm";
import { addPhoto, api, save } from "../support/catalogueAdmin";
import { addCover } from "../courses/coursesAdmin";
import { demoVideo } from "../media/videoUpload";
import { control, enrollNow, playedTo } from "../courses/learning";
import { openNewShop } from "./setupForm";

test.describe.configure({ timeout: 240_000 });

const COURSE = "A tape that tells the truth";
const ASHWINI = { name: "Ashwini Rao", mobile: "9840067891", email: "ashwini@example.com", password: "four brass thimbles" };

/** Begins a course, with one lesson whose video has to be uploaded. */
async function beginCourse(page: Page): Promise<void> {
  await page.goto("/admin/courses/categories/new");
  await addPhoto(page, "A tape around a dress form");
  await page.getByLabel("Name", { exact: true }).fill("Measuring");
  await save(page);
  await expect(page).toHaveURL(/\/categories\/\d+$/);

  await page.goto("/admin/courses/new");
  await page.getByLabel("Title", { exact: true }).fill(COURSE);
  await page.getByLabel("Category").selectOption({ label: "Measuring" });
  await save(page);
  await expect(page).toHaveURL(/\/admin\/courses\/\d+$/);
  await page.getByRole("button", { name: "Add lesson" }).click();
  await page.getByLabel("Title", { exact: true }).first().fill("Where the tape lies");
}

/** Uploads the video of the first lesson. */
async function uploadVideo(page: Page): Promise<void> {
  await page.getByLabel("Video of lesson 1: upload a video").setInputFiles(demoVideo);
  await expect(page.getByRole("button", { name: "Watch" })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("Ready", { exact: true }).first()).toBeVisible({ timeout: 60_000 });
}

async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Use the length of the videos/ }).click();
  await page.getByLabel("What it teaches").fill("Eight measurements");
  await page.getByLabel("Description").fill("Shoulder to hip, one after the other.");
  await addCover(page, "A tape measure on green cloth");
  await page.getByLabel("Preview video: upload a video").setInputFiles(demoVideo);
  await expect(page.getByText("Ready", { exact: true })).toHaveCount(2, { timeout: 60_000 });
  await page.getByLabel("Price in rupees").fill("499");
  await page.getByLabel("Days of access").fill("60");
  await page.getByRole("switch", { name: "Published" }).check();
  await save(page);
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
}

/** A new customer pays for the course at the counter, as a shop without payment keys takes nothing online, and watches it. */
async function buyAndWatch(page: Page, owner: Page, path: string): Promise<void> {
  await openPage(page, "/register");
  await fillRegistration(page, ASHWINI);
  await page.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page).toHaveURL(/\/home$/, { timeout: 15_000 });
  await openPage(page, path);
  await expect(page.getByText("₹499").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText("Online payment opens soon.").filter({ visible: true }).first()).toBeVisible();
  await expect(enrollNow(page)).toHaveCount(0);
  const paid = { courseId: Number(path.split("/").at(-1)), mobile: ASHWINI.mobile, payment: "cash", paidPaise: 49_900, reason: "Paid at the counter" };
  expect((await api(owner, "POST", "/admin/courses/enrolments", paid)).status).toBeLessThan(300);
  await page.reload();
  await page.getByRole("link", { name: "Watch Full Video" }).filter({ visible: true }).first().click();
  await expect(page.getByRole("heading", { name: COURSE, level: 2 })).toBeVisible();
  await control(page, "Play").click();
  await playedTo(page, 1);
}

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("a new shop creates a course, uploads a video, and sells it", async ({ device, page, browser, newShop, watched }) => {
    // There is no response for a moment while the shop opens.
    watched.allow(/status (401|404|503)/, /status of (401|404|503)/);
    await openNewShop(page, newShop);
    await test.step("a course with a lesson", () => beginCourse(page));
    await test.step("its video", () => uploadVideo(page));
    await test.step("a price, and into the shop", () => publish(page));

    // Its first steps are the journey of a new owner; a course can be sold without them.
    await page.evaluate(() => fetch("/api/admin/content/setup/open", { method: "POST" }));

    const path = page.url().replace(/.*\/admin\/courses\//, "/coursenames/");
    const context = await browser.newContext({ ...devices[device], baseURL: newShop.address });
    const buyer = await context.newPage();
    const seen = new Watched(buyer);
    await test.step("sold and watched", () => buyAndWatch(buyer, page, path));
    expect(seen.unexpected(), "what went wrong in the buyer's browser").toEqual([]);
    await context.close();
  });
});
