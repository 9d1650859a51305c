import type { Locator, Page } from "@playwright/test";
import { doubleText, expectAccessible, expectNoSidewaysScrolling, expectNothingCutOff, expectNumbersWhole } from "../support/accessible";
import { api } from "../support/catalogueAdmin";
import { devices } from "../support/devices";
import { expect, test } from "../support/ownShop";
import { logIn, people } from "../support/people";
import { widths } from "../support/routes";
import { ownCourses } from "./coursesAdmin";
import { control, isPlaying, mine, openMyCourses, playedTo, player, timeOf } from "./learning";

/** The owner adds captions in Tamil to the video of the first lesson, by the API. */
async function addTamilCaptions(page: Page): Promise<void> {
  await logIn(page, people.owner);
  const { body } = await api<{ items: { id: number; title: string }[] }>(page, "GET", "/admin/media/videos");
  const video = body.items.find(({ title }) => title === mine.video);
  const status = await page.evaluate(async (address) => {
    const content = "WEBVTT\n\n00:00.000 --> 00:30.000\nஅடுக்குகளை இணைக்கவும்\n";
    const headers = { "content-type": "application/octet-stream" };
    return (await fetch(address, { method: "PUT", headers, body: content })).status;
  }, `/api/admin/media/videos/${video?.id ?? 0}/captions/ta`);
  expect(status).toBe(200);
}

/** The parts of the player are large enough for a finger, and the page fits, on a phone and on a desktop. */
async function expectToFit(page: Page, parts: () => Promise<Locator[]>): Promise<void> {
  for (const { name, width, height } of widths) {
    await page.setViewportSize({ width, height });
    await expectAccessible(page, name);
    await expectNoSidewaysScrolling(page);
    for (const part of await parts()) {
      const box = await part.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44);
    }
  }
}

test("My Courses fits on a phone and on a desktop without horizontal scrolling", async ({ page }) => {
  await openMyCourses(page);
  await control(page, "Play").click();
  await playedTo(page, 12);
  await control(page, "Pause").click();
  await expectToFit(page, () => player(page).getByRole("button").all());
});

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

test("captions can be chosen on a phone and on a desktop, and the choice is remembered", async ({ page }) => {
  await page.setViewportSize(devices.phone.viewport);
  await addTamilCaptions(page);
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
  await expectToFit(page, () => Promise.resolve([choice]));

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

test("a third device waits until one of the two others stops, and leaving the page stops it", async ({
  page,
  browser,
  ownShop,
  watched,
}) => {
  watched.allow(/status 409|Failed to load resource/);
  const contexts = await Promise.all([1, 2].map(() => browser.newContext({ baseURL: ownShop.address })));
  const others = await Promise.all(contexts.map((context) => context.newPage()));
  const playbacks: { page: Page; id: number }[] = [];
  for (const other of others) {
    await logIn(other);
    const own = (await ownCourses(other)).find(({ courseId }) => courseId === mine.id);
    const lesson = { lessonId: own?.lessons[0]?.id };
    const grant = await api<{ id: number }>(other, "POST", `/me/courses/${own?.id ?? 0}/grants`, lesson);
    expect(grant.status).toBe(201);
    playbacks.push({ page: other, id: grant.body.id });
  }
  await openMyCourses(page);
  await control(page, "Play").click();
  const said = player(page).getByRole("alert");
  await expect(said).toContainText("You are already watching on 2 other devices.");
  const [first] = playbacks;
  if (!first) throw new Error("two devices play");
  expect((await api(first.page, "DELETE", `/me/playback/${first.id}`)).status).toBe(204);
  await said.getByRole("button", { name: "Try Again" }).click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(said).toHaveCount(0);

  const ended = page.waitForRequest(
    (request) => request.method() === "DELETE" && request.url().includes("/api/me/playback/"),
  );
  await page.getByRole("link", { name: "My account" }).first().click();
  await ended;
  await Promise.all(contexts.map((context) => context.close()));
});

test("the quality is changed on a phone at the same second, and remembered", async ({ page }) => {
  await page.setViewportSize(devices.phone.viewport);
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
  expect(await address()).toContain("smaller.mp4");
  const before = await timeOf(page);
  await quality.selectOption("sharpest");
  await expect.poll(address).toContain("video.mp4");
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(before);
  expect(await timeOf(page)).toBeLessThan(before + 8);
  await control(page, "Pause").click();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);
  await quality.selectOption("automatic");
  await expect.poll(address).toContain("smaller.mp4");
  await expect.poll(() => isPlaying(page)).toBe(false);
  await quality.selectOption("sharpest");
  await page.reload();
  await control(page, "Play").click();
  await expect.poll(address).toContain("video.mp4");
});

test("on a narrow phone My Courses has room for a long first name, and for text of twice the size", async ({ page }) => {
  await page.route("**/api/session", async (route) => {
    const response = await route.fetch();
    const session = (await response.json()) as { user?: object };
    await route.fulfill({ response, json: { ...session, ...(session.user && { user: { ...session.user, name: "Venkatanarasimharajuvaripeta R." } }) } });
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await openMyCourses(page);
  await expect(page.getByRole("heading", { level: 1, name: /Venkatanarasimharajuvaripeta/ })).toBeVisible();
  await expect(page.getByText(/^\d+% watched$/).first()).toBeVisible();
  await expectNothingCutOff(page);
  await doubleText(page);
  await page.reload();
  await expect(page.getByText(/^\d+% watched$/).first()).toBeVisible();
  await expectNothingCutOff(page, "with large text");
  await expectNumbersWhole(page);
});
