import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { be, customer, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, hold, problem } from "../../testing/server";

const main = () => within(screen.getByRole("main"));
const field = (label: string) => main().getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
/** Without CSS the hidden text of a button counts too: "Login Logging in...". */
const button = (name: string) => main().getByRole("button", { name: new RegExp(`^${name}( |$)`) });
const isBusy = (name: string) => button(name).getAttribute("aria-disabled") === "true";
const send = async (name: string) => {
  await waitFor(() => expect(isBusy(name)).toBe(false));
  fireEvent.click(button(name));
};

test("a login by email leads to the home page, and a typed mobile number stays", async () => {
  be({});
  await openScreen("/login");
  const mode = (name: string) => fireEvent.click(main().getByRole("button", { name }));
  await main().findByLabelText("Mobile");
  fill("Mobile", "12345");
  mode("Email");
  fill("Email", "customer@example.com");
  fill("Password", "demo-customer");
  mode("Mobile");
  expect(field("Mobile").value).toBe("12345");
  mode("Email");
  expect(field("Email").value).toBe("customer@example.com");
  const login = hold("post", "/session", () => customer);
  await send("Login");
  await login.came(1);
  expect(login.bodies).toEqual([{ email: "customer@example.com", password: "demo-customer" }]);
  be(customer);
  await login.release();
  await screen.findByText("Login successful!");
  await waitFor(() => expect(location.pathname).toBe("/home"));

  const banner = within(screen.getByRole("banner"));
  fireEvent.click(await banner.findByRole("button", { name: /^Account of/ }));
  expect((await banner.findByRole("link", { name: "My Orders" })).getAttribute("href")).toBe("/myorders");
  expect(banner.getByRole("link", { name: "My Courses" }).getAttribute("href")).toBe("/mycourses");
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(banner.queryByRole("link", { name: "My Orders" })).toBeNull());
});

const elsewhere = ["//example.com", "https://example.com/", "/\\example.com", "/login?next=/gallery"];

test.each(elsewhere)("a login never leads on to %s", async (next) => {
  be(customer);
  await openScreen(`/login?next=${encodeURIComponent(next)}`);
  await waitFor(() => expect(location.pathname + location.search).toBe("/home"));
});

test("every invalid field of a registration is named, and nothing typed is lost", async () => {
  be({});
  await openScreen("/register");
  await main().findByLabelText("Name");
  await send("Register");
  await main().findByRole("heading", { name: "There is a problem" });
  expect(main().getAllByRole("link", { name: /Please fill this in/ })).toHaveLength(4);

  fill("Name", "Revathi Kumar");
  fill("Mobile", "9000000002");
  fill("Email", "revathi@example.in");
  fill("Password", "three rani petticoats");
  fill("Confirm password", "something else");
  await send("Register");
  await main().findAllByText("Passwords do not match");

  const known = "Mobile number already registered. Please login.";
  const taken = hold("post", "/auth/accounts", () => problem(409, "auth.mobile_taken", known));
  fill("Confirm password", "three rani petticoats");
  await send("Register");
  await taken.came(1);
  await taken.release();
  await main().findAllByText(known);
  await waitFor(() => expect(document.activeElement).toBe(field("Mobile")));
  expect(field("Name").value).toBe("Revathi Kumar");

  const fields = [{ field: "password", code: "invalid", message: "Many people use this password. Please choose another." }];
  const body = { code: "request.invalid_body", message: "Something is wrong.", fields };
  const refused = hold("post", "/auth/accounts", () => Response.json(body, { status: 422 }));
  fill("Mobile", "9840012345");
  fill("Password", "password");
  fill("Confirm password", "password");
  await send("Register");
  await refused.came(1);
  await refused.release();
  await main().findAllByText(/Many people use this password/);
  fireEvent.click(main().getByRole("link", { name: "Login" }));
  await waitFor(() => expect(location.pathname).toBe("/login"));
});

test("a reset link is sent to a known email address only", async () => {
  be({});
  answer("get", "/content/shop", { ...sampleOf("shop_view"), sendsEmails: true });
  await openScreen("/forgetpassword");
  await main().findByLabelText("Email");
  const complaint = "Email address not registered with us.";
  const unknown = hold("post", "/auth/password/forgot", () => problem(404, "auth.email_unknown", complaint));
  const wrong = [
    ["", "Please enter your email address."],
    ["revathi@", "Please enter a valid email address."],
  ] as const;
  for (const [typed, said] of wrong) {
    fill("Email", typed);
    await send("Get My Password");
    await main().findAllByText(said);
  }
  expect(unknown.bodies).toEqual([]);
  fill("Email", "unknown@example.in");
  await send("Get My Password");
  await unknown.came(1);
  await unknown.release();
  await main().findByText(complaint);
  expect(location.pathname).toBe("/forgetpassword");
});
