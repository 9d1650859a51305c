/** A command of the player. */
export type Command =
  | { act: "toggle" | "mute" | "captions" | "fullScreen" }
  | { act: "skip"; seconds: number }
  | { act: "jump"; share: number }
  | { act: "louder"; by: number }
  | { act: "faster"; steps: number };

/** The kind of the focused control, which keeps its own keys. */
export type FocusKind = "button" | "slider" | "select" | "other";

const ARROW_SECONDS = 5;
export const SKIP_SECONDS = 10;
const VOLUME_STEP = 0.1;

const COMMANDS: ReadonlyMap<string, Command> = new Map(Object.entries<Command>({
  k: { act: "toggle" },
  " ": { act: "toggle" },
  j: { act: "skip", seconds: -SKIP_SECONDS },
  l: { act: "skip", seconds: SKIP_SECONDS },
  ArrowLeft: { act: "skip", seconds: -ARROW_SECONDS },
  ArrowRight: { act: "skip", seconds: ARROW_SECONDS },
  ArrowUp: { act: "louder", by: VOLUME_STEP },
  ArrowDown: { act: "louder", by: -VOLUME_STEP },
  Home: { act: "jump", share: 0 },
  End: { act: "jump", share: 1 },
  m: { act: "mute" },
  c: { act: "captions" },
  f: { act: "fullScreen" },
  "<": { act: "faster", steps: -1 },
  ">": { act: "faster", steps: 1 },
}));

const SLIDER_KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

/** The command of a key, unless the focused control needs the key itself. */
export function commandOf(key: string, focus: FocusKind): Command | undefined {
  if (focus === "select") return undefined;
  if (focus === "button" && key === " ") return undefined;
  if (focus === "slider" && SLIDER_KEYS.includes(key)) return undefined;
  if (/^\d$/.test(key)) return { act: "jump", share: Number(key) / 10 };
  return COMMANDS.get(key.length === 1 ? key.toLowerCase() : key);
}

/** The kind of control an event came from. The seek bar leaves its arrow keys to the player, so that they skip seconds. */
export function focusKindOf(target: EventTarget | null): FocusKind {
  if (target instanceof HTMLSelectElement) return "select";
  if (target instanceof HTMLInputElement) return target.dataset["time"] === undefined ? "slider" : "other";
  return target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement ? "button" : "other";
}
