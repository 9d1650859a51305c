import { client, unwrap } from "../api/client";
import type { Read } from "../api/read";
import { writeCopies } from "./copies";
import { claimDrafts } from "./storage";

export interface SessionUser {
  id: number;
  name: string;
  mobile: string;
  email: string;
  role: "customer" | "staff" | "owner";
}

export interface SessionAnswer {
  user?: SessionUser;
}

type Get = (path: string, init: { signal: AbortSignal }) => Promise<{ data?: SessionAnswer; response: Response }>;

/** Who is logged in; the answer corrects what the browser remembers. */
export const sessionView = (): Read<SessionAnswer> => ({
  queryKey: ["session_view", "/api/session"],
  queryFn: async ({ signal }) => {
    const session = await unwrap((client.GET as unknown as Get)("/session", { signal }));
    if (session.user) claimDrafts(session.user.id);
    writeCopies(session.user);
    return session;
  },
});
