import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { be, customer, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, problem, recover, refuse } from "../../testing/server";

const main = () => within(screen.getByRole("main"));

test("a customer without courses sees the empty state", async () => {
  be(customer);
  answer("get", "/me/courses", []);
  await openScreen("/profile");
  await main().findByText("You haven't purchased any courses yet.");
  main().getByText("No video selected");
});

test("failed courses show an error, and 'Try Again' loads them", async () => {
  be(customer);
  const refused = refuse("get", "/me/courses", () => problem(500, "store.internal"));
  await openScreen("/profile");
  await main().findByText("Your courses could not be loaded. Please try again.");
  expect(refused.length).toBeGreaterThan(0);
  recover();
  be(customer);
  fireEvent.click(main().getByRole("button", { name: "Try Again" }));
  await main().findByRole("heading", { name: "Your review" });
});

test("a loading text is shown, and a visitor is redirected to the login", async () => {
  be({});
  await openScreen("/Mycourses");
  screen.getByText("Loading profile...");
  await waitFor(() => expect(location.pathname + location.search).toBe("/login?next=%2FMycourses"));
});

const refusals = [
  ["courses.too_many_devices", 409, "You are already watching on 2 other devices. Stop one of them and try again.", true],
  ["courses.too_many_grants", 429, "Too many attempts. Please wait a minute and try again.", true],
  ["courses.access_expired", 403, "This course is no longer available as it has expired.", false],
  ["courses.access_ended", 403, "Your access to this course has ended.", false],
  ["store.internal", 500, "The video could not be loaded. Please try again.", true],
] as const;

test.each(refusals)("a refused video says why, and offers a retry where one can help: %s", async (code, status, text, again) => {
  be(customer);
  const [enrolment] = sampleOf("enrolment_list");
  if (!enrolment) throw new Error("the sample has no enrolment");
  answer("get", "/me/courses", [{ ...enrolment, state: "active" }]);
  const asked = refuse("post", "/me/courses/{id}/grants", () => problem(status, code, status < 500 ? text : undefined));
  await openScreen("/profile");
  const player = within(await screen.findByRole("region", { name: /^Player/ }));
  fireEvent.click(player.getByRole("button", { name: "Play" }));
  await waitFor(() => expect(player.getByRole("alert").textContent).toContain(text));
  const retry = within(player.getByRole("alert")).queryByRole("button", { name: "Try Again" });
  expect(retry !== null).toBe(again);
  if (!retry) return;
  answer("post", "/me/courses/{id}/grants", sampleOf("playback_grant_create"));
  fireEvent.click(retry);
  await waitFor(() => expect(player.queryByRole("alert")).toBeNull());
  expect(asked).toHaveLength(1);
});

test("editing a review moves the focus to its stars, and sending it to the heading", async () => {
  be(customer);
  const [enrolment] = sampleOf("enrolment_list");
  if (!enrolment) throw new Error("the sample has no enrolment");
  const review = { stars: 5, text: "Clear.", approved: true, date: "2026-11-20", photos: [] };
  answer("get", "/me/courses", [{ ...enrolment, state: "active", review }]);
  answer("put", "/me/courses/{id}/review", { ...review, approved: false });
  await openScreen("/profile");
  fireEvent.click(await main().findByRole("button", { name: "Edit review" }));
  await waitFor(() => expect(document.activeElement).toBe(main().getByRole("radio", { name: "5 stars" })));
  fireEvent.click(main().getByRole("button", { name: /^Send review/ }));
  await main().findByText("Awaiting approval");
  expect(document.activeElement).toBe(main().getByRole("heading", { name: "Your review" }));
});
