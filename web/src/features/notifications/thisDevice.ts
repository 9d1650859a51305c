import type { NotificationSettings } from "../../api/schema";
import { createDevice } from "./queries";

/** What this browser says of notifications. */
export type DeviceState =
  /** It has none, or only once the shop is on the home screen, as on an iPhone. */
  | "unsupported"
  /** The user has refused them. */
  | "blocked"
  /** The user has not been asked, or has agreed. */
  | "possible";

export function stateOfDevice(): DeviceState {
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis) || !("Notification" in globalThis)) return "unsupported";
  return Notification.permission === "denied" ? "blocked" : "possible";
}

export const isApple = (): boolean => /iPhone|iPad/.test(navigator.userAgent);

const base64 = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Subscribes this browser with the shop's key, and tells the shop. One of an earlier key is replaced. */
async function subscribe(publicKey: string): Promise<NotificationSettings> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const existing = await pushManager.getSubscription();
  if (existing && base64(existing.options.applicationServerKey) !== publicKey) await existing.unsubscribe();
  const { endpoint, ...keys } = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
    .then((one) => ({ endpoint: one.endpoint, p256dh: base64(one.getKey("p256dh")), auth: base64(one.getKey("auth")) }));
  return createDevice({ endpoint, ...keys, publicKey });
}

/** Asks the user, and turns notifications on for this browser. Call from a tap. Nothing if the user refuses. */
export async function turnOn(publicKey: string): Promise<NotificationSettings | undefined> {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  return subscribe(publicKey);
}

/** Ends the subscription of this browser. */
export async function turnOff(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Gives a subscribed browser to the current session: it belonged to one that may have ended since. Does not ask. */
export async function keepOn(publicKey: string): Promise<NotificationSettings | undefined> {
  if (stateOfDevice() !== "possible" || Notification.permission !== "granted") return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ? subscribe(publicKey) : undefined;
}
