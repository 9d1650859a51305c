import { read } from "../../../api/read";
import type { ContactKind, CreateAccessToken, CreateWalkIn, CustomerFilter, TeamRole } from "../../../api/schema";
import { send } from "../../../api/send";

interface Wanted {
  q?: string | undefined;
  filter?: CustomerFilter | undefined;
  before?: number | undefined;
}

/** Leaves out undefined parameters, which would otherwise appear in the URL. */
const given = ({ q, filter, before }: Wanted) => ({ ...(filter && { filter }), ...(q && { q }), ...(before && { before }) });

export const customerList = (wanted: Wanted) => read("admin_customer_list", "/admin/customers", { query: given(wanted) });
export const customerView = (id: number) => read("admin_customer_view", "/admin/customers/{id}", { path: { id } });
export const staffList = () => read("admin_staff_list", "/admin/staff");
export const accessTokenList = () => read("admin_access_token_list", "/admin/access-tokens");
export const twoFactorView = () => read("two_factor_view", "/me/two-factor");

const at = (id: number) => ({ path: { id } });

export const createWalkIn = (body: CreateWalkIn) => send("POST /admin/customers", { body });
export const updateWalkIn = (id: number, body: CreateWalkIn & { version: number }) =>
  send("PUT /admin/customers/{id}", { ...at(id), body });

export const addNote = (id: number, text: string) =>
  send("POST /admin/customers/{id}/notes", { ...at(id), body: { text } });
export const deleteNote = (id: number, note: number) =>
  send("DELETE /admin/customers/{id}/notes/{note}", { path: { id, note } });

export const block = (id: number) => send("POST /admin/customers/{id}/block", at(id));
export const unblock = (id: number) => send("POST /admin/customers/{id}/unblock", at(id));
export const sendResetLink = (id: number) => send("POST /admin/customers/{id}/reset-link", at(id));
export const release = (id: number, what: ContactKind) =>
  send("POST /admin/customers/{id}/release", { ...at(id), body: { what } });

export const linkWalkIn = (account: number, walkIn: number) =>
  send("POST /admin/customers/{id}/walk-ins", { ...at(account), body: { walkIn } });
export const unlinkWalkIn = (account: number, walkIn: number) =>
  send("DELETE /admin/customers/{id}/walk-ins/{walk_in}", { path: { id: account, walk_in: walkIn } });

export const inviteAgain = (id: number, handOver: boolean) =>
  send("POST /admin/staff/{id}/invitation", { ...at(id), body: { handOver } });
/** A link with which a member sets a new password. */
export const linkForPassword = (id: number) => send("POST /admin/staff/{id}/password-link", at(id));
export const changeRole = (id: number, role: TeamRole) =>
  send("PUT /admin/staff/{id}/role", { ...at(id), body: { role } });
export const removeStaff = (id: number) => send("DELETE /admin/staff/{id}", at(id));
export const takeTwoFactor = (id: number) => send("DELETE /admin/staff/{id}/two-factor", at(id));

export const createAccessToken = (body: CreateAccessToken) => send("POST /admin/access-tokens", { body });
export const revokeAccessToken = (id: number) => send("DELETE /admin/access-tokens/{id}", at(id));

export const beginTwoFactor = () => send("POST /me/two-factor");
export const confirmTwoFactor = (code: string) => send("POST /me/two-factor/confirm", { body: { code } });
export const renewRecoveryCodes = () => send("POST /me/two-factor/recovery-codes");
export const endTwoFactor = () => send("DELETE /me/two-factor");
