import { openPage } from "../support/hydrated";
import { expect, test } from "../support/test";
import { written } from "../support/written";

test("the gallery's viewer wraps around with the keyboard and returns to the page", { tag: "@core" }, async ({ page }) => {
  await openPage(page, "/gallery");
  const tile = page.locator("main li").getByRole("link").first();
  await tile.click();
  const viewer = page.getByRole("dialog");
  await expect(viewer).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("overflow-y", /hidden|clip/);
  const shown = () => viewer.evaluate((dialog) => dialog.textContent);
  const first = await shown();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(shown).not.toBe(first);
  await page.keyboard.press("ArrowRight");
  await expect.poll(shown).toBe(first);
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(tile).toBeFocused();
});

test("an event's viewer numbers its images and wraps around", async ({ page, request }) => {
  await written(request, { path: "/events" });
  await openPage(page, "/events");
  const events = await page.locator("main a[href^='/event/']").evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute("href") ?? ""))]);
  for (const event of events) {
    await written(request, { path: event });
    await openPage(page, event);
    const thumbnails = page.locator("main li").getByRole("link", { name: /^Event Image/ });
    if ((await thumbnails.count()) < 2) continue;
    const total = await thumbnails.count();
    await thumbnails.first().click();
    await expect(page.getByText(`Event Image 1 of ${total}`)).toBeVisible();
    await page.getByRole("button", { name: "Previous" }).click();
    await expect(page.getByText(`Event Image ${total} of ${total}`)).toBeVisible();
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText(`Event Image 1 of ${total}`)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page).toHaveURL(event);
    return;
  }
  throw new Error("no event has several images");
});

test("preview videos play with captions", async ({ page }) => {
  await openPage(page, "/coursedetails?id=1");
  const seconds = await page.locator("video").first().evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
    await new Promise<void>((resolve) => {
      video.addEventListener("timeupdate", () => video.currentTime > 0.3 && resolve());
    });
    video.pause();
    return video.currentTime;
  });
  expect(seconds).toBeGreaterThan(0.3);
  await expect(page.locator("video track[kind=captions]")).toHaveCount(1);
});
