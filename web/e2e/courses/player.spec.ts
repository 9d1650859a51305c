import { expectAccessible, expectNoSidewaysScrolling } from "../support/accessible";
import { expect, test } from "../support/ownShop";
import { widths } from "../support/routes";
import { people } from "../support/people";
import { openOffice } from "../support/admin";
import { control, isPlaying, mine, openMyCourses, playedTo, player, timeOf } from "./learning";

for (const { name, width, height } of widths) {
  test(`My Courses fits on a ${name} without horizontal scrolling`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openMyCourses(page);
    await control(page, "Play").click();
    await playedTo(page, 12);
    await control(page, "Pause").click();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    for (const button of await player(page).getByRole("button").all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
}

test("the player works with the keyboard alone, and the watermark stays in full screen", { tag: "@core" }, async ({ page }) => {
  await openMyCourses(page);
  await page.getByRole("button", { name: `Watch Full Video: ${mine.course}` }).focus();
  await page.keyboard.press("Enter");
  await playedTo(page, 12.5);
  await expect(player(page)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(control(page, "Play")).toBeVisible();
  await page.keyboard.press("Home");
  await expect.poll(() => timeOf(page)).toBeLessThan(0.5);
  await page.keyboard.press("l");
  await expect.poll(() => timeOf(page)).toBeCloseTo(10, 0);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => timeOf(page)).toBeCloseTo(5, 0);
  await page.keyboard.press("2");
  await expect.poll(() => timeOf(page)).toBeCloseTo(5.8, 0);
  await page.keyboard.press("m");
  await expect(control(page, "Unmute")).toBeVisible();
  await page.keyboard.press("Shift+>");
  await expect(player(page).getByRole("combobox", { name: "Speed" })).toHaveValue("1.25");
  await page.keyboard.press("k");
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(control(page, "Captions")).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("c");
  await expect(control(page, "Captions")).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("f");
  const mark = page.locator("video").locator("xpath=..").getByText("Asha Raman · +91 90000 00002");
  await expect.poll(() => page.evaluate(() => Boolean(document.fullscreenElement?.querySelector("video")))).toBe(true);
  await expect(mark).toBeVisible();
  await page.keyboard.press("f");
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();

  // The choices are remembered; the bar of time speaks.
  await page.reload();
  await expect(player(page).getByRole("combobox", { name: "Speed" })).toHaveValue("1.25");
  await expect(player(page).getByRole("slider", { name: "Time" })).toHaveAttribute("aria-valuetext", /^\d+ s of 30 s$/);
});

test("a phone without full screen for elements fills the viewport, with the watermark, and exits by back button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    for (const name of ["requestFullscreen", "webkitRequestFullscreen"]) Object.defineProperty(Element.prototype, name, { value: undefined });
  });
  await openMyCourses(page);
  await control(page, "Play").click();
  await playedTo(page, 12.5);
  await control(page, "Full screen").click();
  await expect.poll(async () => (await player(page).boundingBox())?.height).toBe(844);
  expect(await player(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(page.getByText("Asha Raman · +91 90000 00002")).toBeInViewport();
  expect(await isPlaying(page)).toBe(true);
  await page.goBack();
  await expect.poll(async () => (await player(page).boundingBox())?.height).toBeLessThan(500);
  await expect(page).toHaveURL(/\/profile$/);
});

test("captions are shown above the controls", async ({ page }) => {
  await openMyCourses(page);
  await control(page, "Play").click();
  await expect(player(page).locator("p").filter({ hasText: /\w{3}/ }).first()).toBeVisible();
});

for (const { name, width, height } of widths) {
  test(`captions can be chosen on a ${name}, and the choice is remembered`, async ({ page, browser, ownShop }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height });
    const adminContext = await browser.newContext({ baseURL: ownShop.address });
    const office = await adminContext.newPage();
    await openOffice(office, "/admin/content/videos", people.owner);
    const item = office.getByRole("listitem").filter({ has: office.getByText(mine.video, { exact: true }) });
    await item.getByRole("button", { name: "More" }).click();
    await item.getByRole("button", { name: "Watch" }).click();
    const video = office.getByRole("dialog");
    await video.getByRole("combobox", { name: "Language" }).selectOption("ta");
    await video.getByLabel("Captions in Tamil").setInputFiles({
      name: "tamil.vtt",
      mimeType: "text/vtt",
      buffer: Buffer.from("WEBVTT\n\n00:00.000 --> 00:30.000\nஅடுக்குகளை இணைக்கவும்\n"),
    });
    await expect(video.getByRole("button", { name: /^Remove.*captions in Tamil$/ })).toBeVisible();
    await adminContext.close();

    const said = player(page).locator("p");
    const inTamil = said.filter({ hasText: "அடுக்குகளை இணைக்கவும்" });
    const choice = player(page).getByRole("combobox", { name: "Captions" });
    await openMyCourses(page);
    await expect(choice).toHaveCount(0);
    await control(page, "Play").click();
    await expect(choice).toHaveValue("en");
    await expect(choice.getByRole("option")).toHaveText(["Off", "English", "தமிழ்"]);
    await expect(said.filter({ hasText: /\w{3}/ }).first()).toHaveAttribute("lang", "en");
    await choice.selectOption("ta");
    await expect(inTamil).toHaveAttribute("lang", "ta");
    await control(page, "Pause").click();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    const box = await choice.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);

    await choice.selectOption("Off");
    await expect(inTamil).toHaveCount(0);
    await player(page).focus();
    await page.keyboard.press("c");
    await expect(choice).toHaveValue("ta");
    await page.reload();
    await control(page, "Play").click();
    await expect(choice).toHaveValue("ta");
    await expect(inTamil).toBeVisible();
  });
}

