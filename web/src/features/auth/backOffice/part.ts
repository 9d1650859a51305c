import type { AdminPart, SetupStep } from "../../../site/adminPart";
import { audit } from "./audit";
import { useFresh } from "../../../admin/useFresh";
import { CustomerPage } from "./customers/CustomerPage";
import { CustomersPage } from "./customers/ListPage";
import { NewWalkInPage, WalkInPage } from "./customers/WalkInPage";
import { security } from "./paths";
import { twoFactorView } from "./queries";
import { SecurityPage } from "./security/SecurityPage";
import { StaffPage } from "./staff/StaffPage";
import { AccessTokensPage } from "./tokens/AccessTokensPage";

function useSetup(): SetupStep[] {
  const { data } = useFresh(twoFactorView());
  if (!data) return [];
  return [
    {
      id: "two-factor",
      title: "Two-factor authentication",
      hint: data.onSince === undefined ? "Protects your account with a code from your phone" : "On",
      done: data.onSince !== undefined,
      place: 90,
      later: true,
      minutes: 3,
      href: security,
      action: "Set up",
    },
  ];
}

const part: AdminPart = {
  screens: [
    { path: "/customers", page: CustomersPage, entry: { label: "Customers", icon: "customers", place: 8 }, access: "counter" },
    { path: "/customers/new", page: NewWalkInPage, under: "/customers", access: "counter" },
    { path: "/customers/:id", page: CustomerPage, under: "/customers", access: "counter" },
    { path: "/customers/:id/edit", page: WalkInPage, under: "/customers", access: "counter" },
    {
      path: "/settings/staff",
      page: StaffPage,
      access: "owner",
      listed: { in: "/settings", label: "Team", hint: "Invite members, roles and access", place: 3 },
    },
    {
      path: "/settings/security",
      page: SecurityPage,
      access: "staff",
      listed: { in: "/settings", label: "Your login", hint: "Two-factor authentication", place: 4 },
    },
    {
      path: "/settings/access-tokens",
      page: AccessTokensPage,
      access: "owner",
      listed: { in: "/settings", label: "Access tokens", hint: "For programs that use the shop’s API", place: 57 },
    },
  ],
  useSetup,
  audit,
};

export default part;
