import { expect, test } from "../support/ownShop";
import { hydrated } from "../support/hydrated";
import { logIn, people } from "../support/people";
import { expectAccessible, openOffice, openScreen, undo } from "../support/admin";
import { act, addPhoto, api, save } from "../support/catalogueAdmin";
import { applyCoupon, startPayment, openCourse, wished } from "../courses/learning";

test.describe.configure({ timeout: 120_000 });

interface Product {
  id: number;
  serviceId: number;
  serviceModel: string;
  mainTitle: string;
  mainDescription: string;
  imageId: number;
  published: boolean;
  pricePaise?: number;
  version: number;
}

const formOf = ({ serviceId, serviceModel, mainTitle, mainDescription, imageId, published, version }: Product) => ({
  serviceId,
  serviceModel,
  mainTitle,
  mainDescription,
  imageId,
  published,
  version,
});

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("a category, a service and a product with a photo are created and published", { tag: "@core" }, async ({ device, page }) => {
    await openOffice(page, "/admin/catalogue", people.owner);
    await page.getByRole("link", { name: "Add category" }).click();
    await save(page);
    await expect(page.getByRole("alert")).toContainText("There is a problem");
    await addPhoto(page, "Three dupattas on a line");
    await page.getByLabel("Name").fill("Dupattas");
    await expect(page.getByText("Up to 60 characters, 8 so far")).toBeVisible();
    await page.getByLabel("Description").fill("Edged, dyed to match, or finished with tassels.");
    await page.getByRole("radio", { name: "Gold with blue and ivory" }).check();
    await save(page);

    await expect(page.getByRole("heading", { name: "Dupattas", level: 1 })).toBeVisible();
    await page.getByRole("link", { name: "Add the first service" }).click();
    await expect(page.getByLabel("Category")).toHaveValue(/\d+/);
    await addPhoto(page, "A dupatta with a stitched edge");
    await page.getByLabel("Name", { exact: true }).fill("Edging");
    await save(page);

    await expect(page.getByRole("heading", { name: "Edging", level: 1 })).toBeVisible();
    await page.getByRole("link", { name: "Add the first product" }).click();
    await addPhoto(page, "A scalloped edge in gold thread");
    await page.getByLabel("Name", { exact: true }).fill("Scalloped edge");
    await page.getByLabel(/^Model/).fill("In gold thread");
    await page.getByLabel("Description").fill("All four sides.\n\nThree days.");
    await save(page);
    await expect(page.getByText("Enter a price, or turn off “Published”.")).toBeVisible();
    await page.getByLabel("Price in rupees").fill("1,250.50");
    if (device === "phone") await page.getByText("Preview").click();
    await expect(page.getByText("₹1,250.50")).toBeVisible();
    await save(page);
    await expect(page).toHaveURL(/\/admin\/catalogue\/products\/\d+$/);
    await page.getByRole("link", { name: "View on site" }).click();
    await expect(page.getByRole("heading", { name: "Scalloped edge", level: 1 })).toBeVisible();
    await expect(page.getByText("₹1,250.50").filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole("img", { name: "A scalloped edge in gold thread" })).toBeVisible();
    await page.goto("/products");
    await expect(page.getByRole("link", { name: /Dupattas/ }).first()).toBeVisible();
  });

  test("deleting an item with contents is confirmed, and everything can be restored", { tag: "@core" }, async ({ page, watched }) => {
    watched.allow(/404/);
    await openOffice(page, "/admin/catalogue", people.owner);
    await act(page, "Ladies' Wear", "Move to trash");
    const window = page.getByRole("alertdialog", { name: "Move Ladies' Wear to trash?" });
    await expect(window).toContainText("4 services and 9 products");
    await window.getByRole("button", { name: "Cancel" }).click();
    await act(page, "Ladies' Wear", "Move to trash");
    await window.getByRole("button", { name: "Move to trash" }).click();
    await expect(page.getByText("Ladies' Wear moved to trash")).toBeVisible();
    await expect(page.getByRole("link", { name: "Ladies' Wear" })).toHaveCount(0);
    expect((await api(page, "GET", "/catalogue/products/1")).status).toBe(404);
    await undo(page).click();
    await expect(page.getByRole("link", { name: "Ladies' Wear" })).toBeVisible();
    expect((await api(page, "GET", "/catalogue/products/1")).status).toBe(200);

    // From its own screen, and back from the trash.
    await page.getByRole("link", { name: "Ladies' Wear" }).click();
    await page.getByRole("link", { name: "Sarees" }).click();
    await page.getByRole("link", { name: "Edit service" }).click();
    await page.getByRole("button", { name: "Move to trash" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Move to trash" }).click();
    await expect(page.getByText("Sarees moved to trash")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Ladies' Wear", level: 1 })).toBeVisible();
    await page.getByRole("navigation", { name: "Filter" }).getByRole("link", { name: "Trash" }).click();
    await act(page, "Sarees", "Restore");
    await expect(page.getByText("Sarees restored")).toBeVisible();
    await page.getByRole("link", { name: "Published" }).click();
    await expect(page.getByRole("link", { name: "Sarees" })).toBeVisible();
  });

  test("products are hidden, duplicated and deleted, each with an undo", async ({ page }) => {
    await openOffice(page, "/admin/catalogue?tab=products&id=1", people.owner);
    await act(page, "Fall and pico", "Hide");
    await expect(page.getByText("Fall and pico: hidden")).toBeVisible();
    await expect(page.getByRole("link", { name: "Fall and pico" })).toHaveCount(0);
    await page.getByRole("link", { name: "Hidden", exact: true }).click();
    await act(page, "Fall and pico", "Publish");
    await page.getByRole("link", { name: "Published" }).click();
    await act(page, "Fall and pico", "Duplicate");
    await expect(page.getByLabel(/^Model/)).toHaveValue(/\(copy\)$/);
    await expect(page.getByRole("switch", { name: "Published" })).not.toBeChecked();
    await undo(page).click();
    await expect(page.getByText("Not found")).toBeVisible();

    await page.goto("/admin/catalogue/products/2");
    await page.getByRole("button", { name: "Move to trash" }).click();
    await expect(page.getByText("Pallu with tassels moved to trash")).toBeVisible();
    await page.goto("/admin/catalogue?tab=products&part=trash");
    await act(page, "Pallu with tassels", "Restore");
    await expect(page.getByText("Pallu with tassels restored")).toBeVisible();
    expect((await api(page, "GET", "/catalogue/products/2")).status).toBe(200);
  });
});

test("products are reordered with the keyboard alone", { tag: "@core" }, async ({ page }) => {
  await openOffice(page, "/admin/catalogue", people.owner);
  const names = async () =>
    (await api<{ categoryName: string }[]>(page, "GET", "/admin/catalogue/categories")).body.map(({ categoryName }) => categoryName);
  const [first, second] = await names();
  await page.getByRole("button", { name: "Reorder" }).focus();
  await page.keyboard.press("Enter");
  const down = page.getByRole("button", { name: `Move down: ${first}` });
  await down.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: `${first}: position 2 of` })).toHaveCount(1);
  await expect(down).toBeFocused();
  await expect.poll(names).toEqual(expect.arrayContaining([second, first]));
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);
});

