import type { QueryClient } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import { fill, makeQueryClient } from "../api/queryClient";
import type { Session } from "../api/schema";
import { loadParts } from "../app/admin/loadParts";
import { App } from "../app/App";
import { matchPath, visitOf } from "../app/match";
import { readsOf } from "../app/plan";
import { answer } from "./server";

export const customer: Session = { user: { id: 2, name: "Asha Raman", mobile: "9000000002", email: "customer@example.com", role: "customer" } } as Session;
export const owner: Session = { user: { id: 1, name: "Malarvizhi A.", mobile: "9000000001", email: "owner@example.com", role: "owner" } } as Session;

/** From now on this person is logged in; a visitor unless one is named. */
export function be(session: Session): void {
  answer("get", "/session", session);
}

/** The same person, whose name this browser has from an earlier visit. */
export function beKnown(session: Session): void {
  be(session);
  const { id = "", name = "" } = session.user ?? {};
  localStorage.setItem("userName", name);
  localStorage.setItem("userId", String(id));
}

/** Opens the whole client at an address, with nothing known beforehand. Returns where it has its answers. */
export async function openScreen(address: string): Promise<QueryClient> {
  history.replaceState(null, "", address);
  const client = makeQueryClient();
  const { queries, ...others } = client.getDefaultOptions();
  // The one more try after no answer comes at once.
  client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  const match = matchPath(location.pathname);
  fill(client, readsOf(match, visitOf(match, location.pathname, location.search, 1)), {});
  // A wait for something on the screen is not a wait for its code to be transformed, which takes a minute on a busy machine.
  await match?.route.page.preload();
  if (location.pathname.startsWith("/admin")) await Promise.all([import("../app/admin/BackOffice"), loadParts()]);
  await act(async () => void render(<App client={client} shuffle={1} />));
  return client;
}

/** Goes to another address inside the open client, as a link does. */
export async function goTo(address: string): Promise<void> {
  await act(async () => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
  });
}

/** Lets a navigation to this address that has begun come to its end: it waits for the screen's code. */
export async function settle(address: string): Promise<void> {
  await matchPath(address)?.route.page.preload();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}
