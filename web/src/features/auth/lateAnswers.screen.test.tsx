import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { be, customer, goTo, openScreen, settle } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, hold, problem } from "../../testing/server";

const shopWithEmails = () => answer("get", "/content/shop", { ...sampleOf("shop_view"), sendsEmails: true });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
/** Without style sheets the hidden text of a button counts too: "Login Logging in...". */
const press = (name: string) => fireEvent.click(within(screen.getByRole("main")).getByRole("button", { name: new RegExp(`^${name}`) }));

test("a late save closes its own form, not one opened since", async () => {
  be(customer);
  shopWithEmails();
  const account = { ...sampleOf("account_view"), name: "Asha Raman", email: "customer@example.com" };
  answer("get", "/me/account", account);
  const saved = hold("patch", "/me/account", () => ({ ...account, name: "Asha R" }));
  await openScreen("/account");
  fireEvent.click(await screen.findByRole("button", { name: "Change name" }));
  fill("Name", "Asha R");
  press("Save");
  await saved.came(1);
  press("Change email");
  fill("Email", "asha.new@example.com");
  saved.release();
  await screen.findByText("Saved.");
  expect(field("Email").value).toBe("asha.new@example.com");
});

test("a late refused login does not move a visitor who left the screen", async () => {
  be({});
  shopWithEmails();
  const refused = hold("post", "/session", () => problem(401, "auth.invalid_credentials", "Invalid credentials. Please register."));
  await openScreen("/login");
  fill("Mobile", "9000000002");
  fill("Password", "not the password");
  press("Login");
  await refused.came(1);
  await goTo("/forgetpassword");
  await screen.findByRole("button", { name: /^Get My Password/ });
  fill("Email", "customer@example.com");
  refused.release();
  await screen.findByText("Invalid credentials. Please register.");
  await settle("/register");
  expect(location.pathname).toBe("/forgetpassword");
  expect(field("Email").value).toBe("customer@example.com");

  const mailed = hold("post", "/auth/password/forgot", () => ({ validMinutes: 60 }));
  press("Get My Password");
  await mailed.came(1);
  await goTo("/home");
  mailed.release();
  await screen.findByText(/^Account details sent successfully!/);
  await settle("/login");
  expect(location.pathname).toBe("/home");
});
