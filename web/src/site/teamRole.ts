import type { SessionUser, StaffRole } from "../api/schema";

/** What a team member is: an owner, or a role of the staff. */
export type TeamRole = "owner" | StaffRole;

/** What a screen or call requires, as in the API. */
export type Access = "staff" | "editor" | "counter" | "manager" | "owner";

const ROLES: Readonly<Record<Access, readonly TeamRole[]>> = {
  staff: ["owner", "manager", "counter", "maker", "editor"],
  editor: ["owner", "manager", "editor"],
  counter: ["owner", "manager", "counter"],
  manager: ["owner", "manager"],
  owner: ["owner"],
};

/** Whether a role has this access. The server checks it itself. */
export const may = (role: TeamRole | undefined, access: Access): boolean => role !== undefined && ROLES[access].includes(role);

/** Undefined for a customer. */
export const teamRoleOf = ({ role, staffRole }: Pick<SessionUser, "role" | "staffRole">): TeamRole | undefined =>
  role === "owner" ? "owner" : role === "staff" ? staffRole : undefined;
