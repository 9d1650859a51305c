import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { answer } from "../../../../testing/server";

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
