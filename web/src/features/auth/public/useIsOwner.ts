import { useSession } from "./useSession";

/** Whether an owner is logged in. The server checks permissions itself. */
export function useIsOwner(): boolean {
  const session = useSession();
  return session.state === "user" && session.user.role === "owner";
}
