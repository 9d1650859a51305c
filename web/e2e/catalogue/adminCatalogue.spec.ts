import { expect, test } from "../support/ownShop";
import { people } from "../support/people";
import { test as readOnly } from "../support/test";
import { expectAccessible, openOffice, openScreen, undo } from "../support/admin";
import { act, addPhoto, api, save } from "../support/catalogueAdmin";
import { applyCoupon, startPayment, openCourse, wished } from "../courses/learning";

test.describe.configure({ timeout: 120_000 });

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

  test("a category with contents is deleted after a question and restored, and categories are reordered with the keyboard alone", { tag: "@core" }, async ({ page, watched }) => {
    watched.allow(/404/);
    await openOffice(page, "/admin/catalogue", people.owner);
    await act(page, "Ladies' Wear", "Move to trash");
    const question = page.getByRole("alertdialog", { name: "Move Ladies' Wear to trash?" });
    await expect(question).toContainText("4 services and 9 products");
    await question.getByRole("button", { name: "Cancel" }).click();
    await act(page, "Ladies' Wear", "Move to trash");
    await question.getByRole("button", { name: "Move to trash" }).click();
    await expect(page.getByText("Ladies' Wear moved to trash")).toBeVisible();
    await expect(page.getByRole("link", { name: "Ladies' Wear" })).toHaveCount(0);
    expect((await api(page, "GET", "/catalogue/products/1")).status).toBe(404);
    await undo(page).click();
    await expect(page.getByRole("link", { name: "Ladies' Wear" })).toBeVisible();
    expect((await api(page, "GET", "/catalogue/products/1")).status).toBe(200);

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
    await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first]);
  });
});

test("a coupon is created, used on a course page, shown as used and deactivated", { tag: "@core" }, async ({ page, browser, baseURL }) => {
  await openOffice(page, "/admin/coupons/new", people.owner);
  await page.getByLabel("Percent off").fill("100");
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
  await expect(page.getByRole("list", { name: "Uses" })).toContainText(people.customer.name);
  await expect(page.getByText("Used once, 4 left of 5")).toBeVisible();
  await openScreen(page, "/admin/coupons");
  await expect(page.getByText(`only for ${wished.course}`)).toBeVisible();
  await act(page, "FESTIVAL-GIFT", "Deactivate");
  await page.getByRole("link", { name: "Inactive", exact: true }).click();
  await expect(page.getByRole("link", { name: "FESTIVAL-GIFT" })).toBeVisible();
});

readOnly.describe("on a phone or a desktop", () => {
  readOnly.use({ oneDevice: true });

  readOnly("every screen is accessible", async ({ page }) => {
    await openOffice(page, "/admin/catalogue", people.owner);
    const places = [
      "/admin/catalogue",
      "/admin/catalogue?q=silk",
      "/admin/catalogue?q=nothinglikethis",
      "/admin/catalogue?tab=services&id=1",
      "/admin/catalogue?tab=products&id=1",
      "/admin/catalogue?tab=products",
      "/admin/catalogue?tab=products&filter=unpriced",
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
