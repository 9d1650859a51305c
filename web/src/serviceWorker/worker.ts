/**
 * The service worker: pages and the customer's last seen orders and courses without a network, and notifications. Its
 * caches belong to one build of the client; a new build installs it again and deletes them.
 */
import { openNotification, showNotification } from "./notifications";
import { filesOf, handlingOf, pageKey, pageOf, withoutScripts } from "./requests";

declare const self: ServiceWorkerGlobalScope;

/** The hash of this build, written in by build/serviceWorker.ts. */
const VERSION = "__VERSION__";
const PAGES = `pages-${VERSION}`;
const FILES = `files-${VERSION}`;
const PERSONAL = `personal-${VERSION}`;

const OFFLINE = "/offline";
const SESSION = "/api/session";
/** Read by the client, which says how old an answer is. Milliseconds since 1970. */
const STORED_AT = "x-stored-at";
const MOST_PAGES = 40;
/** As long as a session lasts without a visit, in milliseconds. */
const PERSONAL_FOR = 30 * 24 * 3_600_000;

/** Counts deletions of personal answers: the answer to a request from before one is not stored after it. */
let deletions = 0;
/** The request of this worker for the session, while it is under way. */
let sessionRequest: Promise<void> | undefined;

self.addEventListener("install", (event) => {
  void self.skipWaiting();
  event.waitUntil(storeOfflinePage());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener("fetch", (event) => {
  switch (handlingOf(event.request, self.location.origin)) {
    case "page":
      return event.respondWith(page(event));
    case "file":
      return event.respondWith(file(event.request));
    case "personal":
      return event.respondWith(personal(event));
    case "ending":
      return event.waitUntil(deletePersonal());
  }
});

self.addEventListener("push", (event) => {
  event.waitUntil(showNotification(self, event.data?.json()));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openNotification(self.clients, event.notification.data));
});

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !name.endsWith(`-${VERSION}`)).map((name) => caches.delete(name)));
  // The request for a page begins before this script has started.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function page(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  const key = pageKey(url);
  try {
    const response = ((await event.preloadResponse) as Response | undefined) ?? (await fetch(event.request));
    if (key) event.waitUntil(storePage(key, response.clone()));
    return response;
  } catch {
    const cache = await caches.open(PAGES);
    return (key && (await cache.match(key))) || (await cache.match(OFFLINE)) || Response.error();
  }
}

/** Stores a page with the files that it loads. */
async function storePage(key: string, response: Response): Promise<void> {
  if (!response.ok || response.redirected || !response.headers.get("content-type")?.startsWith("text/html")) return;
  const cache = await caches.open(PAGES);
  // Last in the list: the oldest ones are deleted first.
  await cache.delete(key);
  await cache.put(key, response.clone());
  const oldest = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== OFFLINE).slice(0, -MOST_PAGES);
  await Promise.all(oldest.map((request) => cache.delete(request)));
  await storeFiles(filesOf(await response.text()));
}

async function storeFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((address) => file(new Request(address))));
}

async function storeOfflinePage(): Promise<void> {
  const response = await fetch(OFFLINE);
  if (!response.ok) return;
  const { headers } = response;
  const html = withoutScripts(await response.text());
  await (await caches.open(PAGES)).put(OFFLINE, new Response(html, { headers }));
  await storeFiles(filesOf(html));
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(FILES);
  const stored = await cache.match(request);
  if (stored) return stored;
  const response = await fetch(request);
  if (response.status === 200) await cache.put(request, response.clone());
  return response;
}

async function personal(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const before = deletions;
  let response: Response;
  try {
    response = await fetch(event.request);
  } catch (failure) {
    const stored = await (await caches.open(PERSONAL)).match(pathname);
    if (stored && Date.now() - Number(stored.headers.get(STORED_AT)) < PERSONAL_FOR) return stored;
    throw failure;
  }
  event.waitUntil(storePersonal(pathname, response.clone(), before));
  return response;
}

async function storePersonal(path: string, response: Response, before: number): Promise<void> {
  if (response.status === 401) return deletePersonal();
  if (response.status !== 200) return;
  const text = await response.text();
  if (path === SESSION && !(await isCustomerOfStored(text))) return deletePersonal();
  // An answer to staff is not stored.
  if (path !== SESSION && !(await isCustomerKnown())) return;
  if (before !== deletions) return;
  const cache = await caches.open(PERSONAL);
  const headers = { "content-type": "application/json", [STORED_AT]: String(Date.now()) };
  await cache.put(path, new Response(text, { headers }));
  const shownOn = pageOf(path);
  const pages = await caches.open(PAGES);
  if (shownOn && !(await pages.match(shownOn))) await storePage(shownOn, await fetch(shownOn));
}

/** Whether a customer's session is stored. A login answers with the session, and no page requests it after that. */
async function isCustomerKnown(): Promise<boolean> {
  const isStored = async () => (await (await caches.open(PERSONAL)).match(SESSION)) !== undefined;
  if (await isStored()) return true;
  await (sessionRequest ??= requestSession().finally(() => (sessionRequest = undefined)));
  return isStored();
}

async function requestSession(): Promise<void> {
  const before = deletions;
  await storePersonal(SESSION, await fetch(SESSION), before);
}

/** Whether a session is a customer's. What another customer left is deleted. */
async function isCustomerOfStored(session: string): Promise<boolean> {
  const { user } = JSON.parse(session) as { user?: { id: number; role: string } };
  if (user?.role !== "customer") return false;
  const stored = await (await caches.open(PERSONAL)).match(SESSION);
  const before = stored && ((await stored.json()) as { user?: { id: number } }).user;
  if (before && before.id !== user.id) await caches.delete(PERSONAL);
  return true;
}

async function deletePersonal(): Promise<void> {
  deletions += 1;
  await caches.delete(PERSONAL);
}
