import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { CourseDetail, ReviewDetail, Session } from "../../../api/schema";
import { be, goTo, openScreen, owner } from "../../../testing/openScreen";
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

const { deletedAt: _deleted, ...sampleCourse } = sampleOf("admin_course_view");
const lesson = (id: number, title: string) => ({ id, title, videoId: id });
const course: CourseDetail = {
  ...sampleCourse,
  id: 1,
  serviceName: "Princess cut",
  categoryId: 2,
  pricePaise: 149_900,
  lessons: [lesson(21, "Cut the panels"), lesson(22, "Join them"), lesson(23, "Press")],
  version: 4,
};
const manager = { user: { ...owner.user, id: 5, role: "staff", staffRole: "manager" } } as Session;
const main = () => within(screen.getByRole("main"));
const titles = () => main().getAllByLabelText<HTMLInputElement>("Title").map(({ value }) => value);

/** The title of the course follows those of its lessons. */
async function openCourse(): Promise<void> {
  answer("get", "/admin/courses/{id}", course);
  answer("get", "/admin/courses/{id}/files", []);
  const category = { ...sampleOf("admin_course_category_view"), id: 2, categoryName: "Blouses" };
  answer("get", "/admin/courses/categories", [category]);
  await openScreen("/admin/courses/1");
  await main().findByRole("heading", { name: "Lessons" });
}

test("lessons are added, moved, removed and brought back, before anything is saved", async () => {
  await openCourse();
  expect(titles()).toEqual(["Cut the panels", "Join them", "Press", "Princess cut"]);
  fireEvent.click(main().getByRole("button", { name: "Move up: lesson 2" }));
  main().getByText("Lesson 2 moved to position 1.");
  expect(titles().slice(0, 3)).toEqual(["Join them", "Cut the panels", "Press"]);
  fireEvent.click(main().getByRole("button", { name: /^Remove lesson ?: lesson 1$/ }));
  expect(titles()).toEqual(["Cut the panels", "Press", "Princess cut"]);
  await screen.findByText("Join them removed");
  fireEvent.click(screen.getByRole("button", { name: /^Undo/ }));
  await waitFor(() => expect(titles()).toEqual(["Join them", "Cut the panels", "Press", "Princess cut"]));
  fireEvent.click(main().getByRole("button", { name: "Add lesson" }));
  expect(titles()).toEqual(["Join them", "Cut the panels", "Press", "", "Princess cut"]);
  await waitFor(() => expect(document.activeElement).toBe(main().getAllByLabelText("Title")[3]));
});

test("staff see the price of a course and cannot set it", async () => {
  be(manager);
  await openCourse();
  main().getByText("Price: ₹1,499");
  expect(main().queryByLabelText("Price in rupees")).toBeNull();
});

test("the lists of courses lead staff to no enrolments", async () => {
  be(manager);
  await openScreen("/admin/courses");
  const ways = within(await screen.findByRole("navigation", { name: "Courses" }));
  expect(ways.getAllByRole("link").map((link) => link.getAttribute("href"))).not.toContain("/admin/courses/enrolments");
  expect(ways.getAllByRole("link")).toHaveLength(4);
});

test("the courses of a category are reordered by their buttons", async () => {
  const first = { ...course, published: true };
  const second = { ...first, id: 2, serviceName: "Rolled hem" };
  answer("get", "/admin/courses", { items: [first, second] });
  const order = hold("put", "/admin/courses/order", () => [second, first]);
  await openScreen("/admin/courses?id=2");
  fireEvent.click(await main().findByRole("button", { name: "Reorder" }));
  fireEvent.click(main().getByRole("button", { name: "Move down: Princess cut" }));
  fireEvent.click(main().getByRole("button", { name: "Done" }));
  await order.came(1);
  expect(order.bodies).toEqual([{ ids: [2, 1] }]);
  answer("get", "/admin/courses", { items: [second, first] });
  await order.release();
});

test("a course goes to the trash by its own page, and comes back from there", async () => {
  const deleted = hold("delete", "/admin/courses/{id}", () => undefined);
  await openCourse();
  fireEvent.click(main().getByRole("button", { name: "Move to trash" }));
  await deleted.came(1);
  const gone = { ...course, deletedAt: "2026-11-20T06:30:00Z" };
  answer("get", "/admin/courses", { items: [] });
  await deleted.release();
  await screen.findByText(/moved to trash/);
  answer("get", "/admin/courses", { items: [gone] });
  const restored = hold("post", "/admin/courses/{id}/restore", () => course);
  await goTo("/admin/courses?part=trash");
  fireEvent.click(await main().findByRole("button", { name: "Restore Princess cut" }));
  await restored.came(1);
  answer("get", "/admin/courses", { items: [] });
  await restored.release();
  await screen.findByText(/Princess cut restored/);
});

