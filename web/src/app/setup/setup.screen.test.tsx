import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { openScreen } from "../../testing/openScreen";
import { answer, hold, refuse } from "../../testing/server";

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const create = () => fireEvent.click(screen.getByRole("button", { name: /^Create my shop/ }));

beforeEach(async () => {
  answer("post", "/setup/view", { publicAddress: "https://shop.example", hasOwner: false });
  await openScreen("/setup/token");
  await screen.findByLabelText("Name of the shop");
  fill("Your name", "Meena Selvam");
  fill("Your mobile number", "98400 12345");
  fill("Your email", "meena@example.com");
  fill("Choose a password", "thread and two needles");
});

test("a name of the shop that is too long is counted and refused, not cut", async () => {
  const name = "M".repeat(64);
  const field = screen.getByLabelText<HTMLInputElement>("Name of the shop");
  expect(field.maxLength).toBe(-1);
  screen.getByText("Up to 60 characters");
  fill("Name of the shop", name);
  screen.getByText("Up to 60 characters, 4 too many");
  create();
  await screen.findByText("Use at most 60 characters.");
  expect(field.value).toBe(name);
});

test("the list of errors names the field of a wrong value too", async () => {
  fill("Your mobile number", "98400");
  fill("Choose a password", "needle");
  create();
  const problems = within((await screen.findByText("There is a problem")).parentElement as HTMLElement);
  expect(problems.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Name of the shop: Please fill this in.",
    "Enter a 10-digit Indian mobile number.",
    "Choose a password: Use at least 8 characters.",
  ]);
});

test("without a network the alert says only that", async () => {
  fill("Name of the shop", "Needle & Thread");
  refuse("post", "/setup");
  create();
  await within(screen.getByRole("main")).findByText("No Network Connection");
  expect(screen.queryByText("Something went wrong. Please try again.")).toBeNull();
});

test("the button that shows the password is named after it", () => {
  fireEvent.click(screen.getByRole("button", { name: "Show password" }));
  screen.getByRole("button", { name: "Hide password" });
});

test("a shop begins empty unless it is created with samples", async () => {
  const created = hold("post", "/setup", () => ({ publicAddress: "https://shop.example" }));
  fill("Name of the shop", "Needle & Thread");
  expect(screen.getByLabelText<HTMLInputElement>("Empty").checked).toBe(true);
  fireEvent.click(screen.getByLabelText("With samples"));
  create();
  await created.came(1);
  expect(created.bodies).toMatchObject([{ token: "token", businessName: "Needle & Thread", beginning: "samples" }]);
  await created.release();
  await screen.findByText(/^Your shop is at https:\/\/shop\.example/);
});
