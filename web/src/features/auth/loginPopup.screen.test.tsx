import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { be, customer } from "../../testing/openScreen";
import { answer, problem, refuse } from "../../testing/server";

let client: typeof import("../../testing/openScreen");

// All files share the client's modules, and a visitor in another file may have seen the pop-up: each test loads them again.
beforeEach(async () => {
  vi.resetModules();
  client = await import("../../testing/openScreen");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"], shouldAdvanceTime: true });
  answer("get", "/content/offers", [{ id: 1, text: "₹250 off your first course" }]);
});
afterEach(() => {
  vi.useRealTimers();
});

const popup = () => screen.queryByRole("dialog", { name: /^(Login|Create account)$/ });
const pass = async (seconds: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(seconds * 1000));
/** Waits for several checks whether the pop-up may open, so that its requests have been answered. */
const answered = async () => {
  await vi.dynamicImportSettled();
  for (let look = 0; look < 3; look += 1) {
    await act(() => pass(6));
    await (await fetch("/api/session")).text();
  }
};

test("a customer who is logged in never sees it", async () => {
  be(customer);
  await client.openScreen("/courses");
  await pass(60);
  await answered();
  expect(popup()).toBeNull();
});

test("it never covers another dialog", async () => {
  be({});
  await client.openScreen("/");
  fireEvent.click(await screen.findByRole("button", { name: "Search" }));
  await screen.findByRole("dialog", { name: "Search" });
  await pass(60);
  await answered();
  expect(popup()).toBeNull();
});

test("it waits while a form is in use, opens once, and stays closed once closed", async () => {
  be({});
  await client.openScreen("/contactus");
  fireEvent.change(await screen.findByLabelText("Name"), { target: { value: "Asha" } });
  await pass(90);
  await answered();
  expect(popup()).toBeNull();
  await client.goTo("/courses");
  await client.settle("/courses");
  await answered();
  await waitFor(() => expect(popup()).not.toBeNull());
  const shown = within(popup() as HTMLElement);
  fireEvent.click(await shown.findByRole("button", { name: "Pause the offer" }));
  shown.getByRole("button", { name: "Play the offer" });
  fireEvent.click(shown.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(popup()).toBeNull());

  cleanup();
  await client.openScreen("/courses");
  await pass(60);
  await answered();
  expect(popup()).toBeNull();
});

test("it opens with the offer once half a minute is over", async () => {
  be({});
  await client.openScreen("/courses");
  await act(() => pass(31));
  await answered();
  await waitFor(() => expect(popup()).not.toBeNull());
  await within(popup() as HTMLElement).findAllByText("₹250 off your first course");
});

test("a wrong password opens the registration with the typed values", async () => {
  be({});
  refuse("post", "/session", () => problem(401, "auth.invalid_credentials", "Invalid credentials. Please register."));
  await client.openScreen("/courses");
  await act(() => pass(31));
  await answered();
  await waitFor(() => expect(popup()).not.toBeNull());
  const shown = within(popup() as HTMLElement);
  fireEvent.change(shown.getByLabelText("Mobile"), { target: { value: "98400 12345" } });
  fireEvent.change(shown.getByLabelText("Password"), { target: { value: "not the password" } });
  fireEvent.click(shown.getByRole("button", { name: /^Login Logging/ }));
  await screen.findByRole("dialog", { name: "Create account" });
  expect(within(popup() as HTMLElement).getByLabelText<HTMLInputElement>("Mobile").value).toBe("98400 12345");
});
