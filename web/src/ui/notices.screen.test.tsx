import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { NoticeRegion } from "./Notices";
import { toast } from "./noticeStore";
import styles from "./Notices.module.css";

afterEach(() => vi.restoreAllMocks());

const at = (top: number) => () => new DOMRect(16, top, 300, 60);

function press(name: string) {
  fireEvent.pointerDown(screen.getByRole("button", { name }));
}

test("a message gives way to what was just touched", () => {
  render(
    <>
      <button>Save</button>
      <button>Delete</button>
      <NoticeRegion />
    </>,
  );
  const region = screen.getByRole("region", { name: "Messages" });
  region.getBoundingClientRect = at(700);
  region.showPopover ??= () => {};
  screen.getByRole("button", { name: "Save" }).getBoundingClientRect = at(720);
  screen.getByRole("button", { name: "Delete" }).getBoundingClientRect = at(100);

  press("Save");
  act(() => toast("Saved"));
  expect(region.classList).toContain(styles.away);

  press("Delete");
  act(() => toast("Deleted"));
  expect(region.classList).not.toContain(styles.away);
});

test("a success removes the errors before it, and nothing else", () => {
  render(<NoticeRegion />);
  act(() => toast("Opening soon", { kind: "warning" }));
  act(() => toast("Not sent", { kind: "error" }));
  expect(screen.getByText("Not sent")).toBeTruthy();
  act(() => toast("Sent"));
  expect(screen.queryByText("Not sent")).toBeNull();
  expect(screen.getByText("Sent")).toBeTruthy();
  expect(screen.getByText("Opening soon")).toBeTruthy();
  act(() => toast("Not saved", { kind: "error" }));
  expect(screen.getByText("Sent")).toBeTruthy();
});
