import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import * as gestures from "../testing/dialog";
import { FormDialog } from "./FormDialog";

// The dialogs of earlier tests have left the history.
beforeEach(() => act(() => new Promise((resolve) => setTimeout(resolve))));

const dialog = () => screen.getByRole<HTMLDialogElement>("dialog", { name: "Answer" });
const question = () => screen.queryByRole("group", { name: "Discard what you have typed?" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = () => fireEvent.change(screen.getByLabelText("Text"), { target: { value: "Yes, by Friday" } });

const escape = () => gestures.escape(dialog());
const pressOutside = () => gestures.pressOutside(dialog());
const { back } = gestures;

function open(props: { busy?: boolean; stored?: boolean } = {}) {
  const onClose = vi.fn();
  render(
    <FormDialog title="Answer" act="Send" busy={false} onClose={onClose} onSend={vi.fn()} {...props}>
      <input aria-label="Text" />
    </FormDialog>,
  );
  return onClose;
}

test("without anything typed it closes at once", () => {
  const onClose = open();
  escape();
  expect(onClose).toHaveBeenCalledOnce();
});

test("every way out asks before what was typed is lost", () => {
  const onClose = open();
  type();
  for (const leave of [escape, pressOutside, back, () => press("Close"), () => press("Cancel")]) {
    leave();
    expect(within(question()!).getByRole("button", { name: "Discard" })).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    press("Continue editing");
    expect(question()).toBeNull();
  }
  escape();
  press("Discard");
  expect(onClose).toHaveBeenCalledOnce();
});

test("the focus returns to the field with the answer", () => {
  open();
  const field = screen.getByLabelText("Text");
  field.focus();
  type();
  escape();
  expect(document.activeElement).toBe(question());
  press("Continue editing");
  expect(document.activeElement).toBe(field);
});

test("a dialog whose text is stored closes without a question", () => {
  const stored = open({ stored: true });
  type();
  escape();
  expect(stored).toHaveBeenCalledOnce();
});

test("a busy one stays open", () => {
  const onClose = open({ busy: true });
  escape();
  back();
  expect(onClose).not.toHaveBeenCalled();
});
