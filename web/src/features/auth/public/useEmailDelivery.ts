import { useSession } from "./useSession";

/** Whether the shop can send emails. Only known to staff and owners; false for everyone else. */
export function useEmailDelivery(): boolean {
  const session = useSession();
  return session.state === "user" && session.user.emailDelivery === true;
}
