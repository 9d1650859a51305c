import { expect, test } from "../support/ownShop";
import { logIn, people } from "../support/people";
import { expectAccessible, openOffice, undo } from "../support/admin";
import { act, api, save } from "../support/catalogueAdmin";
import { addCover, asCustomer, asksToWatch, videoFromLibrary, given, ownCourses } from "./coursesAdmin";
import { mine, wished } from "./learning";

test.describe.configure({ timeout: 120_000 });

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("a course is created with price and videos, and sold on the site", { tag: "@core" }, async ({ page, watched }) => {
    watched.allow(/404/);
    await openOffice(page, "/admin/courses", people.owner);
    await page.getByRole("link", { name: "New course" }).click();
    await expect(page.getByText("Before you publish")).toBeVisible();
    await page.getByLabel("Title", { exact: true }).fill("A collar that lies flat");
    await page.getByLabel("Category").selectOption({ label: "Blouses" });
    await save(page);

    // A draft may lack nearly everything, and says what.
    await expect(page).toHaveURL(/\/admin\/courses\/\d+$/);
    await expect(page.getByText("Lessons: missing")).toBeAttached();
    await expect(page.getByRole("switch", { name: "Published" })).toHaveCount(0);
    expect((await api(page, "GET", `/courses/${page.url().split("/").pop() ?? ""}`)).status).toBe(404);

    await page.getByRole("button", { name: "Add lesson" }).click();
    await expect(page.getByLabel("Title", { exact: true }).first()).toBeFocused();
    await page.getByLabel("Title", { exact: true }).first().fill("Cut the stand");
    await videoFromLibrary(page, "Video of lesson 1");
    await page.getByRole("button", { name: "Add lesson" }).click();
    await page.getByLabel("Title", { exact: true }).nth(1).fill("Turn the points");
    await videoFromLibrary(page, "Video of lesson 2");
    await page.getByRole("button", { name: "Move up: lesson 2" }).click();
    await expect(page.getByLabel("Title", { exact: true }).first()).toHaveValue("Turn the points");
    await page.getByRole("button", { name: /^Use the length of the videos/ }).click();
    await page.getByLabel("What it teaches").fill("Stand collars");
    await page.getByLabel("Description").fill("The stand, the fall and the point.\n\nOne evening.");
    await addCover(page, "A white collar on a dress form");
    await videoFromLibrary(page, "Preview video");
    await page.getByLabel("Price in rupees").fill("1,250");
    await page.getByLabel("Days of access").fill("90");
    await page.getByRole("switch", { name: "Published" }).check();
    await save(page);
    await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();

    await page.getByRole("link", { name: "View on site" }).click();
    await expect(page.getByRole("heading", { name: "A collar that lies flat" }).first()).toBeVisible();
    await expect(page.getByText("₹1,250").filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText("90 days")).toBeVisible();
    await expect(page.getByText("Turn the points").first()).toBeVisible();
    const { body: listed } = await api<{ serviceName: string }[]>(page, "GET", "/courses");
    expect(listed.map(({ serviceName }) => serviceName)).toContain("A collar that lies flat");
  });

  test("an unfinished course is restored from its draft, and a deleted one from the trash", async ({ page, watched }) => {
    watched.allow(/404/);
    await openOffice(page, "/admin/courses/1", people.owner);
    await page.getByLabel("Title", { exact: true }).last().fill("Princess-cut blouse, by daylight");
    await expect(page.getByText(/1 change/).first()).toBeVisible();
    await page.goto("/admin/courses");
    await page.getByRole("link", { name: "Hidden", exact: true }).click();
    await page.goto("/admin/courses/1");
    await expect(page.getByText("You have unsaved changes")).toBeVisible();
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByLabel("Title", { exact: true }).last()).toHaveValue("Princess-cut blouse, by daylight");

    // A lesson that is taken out comes back, before and after saving.
    const lessons = page.getByRole("button", { name: /^Remove lesson/ });
    await expect(lessons).toHaveCount(5);
    await lessons.first().click();
    await expect(lessons).toHaveCount(4);
    await undo(page).click();
    await expect(lessons).toHaveCount(5);
    await lessons.first().click();
    await save(page);
    await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
    await undo(page).click();
    await expect(lessons).toHaveCount(5);
    await expect(page.getByLabel("Title", { exact: true }).last()).toHaveValue("Princess-cut blouse, start to finish");

    await page.getByRole("button", { name: "Move to trash" }).click();
    await expect(page.getByText("moved to trash")).toBeVisible();
    expect((await api(page, "GET", wished.path.replace("/coursenames", "/courses"))).status).toBe(404);
    await page.goto("/admin/courses?part=trash");
    await act(page, "Princess-cut blouse, start to finish", "Restore");
    await expect(page.getByText("start to finish restored")).toBeVisible();
    expect((await api(page, "GET", wished.path.replace("/coursenames", "/courses"))).status).toBe(200);
  });

  test("an approved review is shown on the course, and can be undone", async ({ page }) => {
    await logIn(page, people.customer);
    const own = (await ownCourses(page)).find(({ courseId }) => courseId === mine.id);
    const messages = "The tiers fall just as in the video.";
    expect((await api(page, "PUT", `/me/courses/${own?.id ?? 0}/review`, { stars: 5, text: messages })).status).toBe(200);
    await openOffice(page, "/admin/courses/reviews", people.staff);
    await expectAccessible(page, "reviews");
    await expect(page.getByText(messages)).toBeVisible();
    await page.getByRole("button", { name: "Approve Asha R.'s review" }).click();
    await expect(page.getByText("Asha R.'s review approved")).toBeVisible();
    await expect(page.getByText("No reviews to approve")).toBeVisible();
    await undo(page).click();
    await expect(page.getByText(messages)).toBeVisible();
    await page.getByRole("button", { name: "Approve Asha R.'s review" }).click();
    await expect(page.getByText("No reviews to approve")).toBeVisible();
    await page.goto(`/coursenames/${mine.id}`);
    await expect(page.getByText(messages)).toBeVisible();
    await page.goto("/admin/courses/reviews?filter=approved");
    await page.getByRole("button", { name: "Hide Asha R.'s review" }).click();
    await expect(page.getByText("Asha R.'s review hidden")).toBeVisible();
    await page.goto(`/coursenames/${mine.id}`);
    await expect(page.getByRole("heading", { name: mine.course }).first()).toBeVisible();
    await expect(page.getByText(messages)).toHaveCount(0);
  });

  test("the owner's decisions change the customer's access", { tag: "@core" }, async ({ page, watched }) => {
    watched.allow(/403/);
    watched.allow(/422/);
    await openOffice(page, "/admin/courses/enrolments", people.owner);
    await expectAccessible(page, "the enrolments");
    const line = page.getByRole("listitem").filter({ hasText: mine.course });
    await line.getByRole("link", { name: "Asha Raman" }).click();
    await expectAccessible(page, "an enrolment");

    await page.getByRole("button", { name: "Remove access" }).click();
    const window = page.getByRole("alertdialog");
    await window.getByRole("button", { name: "Remove access" }).click();
    await expect(window.getByText("Enter a reason.")).toBeVisible();
    await window.getByLabel("Reason").fill("Asked for a refund.");
    await window.getByRole("button", { name: "Remove access" }).click();
    await expect(page.getByText("Access removed").first()).toBeVisible();
    await expect(page.getByText("Asked for a refund.")).toBeVisible();
    expect(await asksToWatch(page, mine.id)).toBe(403);

    await openOffice(page, page.url(), people.owner);
    await page.getByRole("button", { name: "Undo last change" }).click();
    await expect(page.getByRole("button", { name: "Extend access" })).toBeVisible();
    await page.getByRole("button", { name: "Extend access" }).click();
    const days = page.getByRole("dialog", { name: "Extend access" });
    await days.getByRole("button", { name: "7 days" }).click();
    await expect(days.getByText(/New end of access/)).toBeVisible();
    await days.getByRole("button", { name: "Extend access" }).click();
    await expect(page.getByText("7 more days")).toBeVisible();
    expect(await asksToWatch(page, mine.id)).toBe(201);

    // Access given by the owner.
    expect(await asksToWatch(page, given.id)).toBe(404);
    await logIn(page, people.owner);
    await page.goto("/admin/courses/enrolments");
    await page.getByRole("button", { name: "Give access to a course" }).click();
    const gift = page.getByRole("dialog", { name: "Give access to a course" });
    await gift.getByLabel("Customer's mobile").fill("98400 99999");
    await gift.getByLabel("Course", { exact: true }).selectOption({ label: given.course });
    await gift.getByLabel("Payment", { exact: true }).selectOption({ label: "Paid in cash" });
    await gift.getByLabel("Amount in rupees").fill("450");
    await gift.getByLabel("Reason").fill("Paid at the counter.");
    await gift.getByRole("button", { name: "Give access" }).click();
    await expect(gift.getByText("No account has this mobile.")).toBeVisible();
    await gift.getByLabel("Customer's mobile").fill("90000 00002");
    await gift.getByRole("button", { name: "Give access" }).click();
    await expect(page.getByText(`Asha Raman has access to ${given.course}`)).toBeVisible();
    await expect(page.getByText(/Sold at the counter.*₹450/)).toBeVisible();
    const enrolment = page.url();

    // The list of payments links back to it.
    await page.goto("/admin/payments?show=counter");
    await page.getByRole("link", { name: /^Asha Raman\s*, At the counter/ }).first().click();
    await expect(page).toHaveURL(enrolment);
    await expect(page.getByText(/Sold at the counter.*₹450/)).toBeVisible();
    expect(await asksToWatch(page, given.id)).toBe(201);
  });
});

