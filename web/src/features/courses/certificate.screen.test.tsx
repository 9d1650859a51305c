import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { be, customer, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, problem, refuse } from "../../testing/server";

const main = () => within(screen.getByRole("main"));

function enrolled(change: { done: boolean; certificate?: { number: string; date: string } }) {
  const [sample] = sampleOf("enrolment_list");
  if (!sample) throw new Error("the sample has no enrolment");
  const { certificate: _, ...enrolment } = sample;
  const lessons = enrolment.lessons.map((lesson) => ({ ...lesson, done: change.done }));
  answer("get", "/me/courses", [{ ...enrolment, state: "active", lessons, ...(change.certificate && { certificate: change.certificate }) }]);
}

test("a course that is not watched to the end has no certificate", async () => {
  be(customer);
  enrolled({ done: false });
  await openScreen("/profile");
  await main().findByRole("heading", { name: "Your review" });
  expect(screen.queryByText("Download certificate")).toBeNull();
});

test("the server decides whether a certificate is issued", async () => {
  be(customer);
  enrolled({ done: true });
  const asked = refuse("post", "/me/courses/{id}/certificate", () => problem(409, "courses.not_all_watched", "x"));
  await openScreen("/profile");
  fireEvent.click(await main().findByRole("button", { name: "Download certificate" }));
  await screen.findByText("The certificate could not be issued. Please try again.");
  expect(asked).toHaveLength(1);
});

test("an issued certificate is downloaded, and its number leads to the page that verifies it", async () => {
  be(customer);
  enrolled({ done: true, certificate: { number: "7KQ2-M9XD-R4TW", date: "2026-08-01" } });
  await openScreen("/profile");
  const link = await main().findByRole("link", { name: "Download certificate" });
  expect(link.getAttribute("href")).toMatch(/^\/api\/me\/courses\/\d+\/certificate$/);
  expect(main().getByRole("link", { name: "7KQ2-M9XD-R4TW" }).getAttribute("href")).toBe("/certificates/7KQ2-M9XD-R4TW");
});

test("an unknown number is said to be unknown", async () => {
  be({});
  refuse("get", "/courses/certificates/{number}", () => problem(404, "courses.certificate_not_found", "x"));
  await openScreen("/certificates/2222-2222-2222");
  await waitFor(() => expect(main().getByRole("heading", { level: 1 }).textContent).toBe("Certificate not found"));
});
