import { expect, test } from "../support/ownShop";
import { logIn, people } from "../support/people";
import { expectAccessible, openOffice } from "../support/admin";
import { api, save } from "../support/catalogueAdmin";
import { addCover, asksToWatch, videoFromLibrary, given } from "./coursesAdmin";
import { mine } from "./learning";

test.describe.configure({ timeout: 120_000 });

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("a course is created with price and videos, and sold on the site", { tag: "@core" }, async ({ page, watched }) => {
    watched.allow(/404/);
    await openOffice(page, "/admin/courses/categories", people.owner);
    await expect(page.getByRole("link", { name: "Blouses" })).toBeVisible();
    await expectAccessible(page, "categories");
    await page.getByRole("navigation", { name: "Courses" }).getByRole("link", { name: "Courses", exact: true }).click();
    await page.getByRole("link", { name: "New course" }).click();
    await expect(page.getByText("Before you publish")).toBeVisible();
    await page.getByLabel("Title", { exact: true }).fill("A collar that lies flat");
    await page.getByLabel("Category").selectOption({ label: "Blouses" });
    await save(page);

    // A draft may lack nearly everything, and says what.
    await expect(page).toHaveURL(/\/admin\/courses\/\d+$/);
    await expect(page.getByText("Lessons: missing")).toBeAttached();
    expect((await api(page, "GET", `/courses/${page.url().split("/").pop() ?? ""}`)).status).toBe(404);

    await page.getByRole("button", { name: "Add lesson" }).click();
    await expect(page.getByLabel("Title", { exact: true }).first()).toBeFocused();
    await page.getByLabel("Title", { exact: true }).first().fill("Cut the stand");
    await videoFromLibrary(page, "Video of lesson 1");
    await page.getByRole("button", { name: /^Use the length of the videos/ }).click();
    await page.getByLabel("What it teaches").fill("Stand collars");
    await page.getByLabel("Description").fill("The stand, the fall and the point.\n\nOne evening.");
    await addCover(page, "A white collar on a dress form");
    await videoFromLibrary(page, "Preview video");
    await page.getByLabel("Price in rupees").fill("1,250");
    await page.getByLabel("Days of access").fill("90");
    await page.getByRole("switch", { name: "Published" }).check();
    await expectAccessible(page, "a course");
    await save(page);
    await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();

    await page.getByRole("link", { name: "View on site" }).click();
    await expect(page.getByRole("heading", { name: "A collar that lies flat" }).first()).toBeVisible();
    await expect(page.getByText("₹1,250").filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText("90 days")).toBeVisible();
    await expect(page.getByText("Cut the stand").first()).toBeVisible();
    const { body: listed } = await api<{ serviceName: string }[]>(page, "GET", "/courses");
    expect(listed.map(({ serviceName }) => serviceName)).toContain("A collar that lies flat");
  });

  test("the owner's decisions change the customer's access", { tag: "@core" }, async ({ page, watched }) => {
    // What the customer is asked in between logs the owner out, whose screen may be reading.
    watched.allow(/40[13]/);
    await openOffice(page, "/admin/courses/enrolments", people.owner);
    await expectAccessible(page, "the enrolments");
    const line = page.getByRole("listitem").filter({ hasText: mine.course });
    await line.getByRole("link", { name: "Asha Raman" }).click();
    await expectAccessible(page, "an enrolment");

    await page.getByRole("button", { name: "Remove access" }).click();
    const window = page.getByRole("alertdialog");
    await window.getByLabel("Reason").fill("Asked for a refund.");
    await window.getByRole("button", { name: "Remove access" }).click();
    await expect(page.getByText("Access removed").first()).toBeVisible();
    expect(await asksToWatch(page, mine.id)).toBe(403);

    await openOffice(page, page.url(), people.owner);
    await page.getByRole("button", { name: "Undo last change" }).click();
    await expect(page.getByRole("button", { name: "Extend access" })).toBeVisible();
    await page.getByRole("button", { name: "Extend access" }).click();
    const days = page.getByRole("dialog", { name: "Extend access" });
    await days.getByRole("button", { name: "7 days" }).click();
    await days.getByRole("button", { name: "Extend access" }).click();
    await expect(page.getByText("7 more days")).toBeVisible();
    expect(await asksToWatch(page, mine.id)).toBe(201);

    // Access given by the owner.
    await logIn(page, people.owner);
    await page.goto("/admin/courses/enrolments");
    await page.getByRole("button", { name: "Give access to a course" }).click();
    const gift = page.getByRole("dialog", { name: "Give access to a course" });
    await gift.getByLabel("Customer's mobile").fill("90000 00002");
    await gift.getByLabel("Course", { exact: true }).selectOption({ label: given.course });
    await gift.getByLabel("Payment", { exact: true }).selectOption({ label: "Paid in cash" });
    await gift.getByLabel("Amount in rupees").fill("450");
    await gift.getByLabel("Reason").fill("Paid at the counter.");
    await gift.getByRole("button", { name: "Give access" }).click();
    await expect(page.getByText(`Asha Raman has access to ${given.course}`)).toBeVisible();
    await expect(page.getByText(/Sold at the counter.*₹450/)).toBeVisible();
    const enrolment = page.url();

    // The list of payments links back to it.
    await page.goto("/admin/payments?show=counter");
    await page.getByRole("link", { name: /^Asha Raman\s*, At the counter/ }).first().click();
    await expect(page).toHaveURL(enrolment);
    expect(await asksToWatch(page, given.id)).toBe(201);
  });
});
