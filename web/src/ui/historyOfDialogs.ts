/*
 * The browser's back button closes the topmost dialog instead of leaving the page. Each open
 * dialog owns one entry of the history, marked with its depth; closing it in another way takes
 * that entry back.
 */
interface OpenDialog {
  depth: number;
  /** The page it was opened on. */
  page: string;
  close: () => void;
  mayClose: () => boolean;
}

const open: OpenDialog[] = [];
let backsUnderWay = 0;
let waiting: (() => void)[] = [];
let listening = false;
/** Depths of entries whose dialogs closed under another one: removed once they are reached. */
const leftBehind = new Set<number>();

/**
 * Runs once every dialog that is closing has taken its history entry back, in a task of its own: the browser restores
 * the scroll position of the page it came back to right after `popstate`, and would give it to the page that `run` opens.
 */
export function afterClosing(run: () => void): void {
  waiting.push(() => void setTimeout(run));
}

function runWaiting() {
  const due = waiting;
  waiting = [];
  due.forEach((run) => run());
}

const depthHere = (): number => (history.state as { dialogDepth?: number | undefined } | null)?.dialogDepth ?? 0;

function takeBack() {
  backsUnderWay += 1;
  history.back();
}

function onPopState() {
  const own = backsUnderWay > 0;
  if (own) backsUnderWay -= 1;
  const here = depthHere();
  const refusing = own ? undefined : open.findLast((each) => each.depth > here && each.page === location.pathname && !each.mayClose());
  if (!refusing && leftBehind.delete(here)) takeBack();
  if (!own) while (open.length && (open.at(-1)?.depth ?? 0) > (refusing?.depth ?? here)) open.pop()?.close();
  else if (backsUnderWay === 0) runWaiting();
  // The back button has left the entries of the dialogs that stay open: each gets a new one.
  if (refusing) for (const { depth } of open) if (depth > here) pushEntry(depth);
}

function pushEntry(depth: number) {
  leftBehind.delete(depth);
  history.pushState({ ...(history.state as object | null), dialogDepth: depth }, "");
}

/**
 * Registers an opened dialog; returns a function to call when it closes. `mayClose` is called when the back button is
 * pressed: with false the dialog stays open.
 */
export function enterDialog(close: () => void, mayClose: () => boolean = () => true): () => void {
  if (!listening) addEventListener("popstate", onPopState);
  listening = true;
  let left = false;
  const entry: OpenDialog = { depth: 0, page: location.pathname, close, mayClose };
  const push = () => {
    if (left) return;
    entry.depth = depthHere() + 1;
    open.push(entry);
    pushEntry(entry.depth);
  };
  if (backsUnderWay > 0) waiting.push(push);
  else push();

  return () => {
    left = true;
    const place = open.indexOf(entry);
    if (place < 0) {
      // The back button has removed the entry already.
      if (backsUnderWay === 0) runWaiting();
      return;
    }
    open.splice(place, 1);
    const here = depthHere();
    if (here > entry.depth) leftBehind.add(entry.depth);
    else if (here === entry.depth) takeBack();
    else if (backsUnderWay === 0) {
      // The page navigated with the dialog open: the entry stays in the history.
      runWaiting();
    }
  };
}
