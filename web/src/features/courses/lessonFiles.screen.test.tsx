import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { CourseDetail, LessonFileDetail } from "../../api/schema";
import { be, customer, openScreen, owner } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, hold, problem, refuse, server } from "../../testing/server";

const FRONT: LessonFileDetail = { id: 1, lessonId: 21, name: "Front, on A4", kind: "pdf", bytes: 34_600, pages: 2 };
const BACK: LessonFileDetail = { id: 2, lessonId: 21, name: "Back", kind: "png", bytes: 1_300_000 };
const REMOVED: LessonFileDetail = { ...BACK, id: 3, name: "Sleeve", deletedAt: "2026-11-20T06:30:00Z" };

const region = () => within(screen.getByRole("region", { name: "Patterns and files of lesson 1" }));
const chosen = (name: string) => new File(["%PDF-1.4"], name, { type: "application/pdf" });

async function openCourse(files: LessonFileDetail[]): Promise<void> {
  answer("get", "/admin/courses/{id}/files", files);
  await openScreen("/admin/courses/9");
  await screen.findByRole("region", { name: "Patterns and files of lesson 1" });
}

beforeEach(() => {
  be(owner);
  const course: CourseDetail = { ...sampleOf("admin_course_view"), id: 9, deletedAt: undefined, lessons: [{ id: 21, title: "Tack the curves" }] } as CourseDetail;
  delete course.deletedAt;
  answer("get", "/admin/courses/{id}", course);
  // Of the same form as the address of a course.
  answer("get", "/admin/courses/categories", sampleOf("admin_course_category_list"));
});

