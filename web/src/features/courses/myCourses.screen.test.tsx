import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { be, customer, openScreen } from "../../testing/openScreen";
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
