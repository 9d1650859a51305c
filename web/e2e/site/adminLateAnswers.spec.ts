import { openOffice } from "../support/admin";
import { hold } from "../support/held";
import { expect, test } from "../support/ownShop";
import { book } from "../orders/requests";
import { api } from "../support/catalogueAdmin";

test.describe.configure({ timeout: 120_000 });

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

test("a form shows the image chosen last, and stays when the code of a dialog cannot be loaded", async ({ page, watched }) => {
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
  const shown = page.locator("[data-field=image] img").first();
  expect(of(await shown.getAttribute("src"))).toBe(of(src));

  watched.allow(/ERR_FAILED|Failed to load resource/);
  await page.route(/VideoLibraryDialog[^/]*\.js/, (route) => route.abort("failed"));
  await page.locator("[data-field=video]").getByRole("button", { name: "Library" }).click();
  await expect(page.getByText("No Network Connection")).toBeVisible();
  await expect(page.getByLabel("Video: upload a video")).toBeAttached();
  expect(of(await shown.getAttribute("src"))).toBe(of(src));
});
