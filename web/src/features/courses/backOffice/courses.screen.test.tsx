import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Session } from "../../../api/schema";
import { be, openScreen, owner } from "../../../testing/openScreen";
import { sampleOf } from "../../../testing/sample";
import { answer, hold } from "../../../testing/server";

const delivering = { user: { ...owner.user, emailDelivery: true } } as Session;
const enrolment = sampleOf("admin_enrolment_view");
const detail = { ...enrolment, enrolment: { ...enrolment.enrolment, id: 4, state: "active" as const, version: 1 }, mayBeUndone: false };

beforeEach(() => be(owner));

test.each([
  { session: delivering, said: "Sent to the customer by email, and shown to all customers of the course." },
  { session: owner, said: "Shown to all customers of the course. Email delivery is not set up: inform the customer yourself." },
])("an answer to a question says whether an email is sent: $said", async ({ session, said }) => {
  be(session);
  const [question] = sampleOf("admin_question_list").items;
  if (question) answer("get", "/admin/courses/questions", { items: [{ ...question, answer: undefined, state: "open" }] });
  await openScreen("/admin/courses/questions");
  fireEvent.click(await screen.findByRole("button", { name: /^Answer/ }));
  screen.getByText(said);
});

test("undoing the last change on the screen ends its notice", async () => {
  const after = { ...detail, enrolment: { ...detail.enrolment, version: 2 }, mayBeUndone: true };
  answer("get", "/admin/courses/enrolments/{id}", detail);
  await openScreen("/admin/courses/enrolments/4");
  fireEvent.click(await screen.findByRole("button", { name: "Extend access" }));
  answer("post", "/admin/courses/enrolments/{id}/extend", after);
  answer("get", "/admin/courses/enrolments/{id}", after);
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Extend access" }));
  await screen.findByText("Access extended");
  const undone = hold("post", "/admin/courses/enrolments/{id}/undo", () => detail);
  fireEvent.click(await screen.findByRole("button", { name: "Undo last change" }));
  await undone.came(1);
  await undone.release();
  // Sooner than by itself.
  await waitFor(() => expect(screen.queryByText("Access extended")).toBeNull(), { timeout: 4_000 });
});

test("a course category goes to the trash with a word about the customers of its courses", async () => {
  answer("get", "/admin/courses/categories/{id}", { ...sampleOf("admin_course_category_view"), deletedAt: undefined, id: 2, courseCount: 3 });
  await openScreen("/admin/courses/categories/2");
  fireEvent.click(await screen.findByRole("button", { name: "Move to trash" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  dialog.getByText("3 courses");
  dialog.getByText(/^Customers who bought a course can still watch it\./);
});

test("the errors of a course are listed in the order of the screen", async () => {
  answer("get", "/admin/courses/categories", [{ ...sampleOf("admin_course_category_view"), id: 2 }]);
  await openScreen("/admin/courses/new");
  fireEvent.click((await screen.findAllByRole("button", { name: /^Save/ }))[0] as HTMLElement);
  const summary = within((await screen.findByText("There is a problem")).parentElement as HTMLElement);
  expect(summary.getAllByRole("link").map(({ textContent }) => textContent?.split(":")[0])).toEqual(["Title", "Category"]);
});
