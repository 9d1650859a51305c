import type { StaffMember, TeamRole } from "../../../../api/schema";

/** The roles of a team, with what each may do. */
export const ROLES: readonly { role: TeamRole; label: string; may: string }[] = [
  { role: "counter", label: "Counter", may: "Orders, customers, prices, and taking cash and UPI. No refunds, discounts or reports." },
  { role: "maker", label: "Maker", may: "Only the pieces assigned to them. No prices, no phone numbers, no addresses." },
  { role: "editor", label: "Editor", may: "Catalogue, content, courses, images and videos. No orders and no customers." },
  { role: "manager", label: "Manager", may: "What counter and editor may do, and pin codes. No refunds, discounts, reports or settings." },
  { role: "owner", label: "Owner", may: "Everything, also money, settings and the team." },
];

const known = (role: TeamRole) => ROLES.find((one) => one.role === role);

export const roleLabel = (role: TeamRole): string => known(role)?.label ?? role;
export const roleMay = (role: TeamRole): string => known(role)?.may ?? "";

export const roleOf = ({ role, staffRole }: Pick<StaffMember, "role" | "staffRole">): TeamRole => (role === "owner" ? "owner" : (staffRole ?? "maker"));
