import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test, vi } from "vitest";
import { followTabs } from "./followTabs";
import { sessionView } from "./queries";
import { knownUser, logOut } from "../public/session";

const heard = new Map<string, (event: object) => void>();
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
  clear: () => stored.clear(),
};

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  vi.stubGlobal("addEventListener", (name: string, listener: (event: object) => void) => void heard.set(name, listener));
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("location", { assign: () => undefined });
});

test("a page restored from the back/forward cache after a logout knows that it is logged out", async () => {
  const client = new QueryClient();
  const user = { id: 3, name: "Asha Raman", mobile: "+919000000002", email: "asha@example.com", role: "customer" };
  client.setQueryData(sessionView().queryKey, { user });
  client.setQueryData(["order_list", "/api/me/orders"], [{ id: 2 }]);
  stored.set("userId", "3").set("userName", user.name);
  followTabs(client);
  await logOut();
  // Storage changes are ignored while the page is being left.
  expect(knownUser(client)).toBeDefined();
  heard.get("pageshow")?.({ persisted: true });
  await vi.waitFor(() => expect(knownUser(client)).toBeUndefined());
  expect(client.getQueryData(["order_list", "/api/me/orders"])).toBeUndefined();
});
