import { read, type Read } from "../../../api/read";
import type { Session } from "../../../api/schema";
import { writeCopies } from "./copies";
import { claimDrafts } from "./storage";

const question = read("session_view", "/session");

/** The session. Its response corrects the stored copies. */
export const sessionView = (): Read<Session> => ({
  queryKey: question.queryKey,
  queryFn: async (context) => {
    const session = await question.queryFn(context);
    if (session.user) claimDrafts(session.user.id);
    writeCopies(session.user);
    return session;
  },
});