test("an approved review leaves the list, and comes back by Undo", async () => {
  const [sample] = sampleOf("admin_review_list").items;
  const { deletedAt: _gone, ...whole } = sample!;
  const text = "The tiers fall well.";
  const review: ReviewDetail = { ...whole, name: "Asha R.", text, state: "waiting", version: 1 };
  answer("get", "/admin/courses/reviews", { items: [review] });
  const approved: ReviewDetail = { ...review, state: "approved", version: 2 };
  const decided = hold("put", "/admin/courses/reviews/{id}", () => approved);
  await openScreen("/admin/courses/reviews");
  await main().findByText("The tiers fall well.");
  fireEvent.click(main().getByRole("button", { name: "Approve Asha R.'s review" }));
  await decided.came(1);
  answer("get", "/admin/courses/reviews", { items: [] });
  await decided.release();
  await screen.findByText("Asha R.'s review approved");
  await main().findByText("No reviews to approve");
  fireEvent.click(screen.getByRole("button", { name: /^Undo/ }));
  await decided.came(2);
  answer("get", "/admin/courses/reviews", { items: [review] });
  await decided.release(1);
  await main().findByText("The tiers fall well.");
  expect(decided.bodies).toEqual([
    { state: "approved", version: 1 },
    { state: "waiting", version: 2 },
  ]);
});

test("access is removed only with a reason", async () => {
  answer("get", "/admin/courses/enrolments/{id}", detail);
  const revoked = hold("post", "/admin/courses/enrolments/{id}/revoke", () => detail);
  await openScreen("/admin/courses/enrolments/4");
  fireEvent.click(await screen.findByRole("button", { name: "Remove access" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  fireEvent.click(dialog.getByRole("button", { name: "Remove access" }));
  await dialog.findByText("Enter a reason.");
  expect(revoked.bodies).toEqual([]);
  fireEvent.change(dialog.getByLabelText("Reason"), { target: { value: " Asked for a refund. " } });
  fireEvent.click(dialog.getByRole("button", { name: "Remove access" }));
  await revoked.came(1);
  expect(revoked.bodies).toEqual([{ reason: "Asked for a refund.", version: 1 }]);
  const event = { kind: "revoked", at: "2026-11-20T06:30:00Z", reason: "Asked for a refund." } as const;
  const ended = { ...detail.enrolment, state: "ended" as const, version: 2 };
  answer("get", "/admin/courses/enrolments/{id}", { ...detail, enrolment: ended, history: [event] });
  await revoked.release();
  await waitFor(() => expect(main().getAllByText("Access removed").length).toBeGreaterThan(0));
  main().getByText("Asked for a refund.");
  expect(main().queryByRole("button", { name: "Extend access" })).toBeNull();
});

test("an extension names the new end before it is sent", async () => {
  const end = "2099-11-20T06:30:00Z";
  answer("get", "/admin/courses/enrolments/{id}", { ...detail, enrolment: { ...detail.enrolment, expiresAt: end } });
  const extended = hold("post", "/admin/courses/enrolments/{id}/extend", () => detail);
  await openScreen("/admin/courses/enrolments/4");
  fireEvent.click(await screen.findByRole("button", { name: "Extend access" }));
  const dialog = within(screen.getByRole("dialog", { name: "Extend access" }));
  fireEvent.click(dialog.getByRole("button", { name: "7 days" }));
  dialog.getByText("New end of access: 27 Nov 2099.");
  fireEvent.click(dialog.getByRole("button", { name: "Extend access" }));
  await extended.came(1);
  expect(extended.bodies).toEqual([{ days: 7, reason: "", version: 1 }]);
  await extended.release();
});

test("a mobile without an account is refused at its field, and a counter sale is sent with its amount", async () => {
  answer("get", "/admin/courses/enrolments", { items: [] });
  answer("get", "/courses", [{ ...sampleOf("course_list")[0]!, id: 3, serviceName: "Darts" }]);
  const message = "No account has this mobile.";
  const fields = [{ field: "mobile", code: "unknown", message }];
  const refusal = () => Response.json({ code: "request.invalid_body", message, fields }, { status: 422 });
  let isKnown = false;
  const given = hold("post", "/admin/courses/enrolments", () =>
    isKnown
      ? { ...detail, enrolment: { ...detail.enrolment, customer: "Asha Raman", serviceName: "Darts" } }
      : refusal(),
  );
  await openScreen("/admin/courses/enrolments");
  fireEvent.click(await main().findByRole("button", { name: "Give access to a course" }));
  const dialog = within(screen.getByRole("dialog", { name: "Give access to a course" }));
  const type = (label: string, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  await dialog.findByRole("option", { name: "Darts" });
  type("Customer's mobile", "98400 99999");
  type("Course", "3");
  type("Payment", "cash");
  type("Amount in rupees", "450");
  type("Reason", "Paid at the counter.");
  fireEvent.click(dialog.getByRole("button", { name: "Give access" }));
  await given.came(1);
  await given.release();
  await dialog.findByText(message);
  isKnown = true;
  answer("get", "/admin/courses/enrolments/{id}", detail);
  type("Customer's mobile", "90000 00002");
  fireEvent.click(dialog.getByRole("button", { name: "Give access" }));
  await given.came(2);
  await given.release(1);
  await screen.findByText("Asha Raman has access to Darts");
  await waitFor(() => expect(location.pathname).toBe("/admin/courses/enrolments/4"));
  const sale = { courseId: 3, mobile: "90000 00002", payment: "cash", paidPaise: 45_000 };
  expect(given.bodies[1]).toEqual({ ...sale, reason: "Paid at the counter." });
});
