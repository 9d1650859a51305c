import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expect } from "../support/ownShop";
import { people } from "../support/people";
import { api } from "../support/catalogueAdmin";

const photo = fileURLToPath(new URL("../../public/preview.jpg", import.meta.url));

/** A course of the demo store that its customer has not bought, with a video of its own in each lesson. */
export const given = { id: 3, course: "Darts, and why yours pucker" };

/** Chooses an image file in the form that is open, and says what it shows. */
export async function addCover(page: Page, shows: string): Promise<void> {
  await page.getByLabel("Cover image: photos").setInputFiles(photo);
  const messages = page.getByLabel("Describe the image");
  await expect(messages).toBeVisible({ timeout: 20_000 });
  await messages.fill(shows);
  await messages.blur();
}

/** Takes the first video of the library for a field of the form. */
export async function videoFromLibrary(page: Page, field: string): Promise<void> {
  await page.getByRole("group", { name: field }).getByRole("button", { name: "Library" }).click();
  const library = page.getByRole("dialog", { name: "Video library" });
  await library.getByRole("listitem").getByRole("button").first().click();
  await expect(library).toHaveCount(0);
}

interface OwnCourse {
  id: number;
  courseId: number;
  state: string;
  lessons: { id: number }[];
}

/** The courses of the logged-in user. */
export const ownCourses = async (page: Page): Promise<OwnCourse[]> => (await api<OwnCourse[]>(page, "GET", "/me/courses")).body;

/** Whether the demo customer may watch a course now: the answer to asking for its video. */
export async function asksToWatch(page: Page, courseId: number): Promise<number> {
  await asCustomer(page);
  const own = (await ownCourses(page)).find((course) => course.courseId === courseId);
  if (!own) return 404;
  const { status } = await api(page, "POST", `/me/courses/${own.id}/grants`, { lessonId: own.lessons[0]?.id });
  return status;
}

const enter = (page: Page, { mobile, password }: { mobile: string; password: string }) => api(page, "POST", "/session", { mobile, password });

async function asCustomer(page: Page): Promise<void> {
  expect((await enter(page, people.customer)).status).toBe(200);
}
