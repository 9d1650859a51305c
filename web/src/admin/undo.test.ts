import { afterEach, beforeEach, expect, test, vi } from "vitest";

let undo: typeof import("./undo");

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  undo = await import("./undo");
});
afterEach(() => vi.useRealTimers());

test("an undo expires after ten seconds, on any screen", () => {
  undo.offerUndo({ text: "Asha is approved", undo: () => Promise.resolve() });
  vi.advanceTimersByTime(undo.UNDO_MS - 1);
  expect(undo.currentUndo()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(undo.currentUndo()).toBeUndefined();
});

test("a newer undo has its own ten seconds", () => {
  undo.offerUndo({ text: "Asha is approved", undo: () => Promise.resolve() });
  vi.advanceTimersByTime(6_000);
  undo.offerUndo({ text: "Meera is approved", undo: () => Promise.resolve() });
  vi.advanceTimersByTime(6_000);
  expect(undo.currentUndo()).toBeDefined();
});

test("a change is undone once, and the notice stays until that is done", async () => {
  let done: () => void = () => undefined;
  const act = vi.fn(() => new Promise<void>((resolve) => (done = resolve)));
  undo.offerUndo({ text: "Asha is approved", undo: act });
  const first = undo.takeBack(1);
  await undo.takeBack(1);
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(1);
  expect(undo.currentUndo()).toBeDefined();
  done();
  await first;
  expect(undo.currentUndo()).toBeUndefined();
});
