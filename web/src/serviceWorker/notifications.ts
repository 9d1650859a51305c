/** A notification as the server writes it (features/notifications). */
interface Notification {
  title: string;
  body: string;
  /** What a tap opens. */
  path: string;
  /** Requests that await approval, for the number on the icon. */
  waiting?: number;
}

/** Shows a notification, and the number on the icon. A browser that shows none for a push ends the subscription. */
export async function showNotification({ registration, navigator }: ServiceWorkerGlobalScope, text: unknown): Promise<void> {
  const { title, body, path, waiting } = text as Notification;
  if (waiting !== undefined) await navigator.setAppBadge?.(waiting);
  await registration.showNotification(title, { body, icon: "/icon-192.png", data: path });
}

/** Opens a path of the shop in a window that is open already, else in a new one. */
export async function openNotification(clients: Clients, path: unknown): Promise<void> {
  if (typeof path !== "string" || !/^\/(?![/\\])/.test(path)) return;
  const isOffice = path.startsWith("/admin");
  const windows = await clients.matchAll({ type: "window" });
  const open = windows.find(({ url }) => new URL(url).pathname.startsWith("/admin") === isOffice);
  if (!open) return void (await clients.openWindow(path));
  await open.focus();
  // A window that this worker does not control cannot be led elsewhere.
  await open.navigate(path).catch(() => clients.openWindow(path));
}
