import type { Page } from "@playwright/test";
import { hold } from "../support/held";
import { expect, test } from "../support/ownShop";
import { people } from "../support/people";
import { approve, book } from "../orders/requests";
import { openOffice, undo } from "../support/admin";
import { api } from "../support/catalogueAdmin";

test.describe.configure({ timeout: 120_000 });

/** Simulates returning to the page, which refetches everything on the screen. */
async function lookAgain(page: Page, path: string): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes(path) && response.request().method() === "GET");
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await answer;
}

test("only the sent part of a note leaves its field", async ({ page }) => {
  const id = await book(page, 3, "11:00 AM To 1:00PM");
  await openOffice(page, `/admin/orders/${id}`);
  const note = page.getByLabel("New note");
  await note.fill("Silk lining.");
  const stored = await hold(page, `**/api/admin/orders/${id}/notes`);
  await page.getByRole("button", { name: "Add note" }).click();
  await stored.came(1);
  await note.press("End");
  await note.pressSequentially(" Call at six.");
  stored.letGo();
  await expect(page.getByRole("listitem").filter({ hasText: "Silk lining." })).toBeVisible();
  await expect(note).toHaveValue("Call at six.");
});

test("a change by another person keeps what is being typed", async ({ page, watched }) => {
  watched.allow(/status 409|Failed to load resource/);
  const id = await book(page, 3, "11:00 AM To 1:00PM");
  await openOffice(page, `/admin/orders/${id}`, people.owner);
  await approve(page);
  await page.getByRole("button", { name: /^Add details/ }).click();
  await page.getByRole("button", { name: "Edit price" }).click();
  await page.getByRole("textbox", { name: "Fabric" }).fill("Raw silk, two metres");
  await page.getByLabel("Price in rupees").fill("1800");
  await page.getByLabel("WhatsApp message to Meera").fill("The border is here.");

  const { order } = (await api(page, "GET", `/admin/orders/${id}`)).body as { order: { pricePaise?: number; pieces: { id: number }[] } };
  expect((await api(page, "PUT", `/admin/orders/${id}/pieces/${order.pieces[0]?.id}/fabric`, { text: "Customer's own saree" })).status).toBe(200);
  expect((await api(page, "PUT", `/admin/orders/${id}/price`, { fromPaise: order.pricePaise, pricePaise: 150_000 })).status).toBe(204);
  await page.getByRole("button", { name: "Move to Cutting Started" }).click();
  await expect(page.getByText("Meera moved to Cutting Started")).toBeVisible();
  await expect(page.getByText("₹1,500").first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Fabric" })).toHaveValue("Raw silk, two metres");
  await expect(page.getByLabel("Price in rupees")).toHaveValue("1800");
  await expect(page.getByLabel("WhatsApp message to Meera")).toHaveValue("The border is here.");

  // A price other than the displayed one is a conflict first, and can then be overwritten.
  await page.getByRole("button", { name: "Save price" }).click();
  await expect(page.getByText(/The page has been updated\./)).toBeVisible();
  await expect(page.getByLabel("Price in rupees")).toHaveValue("1800");
  await page.getByRole("button", { name: "Save price" }).click();
  await expect(page.getByText(/costs ₹1,800/)).toBeVisible();
});

test("the calendar settings keep unsaved changes", async ({ page }) => {
  await openOffice(page, "/admin/calendar", people.owner);
  await page.getByRole("checkbox", { name: "Sunday" }).check();
  const { body } = await api<{ settings: { capacities: { slot: string; homes: number }[]; daysOff: number[] } }>(page, "GET", "/admin/calendar?from=2026-01-05");
  const capacities = body.settings.capacities.filter(({ slot }) => slot !== "Full Day").map((one) => ({ ...one, homes: one.homes + 1 }));
  expect((await api(page, "PUT", "/admin/calendar", { ...body.settings, capacities })).status).toBe(200);
  await lookAgain(page, "/api/admin/calendar");
  await expect(page.getByRole("checkbox", { name: "Sunday" })).toBeChecked();
  await page.getByRole("button", { name: "Save" }).click();
  await undo(page).click();
  await expect(page.getByRole("checkbox", { name: "Sunday" })).not.toBeChecked();
  await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
});

test("reorderings are sent one after the other, and a refused one is reset", async ({ page, watched }) => {
  watched.allow(/status 409|Failed to load resource/);
  await page.clock.install();
  await openOffice(page, "/admin/content/banner");
  const names = () => page.getByRole("list", { name: "Banner text" }).getByRole("listitem").locator("b").allTextContents();
  await page.getByRole("button", { name: "Reorder" }).click();
  const [first, second, third, ...others] = await names();
  const down = (title = "") => page.getByRole("button", { name: `Move down: ${title}`, exact: true });
  const orders = await hold(page, "**/api/admin/content/banner/order", "PUT");
  await down(first).press("Enter");
  await page.clock.runFor(1000);
  await orders.came(1);
  await down(first).press("Enter");
  await page.clock.runFor(1000);
  await api(page, "GET", "/health");
  expect(orders.count(), "the second waits for the first").toBe(1);
  orders.letGo(0);
  await orders.came(2);
  orders.letGo(1);
  const wanted = [second, third, first, ...others];
  await expect.poll(names).toEqual(wanted);

  await page.unrouteAll();
  await page.route("**/api/admin/content/banner/order", (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 409, json: { code: "content.list_changed", message: "Another user has changed the list." } })
      : route.fallback(),
  );
  await down(second).press("Enter");
  await page.clock.runFor(1000);
  await expect(page.getByText(/Another user has changed the list\./)).toBeVisible();
  await expect.poll(names).toEqual(wanted);
});

