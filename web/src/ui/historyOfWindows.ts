/*
 * The browser's back button closes the topmost window instead of leaving the page. Each open
 * window owns one entry of the history, marked with its depth; closing it in another way takes
 * that entry back.
 */
interface OpenWindow {
  depth: number;
  close: () => void;
}

const open: OpenWindow[] = [];
let backsUnderWay = 0;
let waiting: (() => void)[] = [];
let listening = false;

/** Runs once every window that is closing has taken its entry back. */
export function afterClosing(run: () => void): void {
  waiting.push(run);
}

function runWaiting() {
  const due = waiting;
  waiting = [];
  due.forEach((run) => run());
}

const depthHere = (): number => (history.state as { windowDepth?: number | undefined } | null)?.windowDepth ?? 0;

function onPopState() {
  if (backsUnderWay > 0) {
    backsUnderWay -= 1;
    if (backsUnderWay === 0) runWaiting();
    return;
  }
  const here = depthHere();
  while (open.length && (open.at(-1)?.depth ?? 0) > here) open.pop()?.close();
}

/** Registers a window that just opened; answers what to call when it closes. */
export function enterWindow(close: () => void): () => void {
  if (!listening) addEventListener("popstate", onPopState);
  listening = true;
  let left = false;
  const entry: OpenWindow = { depth: 0, close };
  const push = () => {
    if (left) return;
    entry.depth = depthHere() + 1;
    open.push(entry);
    history.pushState({ ...(history.state as object | null), windowDepth: entry.depth }, "");
  };
  if (backsUnderWay > 0) waiting.push(push);
  else push();

  return () => {
    left = true;
    const place = open.indexOf(entry);
    if (place < 0) {
      // The back button took the entry already.
      if (backsUnderWay === 0) runWaiting();
      return;
    }
    open.splice(place, 1);
    if (depthHere() === entry.depth) {
      backsUnderWay += 1;
      history.back();
    } else if (backsUnderWay === 0) {
      // The page went elsewhere with the window open: the entry stays behind and there is none to take back.
      runWaiting();
    }
  };
}
