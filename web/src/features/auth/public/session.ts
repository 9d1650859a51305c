import type { QueryClient } from "@tanstack/react-query";
import { client as api, unwrap } from "../../../api/client";
import type { Session } from "../../../api/schema";
import { links } from "../../../links";
import { writeCopies } from "../session/copies";
import { sessionView } from "../session/queries";
import { claimDrafts, clearStorages } from "../session/storage";

/** What an account holds for its owner only: never left behind for whoever comes next. */
function forgetPersonal(client: QueryClient): void {
  client.removeQueries({
    predicate: ({ queryKey }) => /^\/api\/(me|admin)(\/|$)/.test(String(queryKey[1])),
  });
}

export const knownUser = (client: QueryClient) => client.getQueryData<Session>(sessionView().queryKey)?.user;

/** Takes over what logging in or registering answered. */
export async function enterSession(client: QueryClient, session: Session): Promise<void> {
  const { queryKey } = sessionView();
  // An older question under way would answer that nobody is logged in.
  await client.cancelQueries({ queryKey });
  if (knownUser(client)?.id !== session.user?.id) forgetPersonal(client);
  if (session.user) claimDrafts(session.user.id);
  client.setQueryData(queryKey, session);
  writeCopies(session.user);
}

/** The session is over, here or in another tab. What was being typed stays. */
export async function leaveSession(client: QueryClient): Promise<void> {
  await enterSession(client, {});
}

/** Another tab logged in, perhaps as somebody else: nothing is known until the server says who it is. */
export async function askAgain(client: QueryClient): Promise<void> {
  forgetPersonal(client);
  await client.resetQueries({ queryKey: sessionView().queryKey });
}

let leaving = false;

/** True while the session is being ended from here: what the browser tells of it meanwhile is no news. */
export const isLeaving = (): boolean => leaving;

/** The browser shows the page again that it had put aside when somebody logged out on it. */
export function comeBack(): void {
  leaving = false;
}

/**
 * Waits for what ends the session on the server. The browser empties its storage before it hands the answer over:
 * without this the page would be led to the login before it can say what was done.
 */
export async function whileLeaving<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  leaving = true;
  try {
    return await act();
  } finally {
    leaving = false;
  }
}

/** Ends the session on the server, empties both storages and opens the login page anew, with nothing in memory. */
export async function logOut(): Promise<void> {
  leaving = true;
  try {
    await unwrap(api.DELETE("/session"));
  } catch (failure) {
    leaving = false;
    throw failure;
  }
  clearStorages();
  location.assign(links.login());
}
