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

const depthHere = (): number => (history.state as { windowDepth?: number | undefined } | null)?.windowDepth ?? 0;

function onPopState() {
  if (backsUnderWay > 0) {
    backsUnderWay -= 1;
    if (backsUnderWay === 0) {
      const due = waiting;
      waiting = [];
      due.forEach((run) => run());
    }
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
    if (place < 0) return;
    open.splice(place, 1);
    // A link in the window already led elsewhere: then there is no entry of ours to take back.
    if (depthHere() === entry.depth) {
      backsUnderWay += 1;
      history.back();
    }
  };
}