test("an expired URL is renewed without an error, at the same second", async ({ page, watched }) => {
  watched.allow(/status 403|Failed to load resource/);
  let refusals = 0;
  await page.route("**/media/**/video.mp4", async (route) => {
    refusals += 1;
    if (refusals > 1) await route.continue();
    else await route.fulfill({ status: 403, body: "" });
  });
  await openMyCourses(page);
  await control(page, "Play").click();
  await playedTo(page, 12.5);
  expect(refusals).toBeGreaterThan(1);
  await expect(player(page).getByRole("alert")).toHaveCount(0);
  expect(await timeOf(page)).toBeLessThan(20);
});

test("playback reports a lost network, and resumes when it is back", async ({ page, context, watched }) => {
  watched.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await openMyCourses(page);
  await context.setOffline(true);
  await control(page, "Play").click();
  await expect(player(page).getByRole("alert")).toContainText("No Network Connection");
  await context.setOffline(false);
  await expect.poll(() => isPlaying(page)).toBe(true);
});

test("a third device waits until one of the two others stops", async ({ page, browser, ownShop, watched }) => {
  test.setTimeout(90_000);
  watched.allow(/status 409|Failed to load resource/);
  const others = await Promise.all([browser.newContext({ baseURL: ownShop.address }), browser.newContext({ baseURL: ownShop.address })]);
  const [first, second] = await Promise.all(others.map((context) => context.newPage()));
  if (!first || !second) throw new Error("two pages were opened");
  for (const other of [first, second]) {
    await openMyCourses(other);
    await control(other, "Play").click();
    await playedTo(other, 0.5);
  }
  await openMyCourses(page);
  await control(page, "Play").click();
  const said = player(page).getByRole("alert");
  await expect(said).toContainText("You are already watching on 2 other devices.");
  // Leaving the page is enough.
  const ended = first.waitForRequest((request) => request.method() === "DELETE" && request.url().includes("/api/me/playback/"));
  await first.getByRole("link", { name: "My account" }).click();
  await ended;
  await expect(async () => {
    await said.getByRole("button", { name: "Try Again" }).click();
    await expect(said).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await Promise.all(others.map((context) => context.close()));
});

for (const { name, width, height } of widths) {
  test(`the quality is changed on a ${name} at the same second, and remembered`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.route("**/api/me/courses/*/grants", async (route) => {
      const answer = await route.fetch();
      const grant = (await answer.json()) as { src: string };
      await route.fulfill({ response: answer, json: { ...grant, smaller: grant.src.replace("video.mp4", "smaller.mp4") } });
    });
    await page.route("**/media/*/smaller.mp4", (route) => route.continue({ url: route.request().url().replace("smaller.mp4", "video.mp4") }));
    const address = () => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentSrc);
    const quality = player(page).getByRole("combobox", { name: "Video quality" });
    await openMyCourses(page);
    await expect(quality).toHaveCount(0);
    await control(page, "Play").click();
    await playedTo(page, 12.5);
    await expect(quality).toHaveValue("automatic");
    expect(await address()).toContain(width < 480 ? "smaller.mp4" : "video.mp4");
    const [other, file] = width < 480 ? ["sharpest", "video.mp4"] : ["smaller", "smaller.mp4"];
    const before = await timeOf(page);
    await quality.selectOption(other);
    await expect.poll(address).toContain(file);
    await expect.poll(() => isPlaying(page)).toBe(true);
    await expect.poll(() => timeOf(page)).toBeGreaterThan(before);
    expect(await timeOf(page)).toBeLessThan(before + 8);
    await control(page, "Pause").click();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await quality.selectOption("automatic");
    await expect.poll(address).toContain(width < 480 ? "smaller.mp4" : "video.mp4");
    await expect.poll(() => isPlaying(page)).toBe(false);
    await quality.selectOption(other);
    await page.reload();
    await control(page, "Play").click();
    await expect.poll(address).toContain(file);
  });
}