test("staff edit products without prices, and the owner finds those without a price", async ({ page, watched }) => {
  await openOffice(page, "/admin/catalogue/products/2", people.staff);
  await expect(page.getByText("Only the owner can change prices.")).toBeVisible();
  await expect(page.getByLabel("Price in rupees")).toHaveCount(0);
  await page.goto("/admin/catalogue/products/new?from=1");
  await expect(page.getByText("Only the owner can set the price. Until then the product stays hidden.")).toBeVisible();
  await expect(page.getByRole("switch")).toHaveCount(0);
  await addPhoto(page, "Edges rolled by hand");
  await page.getByLabel("Name", { exact: true }).fill("Rolled edge");
  await page.getByLabel("Description").fill("By hand, in silk thread.");
  await save(page);
  await expect(page).toHaveURL(/\/products\/\d+$/);
  const place = page.url();
  const asked = await api<Product>(page, "GET", place.replace(/^.*\/admin/, "/admin"));
  expect(asked.body).toMatchObject({ published: false, serviceModel: "Rolled edge" });

  watched.allow(/422|403/);
  await page.goto("/admin/catalogue?tab=products&part=hidden");
  await expect(page.getByText("No price yet")).toBeVisible();
  await act(page, "Rolled edge", "Publish");
  await expect(page.getByText("The owner has to set a price before it can be shown.")).toBeVisible();
  const forced = await api<{ message: string }>(page, "PUT", place.replace(/^.*\/admin/, "/admin"), { ...formOf(asked.body), pricePaise: 100 });
  expect(forced).toMatchObject({ status: 403, body: { message: "Only the owner sets and changes prices." } });
  expect((await api(page, "GET", "/admin/payments/coupons")).status).toBe(403);

  await openOffice(page, "/admin", people.owner);
  await page.getByRole("link", { name: "1 product without a price" }).click();
  await expect(page.getByRole("link", { name: "Without a price" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("list", { name: "Products without a price" }).getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page, "products without a price");
  await page.getByRole("link", { name: "Rolled edge" }).click();
  await page.getByLabel("Price in rupees").fill("180");
  await page.getByRole("switch", { name: "Published" }).check();
  await expect(page.getByText("2 changes, not saved")).toBeVisible();
  await save(page);
  await expect(page.getByRole("link", { name: "View on site" })).toBeVisible();
  await page.goto("/admin/catalogue?tab=products&filter=unpriced");
  await expect(page.getByText("All products have a price").first()).toBeVisible();
});

test("a draft is restored, and a conflict of two people is resolved", async ({ page, browser, baseURL, watched }) => {
  watched.allow(/409/);
  await openOffice(page, "/admin/catalogue/products/1", people.owner);
  await page.getByLabel("Name", { exact: true }).fill("Fall, pico and press");
  await expect(page.getByText("1 change, not saved")).toBeVisible();
  await page.reload();
  await expect(page.getByText("You have unsaved changes")).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Fall, pico and press");

  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = await context.newPage();
  await other.goto("/aboutus");
  await logIn(other, people.staff);
  const { body } = await api<Product>(other, "GET", "/admin/catalogue/products/1");
  const changed = await api(other, "PUT", "/admin/catalogue/products/1", { ...formOf(body), mainDescription: "Done by Selvi." });
  expect(changed.status).toBe(200);
  await context.close();

  await save(page);
  const window = page.getByRole("dialog", { name: "Someone else changed this" });
  await expect(window).toContainText("Done by Selvi.");
  await expectAccessible(page, "two versions");
  await window.getByRole("button", { name: "Keep my changes" }).click();
  await expect(page.getByRole("heading", { name: "Fall, pico and press", level: 1 })).toBeVisible();
  expect((await api<Product>(page, "GET", "/admin/catalogue/products/1")).body).toMatchObject({ mainTitle: "Fall, pico and press", pricePaise: 45_000 });
});

test("a coupon is created, used on a course page, shown as used, deactivated, deleted and restored", { tag: "@core" }, async ({ page, browser, baseURL, watched }) => {
  await openOffice(page, "/admin/coupons/new", people.owner);
  await page.getByLabel("Percent off").fill("100");
  await page.getByRole("button", { name: "Suggest code" }).click();
  await expect(page.getByLabel("Code")).toHaveValue(/^SAVE100-[A-Z0-9]{4}$/);
  await page.getByLabel("Code").fill("welcome 10");
  await save(page);
  await expect(page.getByText("Use letters, digits and hyphens only.")).toBeVisible();
  watched.allow(/422/);
  await page.getByLabel("Code").fill("welcome10");
  await save(page);
  await expect(page.getByText("There is a coupon with this code already.")).toBeVisible();
  await page.getByLabel("Code").fill("festival-gift");
  await page.getByLabel("Number of customers").fill("5");
  await page.getByLabel("Course").selectOption({ label: wished.course });
  await save(page);
  await expect(page.getByRole("heading", { name: "FESTIVAL-GIFT", level: 1 })).toBeVisible();
  await expect(page.getByText("No uses yet.")).toBeVisible();

  const context = await browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 1280, height: 900 } });
  const customer = await context.newPage();
  await openCourse(customer);
  await applyCoupon(customer, "FESTIVAL-GIFT");
  await expect(customer.locator("form").getByText("Coupon Applied Successfully!")).toBeVisible();
  await startPayment(customer);
  await expect.poll(async () => (await api<unknown[]>(customer, "GET", "/me/courses")).body.length).toBeGreaterThan(2);
  await context.close();

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("list", { name: "Uses" })).toContainText(people.customer.name);
  await expect(page.getByText("Used once, 4 left of 5")).toBeVisible();
  await page.goto("/admin/coupons");
  await expect(page.getByText(`only for ${wished.course}`)).toBeVisible();
  await act(page, "FESTIVAL-GIFT", "Deactivate");
  await page.getByRole("link", { name: "Inactive", exact: true }).click();
  await act(page, "FESTIVAL-GIFT", "Move to trash");
  await page.getByRole("link", { name: "Trash", exact: true }).click();
  await act(page, "FESTIVAL-GIFT", "Restore");
  await expect(page.getByText("FESTIVAL-GIFT restored")).toBeVisible();
});

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("every screen is accessible", async ({ page }) => {
    test.slow();
    await openOffice(page, "/admin/catalogue", people.owner);
    const places = [
      "/admin/catalogue",
      "/admin/catalogue?q=silk",
      "/admin/catalogue?q=nothinglikethis",
      "/admin/catalogue?tab=services&id=1",
      "/admin/catalogue?tab=products&id=1",
      "/admin/catalogue?tab=products",
      "/admin/catalogue/categories/1",
      "/admin/catalogue/services/1",
      "/admin/catalogue/products/1",
      "/admin/catalogue/products/new?from=1",
      "/admin/coupons",
      "/admin/coupons/1",
    ];
    for (const place of places) {
      await openScreen(page, place);
      await expectAccessible(page, place);
    }
  });
});
