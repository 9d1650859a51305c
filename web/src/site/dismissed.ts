import { browserStorage } from "./browserStorage";

const KEY = "dismissed";

/**
 * Dismisses a bar of the frame in this browser: `<html data-dismissed~="name">`, at once and, by the script in index.html,
 * before the first paint of every later page. A style of the bar hides it by that.
 */
export function dismiss(name: string): void {
  const { dataset } = document.documentElement;
  dataset["dismissed"] = [...new Set([...(dataset["dismissed"] ?? "").split(" "), name])].join(" ").trim();
  browserStorage.set(KEY, dataset["dismissed"]);
}