const bad = (name: string) => ({ name, mimeType: "image/jpeg", buffer: Buffer.from("no photo") });

test("every failed photo of an order is reported, on another screen too", async ({ page, watched }) => {
  watched.allow(/status 4\d\d|Failed to load resource/);
  const id = await book(page, 3, "11:00 AM To 1:00PM");
  await openOffice(page, `/admin/orders/${id}`);
  await page.getByLabel("Photo of the fabric").setInputFiles([bad("front.jpg"), bad("back.jpg")]);
  await expect(page.getByText(/^back\.jpg: /)).toBeVisible();
  await expect(page.getByText(/^front\.jpg: /)).toBeVisible();
  const sent = await hold(page, /\/api\/admin\/orders\/\d+\/photos/);
  await page.getByLabel("Photo of the fabric").setInputFiles(bad("sleeve.jpg"));
  await sent.came(1);
  await page.getByRole("link", { name: "Back to orders" }).click();
  await expect(page.getByRole("heading", { name: "Orders", level: 1 })).toBeVisible();
  sent.letGo();
  await expect(page.getByText(/^sleeve\.jpg: /)).toBeVisible();
});

test("an image chosen in the library is not replaced by a late upload", async ({ page }) => {
  await openOffice(page, "/admin/content/how-to-measure/new");
  const photos = await hold(page, "**/api/admin/media/images*");
  await page.getByLabel("Image: photos").setInputFiles("public/preview.jpg");
  await photos.came(1);
  await page.locator("[data-field=image]").getByRole("button", { name: "Library" }).click();
  const chosen = page.getByRole("dialog").getByRole("list").getByRole("button").last();
  const src = await chosen.locator("img").getAttribute("src");
  await chosen.click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  photos.letGo(0);
  await page.waitForLoadState("networkidle");
  const of = (address: string | null) => address?.split("/").at(-1)?.split(/[-.]/)[0];
  expect(of(await page.locator("[data-field=image] img").first().getAttribute("src"))).toBe(of(src));
});

test("a dialog whose code cannot be loaded leaves the form unchanged", async ({ page, watched }) => {
  watched.allow(/ERR_FAILED|Failed to load resource/);
  await openOffice(page, "/admin/content/how-to-measure/new");
  await page.route(/VideoLibraryWindow[^/]*\.js/, (route) => route.abort("failed"));
  await page.locator("[data-field=video]").getByRole("button", { name: "Library" }).click();
  await expect(page.getByText("No Network Connection")).toBeVisible();
  await expect(page.getByLabel("Video: upload a video")).toBeAttached();
});

test("a removed image can be restored in its form only", async ({ page }) => {
  await openOffice(page, "/admin/content/testimonials");
  await page.getByRole("link", { name: "Divya S." }).click();
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("Image removed")).toBeVisible();
  await undo(page).click();
  await expect(page.getByRole("button", { name: "Remove" })).toBeVisible();
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(undo(page)).toBeVisible();
  await page.getByRole("link", { name: "All testimonials" }).click();
  await expect(page.getByRole("heading", { name: "Testimonials", level: 1 })).toBeVisible();
  await expect(undo(page)).toHaveCount(0);
});
