import { openPage } from "../support/hydrated";
import { expect, test } from "../support/test";

test("a pin code is answered in place, on a phone above the bottom bar", { tag: "@core" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/");
  await page.getByLabel(/pick up from your street|pin code/i).first().fill("600004");
  await page.getByRole("button", { name: "Check" }).click();
  const answer = page.getByText(/We pick up here/).first();
  await expect(answer).toBeVisible();
  const bar = page.getByRole("navigation").filter({ hasText: "About" }).last();
  await expect
    .poll(async () => ((await answer.boundingBox())?.y ?? 0) + 20 < ((await bar.boundingBox())?.y ?? 0))
    .toBe(true);
  await page.getByLabel(/pick up from your street|pin code/i).first().fill("110001");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByText(/Not yet; bring it to the shop or ask us/).first()).toBeVisible();
});

test("the gallery's category is chosen by keyboard, step by step", async ({ page }) => {
  await openPage(page, "/gallery");
  const choice = page.getByRole("combobox", { name: "Show" });
  await choice.focus();
  for (const [place, category] of (await choice.locator("option").allTextContents()).entries()) {
    if (place === 0) continue;
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(new RegExp(`category=${encodeURIComponent(category).replaceAll("%20", "(%20|\\+)")}`));
    await expect(choice).toBeFocused();
    await expect(choice).toHaveValue(category);
  }
  await page.goBack();
  await expect(choice).not.toHaveValue((await choice.locator("option").last().textContent()) ?? "");
});

test("the pin codes are sorted by either column and searched on both", { tag: "@core" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, "/");
  const table = page.getByRole("table");
  const column = (place: number) => table.locator(`tbody tr > :nth-child(${place})`).allTextContents();
  await table.getByRole("button", { name: /location/i }).click();
  const locations = await column(2);
  expect(locations).toEqual(locations.toSorted((one, other) => one.localeCompare(other)));
  await table.getByRole("button", { name: /location/i }).click();
  await expect.poll(() => column(2)).toEqual(locations.toReversed());
  const search = page.getByPlaceholder(/search pin code/i);
  await search.fill("mylap");
  await expect(table.locator("tbody tr")).toHaveCount(1);
  await search.fill("600005");
  await expect(table.locator("tbody tr")).toHaveCount(1);
  await search.fill("zzz");
  await expect(page.getByText("No matching pin codes found.")).toBeVisible();
});

test("how to measure opens a video, and the default one when the list fails", async ({ page, watched }) => {
  watched.allow(/status 500|Failed to load resource/);
  await openPage(page, "/");
  await page.getByRole("button", { name: "Watch the video" }).click();
  await expect(page.getByRole("dialog").locator("video")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await openPage(page, "/aboutus");
  await page.route("**/api/content/measure-videos", (route) => route.fulfill({ status: 500, json: { code: "store.internal", message: "Something went wrong." } }));
  await page.getByRole("link", { name: /Hem & Mogra/ }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole("button", { name: "Watch the video" }).click();
  await expect(page.getByText("Failed to fetch URLs")).toBeVisible();
  await page.getByRole("button", { name: "OK" }).click();
  await expect(page.getByRole("dialog").locator("video")).toBeVisible();
});

test("testimonials play, pause and rotate", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, "/testimonials");
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  const quotes = () =>
    page.locator("main blockquote").evaluateAll((all) =>
      all.filter((quote) => quote.getBoundingClientRect().left >= 0 && quote.getBoundingClientRect().right <= innerWidth).map((quote) => quote.textContent),
    );
  const first = await quotes();
  await page.getByRole("button", { name: /next/i }).click();
  await expect.poll(quotes).not.toEqual(first);
});
