import { useSession } from "./useSession";

/** Whether the owner is logged in here. The server decides all the same. */
export function useIsOwner(): boolean {
  const session = useSession();
  return session.state === "user" && session.user.role === "owner";
}