test("each file shows what it is, and removed ones can be restored", async () => {
  await openCourse([FRONT, BACK, REMOVED]);
  await region().findByText("PDF, 2 pages, 34 KB");
  expect(region().getAllByText("PNG, 1.2 MB")).toHaveLength(2);
  expect(region().getByRole("link", { name: "Front, on A4" }).getAttribute("href")).toBe("/api/admin/courses/files/1/content");
  region().getByText("Removed files (1)");
  const restored = hold("post", "/admin/courses/files/{id}/restore", () => REMOVED);
  fireEvent.click(region().getByRole("button", { name: /^Restore ?: Sleeve$/, hidden: true }));
  await restored.came(1);
  await restored.release();
  const { violations } = await axe.run(document.body, { rules: { "color-contrast": { enabled: false }, "landmark-unique": { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
});

test("a file is renamed and moved", async () => {
  await openCourse([FRONT, BACK]);
  fireEvent.click(await region().findByRole("button", { name: /^Rename ?: Back$/ }));
  const renamed = hold("put", "/admin/courses/files/{id}", () => BACK);
  fireEvent.change(region().getByLabelText("Name for buyers"), { target: { value: " Back, on A3 " } });
  fireEvent.click(region().getByRole("button", { name: "Save name" }));
  await renamed.came(1);
  expect(renamed.bodies).toEqual([{ name: "Back, on A3" }]);
  await renamed.release();
  const moved = hold("put", "/admin/courses/lessons/{id}/files/order", () => undefined);
  fireEvent.click(await region().findByRole("button", { name: "Move up: Back" }));
  await moved.came(1);
  expect(moved.bodies).toEqual([{ ids: [2, 1] }]);
  await moved.release();
  await region().findByText("File 2 moved to position 1.");
});

test("a removed file can be brought back by Undo", async () => {
  answer("delete", "/admin/courses/files/{id}", undefined);
  await openCourse([FRONT]);
  fireEvent.click(await region().findByRole("button", { name: /^Remove ?: Front, on A4$/ }));
  await screen.findByText("Front, on A4 removed");
  const restored = hold("post", "/admin/courses/files/{id}/restore", () => FRONT);
  fireEvent.click(screen.getByRole("button", { name: /Undo/ }));
  await restored.came(1);
  await restored.release();
});

test("a replaced file gets its earlier content back by Undo", async () => {
  await openCourse([FRONT]);
  server.use(http.put("*/api/admin/courses/files/1/content", () => HttpResponse.json(FRONT)));
  await region().findByText("PDF, 2 pages, 34 KB");
  answer("get", "/admin/courses/{id}/files", [FRONT, { ...FRONT, id: 4, pages: 1, deletedAt: "2026-11-20T06:30:00Z", replacedBy: 1 }]);
  fireEvent.change(region().getByLabelText("Replace Front, on A4"), { target: { files: [chosen("front.pdf")] } });
  await screen.findByText("Front, on A4 replaced");
  region().getByText("Earlier content: PDF, 1 page, 34 KB");
  const restored = hold("post", "/admin/courses/files/{id}/restore", () => FRONT);
  fireEvent.click(screen.getByRole("button", { name: /Undo/ }));
  await restored.came(1);
  await restored.release();
});

test("a chosen file is uploaded under its name, and a refused one says why", async () => {
  await openCourse([FRONT]);
  const names: (string | null)[] = [];
  const upload = (response: () => Response) =>
    server.use(
      http.post("*/api/admin/courses/lessons/21/files", ({ request }) => {
        names.push(new URL(request.url).searchParams.get("name"));
        return response();
      }),
    );
  const choose = (name: string) =>
    fireEvent.change(region().getByLabelText("Add file to lesson 1"), { target: { files: [chosen(name)] } });
  upload(() => HttpResponse.json({ code: "file.unknown_kind", message: "x", fields: [{ field: "file", code: "invalid", message: "Files can be PDF, PNG or JPEG." }] }, { status: 415 }));
  await region().findByText("PDF, 2 pages, 34 KB");
  choose("sleeve.zip");
  await region().findByText("Files can be PDF, PNG or JPEG.");
  answer("get", "/admin/courses/{id}/files", [FRONT, { ...BACK, name: "blouse back" }]);
  upload(() => HttpResponse.json(BACK, { status: 201 }));
  choose("blouse_back.PDF");
  await region().findByRole("link", { name: "blouse back" });
  expect(names).toEqual(["sleeve.zip", "blouse back"]);
  expect(region().queryByText("Files can be PDF, PNG or JPEG.")).toBeNull();
});

test("a lesson with five files takes no more", async () => {
  await openCourse([1, 2, 3, 4, 5].map((id) => ({ ...FRONT, id, name: `File ${id}` })));
  await region().findByText("File 5");
  expect(region().queryByLabelText("Add file to lesson 1")).toBeNull();
});

test("failed files can be requested again", async () => {
  refuse("get", "/admin/courses/{id}/files", () => problem(500, "store.internal"));
  await openScreen("/admin/courses/9");
  await waitFor(() => region().getByText("The files could not be loaded."), { timeout: 5_000 });
  answer("get", "/admin/courses/{id}/files", [FRONT]);
  fireEvent.click(region().getByRole("button", { name: "Try Again" }));
  await region().findByText("PDF, 2 pages, 34 KB");
});

test("a buyer sees the files of the lesson with their size", async () => {
  be(customer);
  const [enrolment] = sampleOf("enrolment_list");
  const lesson = enrolment?.lessons[0];
  if (!enrolment || !lesson) throw new Error("the sample has no lesson");
  const files = [{ id: 4, name: "Front, on A4", kind: "pdf" as const, bytes: 34_600, pages: 1 }];
  answer("get", "/me/courses", [{ ...enrolment, id: 7, state: "active", lessons: [{ ...lesson, files }] }]);
  await openScreen("/profile");
  const part = within(await screen.findByRole("region", { name: "Patterns and files" }));
  const link = part.getByRole("link", { name: "Front, on A4 PDF, 1 page, 34 KB Download" });
  expect(link.getAttribute("href")).toBe("/api/me/courses/7/files/4");
  screen.getByText("1 file to download");
});
