import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

/**
 * The part of the browser's history that dialogs use: going back happens later, and the scroll position of the entry is
 * restored after the event, as in a browser. Timers run when `settle` or `pressBack` has ended its task.
 */
function browser() {
  let entries: { state: unknown; top?: number }[] = [{ state: null }];
  let place = 0;
  let top = 0;
  let onPopState = () => {};
  let backs = 0;
  const history = {
    get state() {
      return entries[place]?.state;
    },
    pushState(state: unknown) {
      const here = entries[place];
      if (here) here.top = top;
      entries = [...entries.slice(0, place + 1), { state }];
      place += 1;
    },
    back() {
      backs += 1;
    },
  };
  const page = { pathname: "/courses" };
  vi.stubGlobal("history", history);
  vi.stubGlobal("location", page);
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => {
    onPopState = listener;
  });
  const goBack = () => {
    place -= 1;
    const restored = entries[place]?.top;
    onPopState();
    if (restored !== undefined) top = restored;
    vi.runAllTimers();
  };
  return {
    history,
    page,
    place: () => place,
    scrollTo(to: number) {
      top = to;
    },
    top: () => top,
    settle() {
      for (; backs > 0; backs -= 1) goBack();
    },
    pressBack: goBack,
  };
}

describe("the history of dialogs", () => {
  let dialogs: typeof import("./historyOfDialogs");
  let here: ReturnType<typeof browser>;
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    here = browser();
    dialogs = await import("./historyOfDialogs");
  });
  afterEach(() => vi.useRealTimers());

  test("callbacks after closing run after the back button too", () => {
    const then = vi.fn();
    const leave: { now?: () => void } = {};
    leave.now = dialogs.enterDialog(() => {
      dialogs.afterClosing(then);
      leave.now?.();
    });
    here.pressBack();
    expect(then).toHaveBeenCalledOnce();
    expect(here.place()).toBe(0);
  });

  test("the back button closes the topmost dialog only", () => {
    const outer = vi.fn();
    const inner = vi.fn();
    dialogs.enterDialog(outer);
    dialogs.enterDialog(inner);
    here.pressBack();
    expect(inner).toHaveBeenCalledOnce();
    expect(outer).not.toHaveBeenCalled();
    expect(here.place()).toBe(1);
  });

  test("a dialog closed by its button removes its entry", () => {
    const close = vi.fn();
    const leave = dialogs.enterDialog(close);
    leave();
    here.settle();
    expect(here.place()).toBe(0);
    expect(close).not.toHaveBeenCalled();
  });

  test("a dialog that opens while another closes waits for it", () => {
    const leave = dialogs.enterDialog(() => {});
    leave();
    dialogs.enterDialog(() => {});
    expect(here.place()).toBe(1);
    here.settle();
    expect(here.place()).toBe(1);
    expect(here.history.state).toEqual({ dialogDepth: 1 });
  });

  test("a link in a dialog navigates from the page, not from the dialog", () => {
    const leave = dialogs.enterDialog(() => {});
    const go = vi.fn();
    dialogs.afterClosing(go);
    leave();
    expect(go).not.toHaveBeenCalled();
    here.settle();
    expect(go).toHaveBeenCalledOnce();
    expect(here.place()).toBe(0);
  });

  test("the page that a link in a dialog opens starts at its top", () => {
    for (const way of ["by its link", "by the back button"]) {
      here.scrollTo(600);
      const leave: { now?: () => void } = {};
      leave.now = dialogs.enterDialog(() => leave.now?.());
      dialogs.afterClosing(() => {
        here.history.pushState(null);
        here.scrollTo(0);
      });
      if (way === "by its link") leave.now();
      else here.pressBack();
      here.settle();
      expect(here.top(), way).toBe(0);
    }
  });

  test("two dialogs that close together leave no entry behind, in either order", () => {
    for (const order of ["the upper one", "the lower one"]) {
      const lower = dialogs.enterDialog(() => {});
      const upper = dialogs.enterDialog(() => {});
      const then = vi.fn();
      dialogs.afterClosing(then);
      const closings = order === "the upper one" ? [upper, lower] : [lower, upper];
      for (const close of closings) close();
      expect(then, order).not.toHaveBeenCalled();
      here.settle();
      expect(here.place(), order).toBe(0);
      expect(then, order).toHaveBeenCalledOnce();
    }
  });

  test("the entry of a dialog closed under another one is skipped when the back button closes the upper one", () => {
    const lower = dialogs.enterDialog(() => {});
    const leave: { now?: () => void } = {};
    leave.now = dialogs.enterDialog(() => leave.now?.());
    lower();
    expect(here.place()).toBe(2);
    here.pressBack();
    here.settle();
    expect(here.place()).toBe(0);
    dialogs.enterDialog(() => {});
    expect(here.history.state).toEqual({ dialogDepth: 1 });
  });

  test("a dialog that refuses the back button stays open and gets its entry back", () => {
    const close = vi.fn();
    let mayClose = false;
    dialogs.enterDialog(close, () => mayClose);
    for (let times = 0; times < 2; times += 1) {
      here.pressBack();
      expect(close).not.toHaveBeenCalled();
      expect(here.place()).toBe(1);
      expect(here.history.state).toEqual({ dialogDepth: 1 });
    }
    mayClose = true;
    here.pressBack();
    expect(close).toHaveBeenCalledOnce();
    expect(here.place()).toBe(0);
  });

  test("a refused back button leaves the dialog closable by its button, and the one above it closes", () => {
    const leave = dialogs.enterDialog(() => {}, () => false);
    const above = vi.fn();
    dialogs.enterDialog(above);
    here.pressBack();
    expect(above).toHaveBeenCalledOnce();
    here.pressBack();
    expect(here.place()).toBe(1);
    leave();
    here.settle();
    expect(here.place()).toBe(0);
  });

  test("the entry left behind under a dialog that refuses the back button is removed with the dialog", () => {
    const lower = dialogs.enterDialog(() => {});
    const leave = dialogs.enterDialog(() => {}, () => false);
    lower();
    here.pressBack();
    here.settle();
    expect(here.place()).toBe(2);
    leave();
    here.settle();
    expect(here.place()).toBe(0);
  });

  test("a dialog cannot refuse to close with its page", () => {
    const close = vi.fn();
    dialogs.enterDialog(close, () => false);
    here.page.pathname = "/home";
    here.pressBack();
    expect(close).toHaveBeenCalledOnce();
    expect(here.place()).toBe(0);
  });

  test("after a navigation no entry is removed", () => {
    const leave = dialogs.enterDialog(() => {});
    here.history.pushState(null);
    leave();
    here.settle();
    expect(here.place()).toBe(2);
  });
});
