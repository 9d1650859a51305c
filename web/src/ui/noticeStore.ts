import { useSyncExternalStore } from "react";
import { changes } from "./changes";

export type ToastKind = "success" | "warning" | "error";

export interface Toast {
  id: number;
  text: string;
  kind: ToastKind;
  ms: number;
}

interface Notices {
  toasts: readonly Toast[];
  alerts: readonly string[];
}

const NONE: Notices = { toasts: [], alerts: [] };
const MOST_TOASTS = 3;
let notices = NONE;
let lastId = 0;
const { subscribe, tell } = changes();

function set(next: Notices) {
  notices = next;
  tell();
}

/** Shows a short message that closes by itself, and returns its id. A success replaces the errors before it. */
export function toast(
  text: string,
  { kind = "success", ms = 5000 }: { kind?: ToastKind | undefined; ms?: number | undefined } = {},
): number {
  lastId += 1;
  const others = notices.toasts.filter((shown) => shown.text !== text && (kind !== "success" || shown.kind !== "error"));
  set({ ...notices, toasts: [...others, { id: lastId, text, kind, ms }].slice(-MOST_TOASTS) });
  return lastId;
}

export function dismissToast(id: number): void {
  set({ ...notices, toasts: notices.toasts.filter((shown) => shown.id !== id) });
}

/** Shows a message that is confirmed with OK. */
export function showAlert(text: string): void {
  set({ ...notices, alerts: [...notices.alerts, text] });
}

export function dismissAlert(): void {
  set({ ...notices, alerts: notices.alerts.slice(1) });
}

export const currentNotices = (): Notices => notices;

export function useNotices(): Notices {
  return useSyncExternalStore(subscribe, currentNotices, () => NONE);
}
