import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { be, customer, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, hold, problem, refuse } from "../../testing/server";

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const pressLogin = async () => {
  const button = within(screen.getByRole("main")).getByRole("button", { name: /^Login/ });
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
  fireEvent.click(button);
};

test("a refused login says why and when to retry, keeps what was typed, and succeeds with the next press", async () => {
  be({});
  await openScreen("/login");
  fill("Mobile", "9000000002");
  fill("Password", "three rani petticoats");
  refuse("post", "/session", () => problem(429, "auth.login_limited", undefined, { "retry-after": "720" }));
  await pressLogin();
  await screen.findByText("Too many tries. You can try again in 12 minutes.");
  screen.getAllByText("Something went wrong. Please try again.");
  refuse("post", "/session");
  await pressLogin();
  await within(screen.getByRole("main")).findByText("No Network Connection");
  expect(field("Mobile").value.replace(/\s/g, "")).toBe("9000000002");
  expect(field("Password").value).toBe("three rani petticoats");
  const login = hold("post", "/session", () => customer);
  await pressLogin();
  await login.came(1);
  expect(login.bodies).toEqual([{ mobile: expect.stringMatching(/9000000002$/), password: "three rani petticoats" }]);
  be(customer);
  await login.release();
  await screen.findByText("Login successful!");
  await waitFor(() => expect(location.pathname).toBe("/home"));
});

test("an account with an open order cannot be deleted, and the reason is shown", async () => {
  be(customer);
  answer("get", "/me/account", { ...sampleOf("account_view"), name: "Asha Raman", email: "customer@example.com" });
  const message = "You have an open order. You can delete your account once it is delivered or cancelled.";
  refuse("delete", "/me/account", () => problem(409, "auth.order_open", message));
  await openScreen("/account");
  fireEvent.click(await screen.findByRole("button", { name: "Delete my account" }));
  fireEvent.click(await screen.findByRole("button", { name: /^Delete account/ }));
  await screen.findByText(/You have an open order. You can delete your account once/);
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(location.pathname).toBe("/account");
  screen.getByText("customer@example.com");
});
