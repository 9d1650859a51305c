import { may, teamRoleOf, type Access } from "../../../site/teamRole";
import { useSession } from "./useSession";

/** Whether a team member with this access is logged in. The server checks it itself. */
export function useMay(access: Access): boolean {
  const session = useSession();
  return session.state === "user" && may(teamRoleOf(session.user), access);
}
