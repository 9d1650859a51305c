import { afterEach, beforeEach, expect, test, vi } from "vitest";

let undo: typeof import("./undo");

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  undo = await import("./undo");
});
afterEach(() => vi.useRealTimers());

test("a way back ends ten seconds after it was offered, whatever screens were opened meanwhile", () => {
  undo.offerUndo({ text: "Asha is approved", undo: () => Promise.resolve() });
  vi.advanceTimersByTime(undo.UNDO_MS - 1);
  expect(undo.currentUndo()).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(undo.currentUndo()).toBeUndefined();
});

test("a newer offer has ten seconds of its own", () => {
  undo.offerUndo({ text: "Asha is approved", undo: () => Promise.resolve() });
  vi.advanceTimersByTime(6_000);
  undo.offerUndo({ text: "Meera is approved", undo: () => Promise.resolve() });
  vi.advanceTimersByTime(6_000);
  expect(undo.currentUndo()).toBeDefined();
});

test("a change is taken back once, and the offer stands until that is done", async () => {
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
