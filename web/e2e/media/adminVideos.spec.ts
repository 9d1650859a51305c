import { fileURLToPath } from "node:url";
import { expect, test } from "../support/ownShop";
import { openPage } from "../support/hydrated";
import { people } from "../support/people";
import { firstPort, startShop, workerStore, type ShopProcess } from "../support/shopProcess";
import { expectAccessible, openOffice } from "../support/admin";
import { act, save } from "../support/catalogueAdmin";
import { cutLine, goOn, LARGE, largeVideo, LINE_GONE, offsetsOf } from "./videoUpload";

test.describe.configure({ timeout: 120_000 });

const PHOTO = fileURLToPath(new URL("../../public/preview.jpg", import.meta.url));

/** The same shop, restarted at the same address. */
async function openAgain(shop: ShopProcess): Promise<ShopProcess> {
  await shop.stop();
  const port = Number(new URL(shop.address).port);
  return startShop({ store: workerStore(`own-${port - firstPort - 300}`), port });
}

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("a video upload survives a lost connection and a restart, and plays on the home page", async ({ page, watched, ownShop }) => {
    test.slow();
    // While it closes, the shop answers 503.
    watched.allow(LINE_GONE, /status 503|status of 503/);
    const file = largeVideo();
    const offsets = offsetsOf(page);
    await openOffice(page, "/admin/content", people.owner);
    await page.getByRole("link", { name: /^How to measure/ }).click();
    await expectAccessible(page, "the videos that show how to measure");
    await page.getByRole("link", { name: "Add video" }).click();
    await expectAccessible(page, "a new video");
    await save(page);
    await expect(page.getByText("Add a video.").first()).toBeVisible();

    const line = await cutLine(page);
    await page.getByLabel("Video: upload a video").setInputFiles(file);
    await expect(page.getByText(/^Resumes automatically at \d+%/)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("link", { name: /No connection\. Resumes automatically at \d+%/ })).toBeVisible();
    await expectAccessible(page, "a video that waits for the line");

    const shop = await openAgain(ownShop);
    line.hint();
    await goOn(page);
    await expect(page.getByRole("button", { name: "Watch" })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText("Ready", { exact: true })).toBeVisible({ timeout: 60_000 });
    expect(offsets[0]).toBe(0);
    expect(offsets.at(-1), "it went on where it was").toBeGreaterThan(LARGE / 5);

    await page.getByRole("button", { name: "Watch" }).click();
    const video = page.getByRole("dialog").locator("video");
    await expect.poll(() => video.evaluate((shownVideo: HTMLVideoElement) => shownVideo.readyState), { timeout: 30_000 }).toBeGreaterThan(0);
    await expectAccessible(page, "looking at a video");
    await page.getByLabel("Name", { exact: true }).fill("Our own tape");
    await page.getByRole("button", { name: "Save name" }).click();
    await expect(page.getByRole("dialog", { name: "Our own tape" })).toBeVisible();
    await page.keyboard.press("Escape");

    // With ffmpeg the video has its own cover; without it a photo is needed.
    const arrived = page.waitForResponse((answer) => answer.url().includes("/media/images") && answer.request().method() === "POST");
    await page.getByLabel("Image: photos").setInputFiles(PHOTO);
    await arrived;
    await expect(page.getByRole("progressbar")).toHaveCount(0);
    await save(page);
    await page.waitForURL(/how-to-measure\/\d+$/);
    await page.getByRole("link", { name: "How to measure", exact: true }).click();
    // The shop's own video is the first one now.
    await act(page, "How to measure", "Hide");
    await expect(page.getByText("How to measure: hidden")).toBeVisible();
    await openPage(page, "/");
    await page.getByRole("button", { name: "Watch the video" }).last().click();
    const shown = page.getByRole("dialog").locator("video");
    await expect.poll(() => shown.evaluate((shownVideo: HTMLVideoElement) => shownVideo.readyState), { timeout: 30_000 }).toBeGreaterThan(0);
    const videos = await page.evaluate(async () => (await (await fetch("/api/content/measure-videos")).json()) as { url: { src: string } }[]);
    expect(videos).toHaveLength(1);
    await expect(shown).toHaveAttribute("src", videos[0]?.url.src ?? "");
    await shop.stop();
  });

  test("an upload resumes after the browser was closed, when the same file is chosen again", async ({ page, watched }) => {
    watched.allow(LINE_GONE);
    const file = largeVideo();
    await openOffice(page, "/admin/content/how-to-measure/new", people.staff);
    await cutLine(page);
    await page.getByLabel("Video: upload a video").setInputFiles(file);
    await expect(page.getByText(/^Resumes automatically/)).toBeVisible({ timeout: 30_000 });
    const later = await page.context().newPage();
    await page.close();

    const offsets = offsetsOf(later);
    await later.goto("/admin/content/videos");
    const item = later.getByRole("listitem").filter({ hasText: /how to measure/ });
    await item.getByRole("button", { name: "More" }).click();
    await expect(item.getByText("Upload not finished")).toBeVisible();
    await expectAccessible(later, "a video that was interrupted");
    await item.getByLabel("Choose the same video again").setInputFiles(file);
    await expect(item.getByRole("button", { name: "Watch" })).toBeVisible({ timeout: 60_000 });
    expect(offsets[0], "it went on where it was").toBeGreaterThan(LARGE / 5);
    await later.close();
  });

  test("a file that is not a video is refused after its first bytes, and a video in use cannot be deleted", async ({ page, watched }) => {
    watched.allow(/status (of )?41\d/);
    // The refusal deletes the video, which the form may be reading at the moment.
    watched.allow(/status (of )?404.*\/api\/admin\/media\/videos\/\d+\)?$/);
    await openOffice(page, "/admin/content/how-to-measure/new", people.staff);
    await page.getByLabel("Video: upload a video").setInputFiles({ name: "video.mp4", mimeType: "video/mp4", buffer: Buffer.alloc(20_000, "no video") });
    await expect(page.getByRole("alert").filter({ hasText: "Videos have to be MP4" })).toBeVisible();
    await page.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByRole("button", { name: "Upload video" })).toBeVisible();

    await page.goto("/admin/content/videos");
    await page.getByLabel("Search").fill("how to measure");
    const item = page.getByRole("listitem").filter({ hasText: "How to measure" });
    // Once the search has answered, which closes what is open.
    await expect(page.getByRole("button", { name: "More" })).toHaveCount(1);
    await expect(item.getByRole("button", { name: /trash/ })).toHaveCount(0);
    await item.getByRole("button", { name: "More" }).click();
    await expect(item.getByRole("link", { name: "Video 1" })).toHaveAttribute("href", /^\/admin\/content\/how-to-measure\/\d+$/);
    await expectAccessible(page, "the videos");
  });
});
