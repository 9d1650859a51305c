import type { QueryClient } from "@tanstack/react-query";
import type { Session } from "../../../api/schema";
import { send } from "../../../api/send";
import { links } from "../../../links";
import { writeCopies } from "../session/copies";
import { sessionView } from "../session/queries";
import { claimDrafts, clearStorages } from "../session/storage";

/** Removes personal data from the cache, so that it is never shown to the next user. */
function forgetPersonal(client: QueryClient): void {
  client.removeQueries({
    predicate: ({ queryKey }) => /^\/api\/(me|admin)(\/|$)/.test(String(queryKey[1])),
  });
}

export const knownUser = (client: QueryClient) => client.getQueryData<Session>(sessionView().queryKey)?.user;

/** Stores the session returned by a login or registration. */
export async function enterSession(client: QueryClient, session: Session): Promise<void> {
  const { queryKey } = sessionView();
  // A pending request would overwrite it with a visitor's session.
  await client.cancelQueries({ queryKey });
  if (knownUser(client)?.id !== session.user?.id) forgetPersonal(client);
  if (session.user) claimDrafts(session.user.id);
  client.setQueryData(queryKey, session);
  writeCopies(session.user);
}

/** Handles the end of the session, here or in another tab. Drafts stay. */
export async function leaveSession(client: QueryClient): Promise<void> {
  await enterSession(client, {});
}

/** Handles a login in another tab, perhaps as another user: the session is unknown until the server responds. */
export async function askAgain(client: QueryClient): Promise<void> {
  forgetPersonal(client);
  await client.resetQueries({ queryKey: sessionView().queryKey });
}

let leaving = false;

/** True while this page ends the session, so that storage events are ignored. */
export const isLeaving = (): boolean => leaving;

/** Handles a page restored from the back/forward cache after a logout. */
export function comeBack(): void {
  leaving = false;
}

/**
 * Runs a request that ends the session on the server. The browser clears its storage before the response arrives:
 * without this the page would redirect to the login before it can show the result.
 */
export async function whileLeaving<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  leaving = true;
  try {
    return await act();
  } finally {
    leaving = false;
  }
}

/** Ends the session on the server, clears both storages and reloads at the login page. */
export async function logOut(): Promise<void> {
  leaving = true;
  try {
    await send("DELETE /session");
  } catch (failure) {
    leaving = false;
    throw failure;
  }
  clearStorages();
  location.assign(links.login());
}
