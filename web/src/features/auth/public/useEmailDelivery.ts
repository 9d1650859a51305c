import { useSession } from "./useSession";

/** Whether emails of the shop reach people. Only staff and owners are told; to everybody else it is no. */
export function useEmailDelivery(): boolean {
  const session = useSession();
  return session.state === "user" && session.user.emailDelivery === true;
}
