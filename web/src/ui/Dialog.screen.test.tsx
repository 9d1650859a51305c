import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import * as gestures from "../testing/dialog";
import { Dialog, type DialogProps } from "./Dialog";

// The dialogs of earlier tests have left the history.
beforeEach(() => act(() => new Promise((resolve) => setTimeout(resolve))));

const dialog = () => screen.getByRole<HTMLDialogElement>("dialog", { name: "Access token" });
const escape = () => gestures.escape(dialog());
const pressOutside = () => gestures.pressOutside(dialog());
const { back } = gestures;

function open(props: Partial<DialogProps>) {
  const onClose = vi.fn();
  render(
    <Dialog open onClose={onClose} title="Access token" {...props}>
      <button onClick={onClose}>Done</button>
    </Dialog>,
  );
  return onClose;
}

const WAYS = [escape, pressOutside, back];

test("Escape, a press outside and the back button close a dialog", () => {
  for (const leave of WAYS) {
    const onClose = open({});
    leave();
    expect(onClose).toHaveBeenCalledOnce();
    cleanup();
  }
});

test("only its own button closes a sticky dialog", () => {
  const onClose = open({ sticky: "always" });
  for (const leave of WAYS) {
    leave();
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog().open).toBe(true);
  }
  expect(history.state).toMatchObject({ dialogDepth: 1 });
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  expect(onClose).toHaveBeenCalledOnce();
});

test("a press outside leaves a payment open, Escape closes it", () => {
  const onClose = open({ sticky: "outside" });
  pressOutside();
  expect(onClose).not.toHaveBeenCalled();
  escape();
  expect(onClose).toHaveBeenCalledOnce();
});

test("a dialog that the browser closes by itself opens again", () => {
  open({ sticky: "always" });
  dialog().close();
  expect(dialog().open).toBe(true);
});

test("a dialog that may not close stays open", () => {
  const onClose = open({ mayClose: () => false });
  for (const leave of [...WAYS, () => fireEvent.click(screen.getByRole("button", { name: "Close" }))]) leave();
  expect(onClose).not.toHaveBeenCalled();
});
