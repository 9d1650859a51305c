import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { be, openScreen } from "../../testing/openScreen";
import { problem, refuse } from "../../testing/server";

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test.each([
  ["the shop cannot take it", () => problem(500, "store.internal"), "Failed to submit enquiry. Please try again."],
  ["there is no response", undefined, "No Network Connection"],
] as const)("an enquiry that is not sent because %s keeps its words, and says so", async (_, refusal, says) => {
  be({});
  const sent = refuse("post", "/content/enquiries", refusal);
  await openScreen("/contactus");
  fireEvent.focus(await screen.findByLabelText("Name"));
  fireEvent.change(field("Name"), { target: { value: "Asha" } });
  fireEvent.change(field("Phone"), { target: { value: "9876543210" } });
  fireEvent.click(screen.getByRole("button", { name: /^Send/i }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await screen.findByText(says);
  expect(field("Name").value).toBe("Asha");
  expect(field("Phone").value).toBe("9876543210");
});

test("every invalid field of an enquiry is named, and nothing typed is lost", async () => {
  be({});
  const sent = refuse("post", "/content/enquiries");
  await openScreen("/contactus");
  fireEvent.focus(await screen.findByLabelText("Name"));
  const typed = [["Phone", "12345"], [/^Email/, "asha"], [/^Message/, "A long story"]] as const;
  const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
  for (const [label, value] of typed) fireEvent.change(box(label), { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: /^Send/i }));
  for (const label of ["Name", "Phone", /^Email/])
    await waitFor(() => expect(box(label).getAttribute("aria-invalid")).toBe("true"));
  const problems = within(screen.getByRole("heading", { name: "There is a problem" }).parentElement as HTMLElement);
  expect(problems.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "Name: Please fill this in.",
    "Phone: Enter a 10-digit Indian mobile number.",
    "Email: Enter an email address like name@example.com.",
  ]);
  for (const [label, value] of typed) expect(box(label).value).toBe(value);
  expect(sent).toEqual([]);
});
