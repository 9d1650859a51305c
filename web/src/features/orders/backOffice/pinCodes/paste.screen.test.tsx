import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { AdminPinCode } from "../../../../api/schema";
import { be, goTo, openScreen, owner } from "../../../../testing/openScreen";
import { sampleOf } from "../../../../testing/sample";
import { answer, refuse } from "../../../../testing/server";

const LIST = "600004, Mylapore\nsix hundred and five\n600017, T. Nagar";
const REST = "600004, Mylapore\n600017, T. Nagar";

beforeEach(() => {
  be(owner);
  answer("get", "/admin/pin-codes", []);
});

async function skipLine(): Promise<HTMLTextAreaElement> {
  await openScreen("/admin/content/pin-codes/paste");
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Your list/);
  fireEvent.change(field, { target: { value: LIST } });
  fireEvent.click(screen.getByRole("button", { name: "Skip this line" }));
  expect(field.value).toBe(REST);
  return field;
}

async function undo(): Promise<void> {
  const button = await screen.findByRole("button", { name: "Undo" });
  await act(async () => void fireEvent.click(button));
}

test("a skipped line comes back with Undo", async () => {
  const field = await skipLine();
  await undo();
  expect(field.value).toBe(LIST);
});

test("Undo leaves what was typed after the line was skipped", async () => {
  const field = await skipLine();
  fireEvent.change(field, { target: { value: `${REST}\n600028, Adyar` } });
  await undo();
  expect(field.value).toBe(`${REST}\n600028, Adyar\nsix hundred and five`);
});

const itemsOf = (name: string) =>
  within(screen.getByRole("list", { name })).getAllByRole("listitem").map(({ textContent }) => textContent);

test("the preview counts new and known pin codes and names invalid lines, with which nothing is added", async () => {
  const added = refuse("post", "/admin/pin-codes/import");
  const [sample] = sampleOf("admin_pin_code_list");
  answer("get", "/admin/pin-codes", [{ ...sample, pinCode: "600004", location: "Mylapore" } as AdminPinCode]);
  await openScreen("/admin/content/pin-codes/paste");
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Your list/);
  const value = "Pin code, Place\n600004, Mylapore\n600100, Medavakkam\nTambaram;60010\nSelaiyur;600073";
  fireEvent.change(field, { target: { value } });
  screen.getByText("1 line needs correcting before you can add the list.");
  screen.getByText("Line 4: there is no 6-digit pin code.");
  expect(itemsOf("Lines to correct")).toEqual([expect.stringMatching(/Tambaram;60010$/)]);
  screen.getByText("2 pin codes new");
  expect(itemsOf("New pin codes")).toEqual(["600100, Medavakkam", "600073, Selaiyur"]);
  screen.getByText("1 pin code already on your list.");
  fireEvent.click(screen.getByRole("button", { name: /^Add 2 pin codes/ }));
  await screen.findByText("Correct or skip the lines listed below.");
  expect(document.activeElement).toBe(field);
  expect(added).toEqual([]);
});

test("a pasted list is still there after the screen was left", async () => {
  await openScreen("/admin/content/pin-codes/paste");
  fireEvent.change(await screen.findByLabelText(/^Your list/), { target: { value: LIST } });
  await goTo("/admin/content/pin-codes");
  expect(await screen.findAllByRole("link", { name: "Paste list" })).not.toEqual([]);
  await goTo("/admin/content/pin-codes/paste");
  expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Your list/)).value).toBe(LIST);
});