test("staff edit courses, but set no prices and see no enrolments", async ({ page, watched }) => {
  watched.allow(/403/);
  await openOffice(page, "/admin/courses/1", people.staff);
  await expect(page.getByText("Price: ₹1,499")).toBeVisible();
  await expect(page.getByLabel("Price in rupees")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Enrolments" })).toHaveCount(0);
  await page.getByLabel("Duration").fill("6 h");
  await save(page);
  await expect(page.getByText("Saved", { exact: true }).first()).toBeVisible();
  await page.goto("/admin/courses/enrolments");
  await expect(page.getByRole("button", { name: "Give access to a course" })).toHaveCount(0);
  expect((await api(page, "GET", "/admin/courses/enrolments")).status).toBe(403);
  const detail = (await api<{ version: number; lessons: { id: number; title: string; videoId: number }[] }>(page, "GET", "/admin/courses/1")).body;
  const form = {
    categoryId: 1,
    serviceName: "Cheaper",
    serviceModel: "",
    mainDescription: "",
    duration: "",
    expireInDays: 90,
    lessons: [],
    published: false,
    pricePaise: 100,
    version: detail.version,
  };
  expect((await api(page, "PUT", "/admin/courses/1", form)).status).toBe(403);
  await asCustomer(page);
  expect((await api(page, "GET", "/admin/courses")).status).toBe(403);
});

test("the screens of courses are accessible and work with the keyboard", async ({ page }) => {
  await openOffice(page, "/admin/courses", people.owner);
  await expectAccessible(page, "courses");
  await page.goto("/admin/courses?id=3");
  await page.getByRole("button", { name: "Reorder" }).click();
  const down = page.getByRole("button", { name: "Move down: The blind hem, by hand" });
  await down.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("list", { name: "Courses" }).getByRole("link").first()).toHaveText("Your machine, without fear");
  await page.goto("/admin/courses/categories");
  await expect(page.getByRole("link", { name: "Blouses" })).toBeVisible();
  await expectAccessible(page, "categories");
  await page.goto("/admin/courses/1");
  await expect(page.getByRole("heading", { name: "Lessons" })).toBeVisible();
  await expectAccessible(page, "a course");
});
