import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { AskInPlace } from "./AskInPlace";

const button = (name: string) => screen.getByRole("button", { name });

function ask() {
  const link = screen.getByRole("button", { name: /^Delete.*note$/ });
  link.focus();
  fireEvent.click(link);
  return link;
}

test("the question has the focus, which returns to the link", async () => {
  render(<AskInPlace label="Delete" yes="Delete permanently" of="note" question="The note cannot be restored." busy={false} onYes={() => Promise.resolve(true)} />);
  const link = ask();
  const question = screen.getByRole("group", { name: "The note cannot be restored." });
  expect(document.activeElement).toBe(question);
  expect(screen.queryByRole("button", { name: /note/ })).toBeNull();
  fireEvent.click(button("Cancel"));
  expect(document.activeElement).toBe(link);
  ask();
  fireEvent.click(button("Delete permanently"));
  await expect.poll(() => document.activeElement).toBe(link);
});

test("a question without a text is named after what it does", () => {
  render(<AskInPlace label="Delete" yes="Delete permanently" of="note" busy={false} onYes={() => Promise.resolve(true)} />);
  ask();
  expect(document.activeElement).toBe(screen.getByRole("group", { name: /^Delete permanently.*note$/ }));
});
