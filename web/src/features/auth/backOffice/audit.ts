import type { AuditCopy } from "../../../site/adminPart";

/** What this feature's entries in the activity log say. */
export const audit: AuditCopy = {
  prefix: "auth.",
  label: "Accounts and logins",
  actions: {
    "auth.logged_in": "logged in",
    "auth.logged_out": "logged out",
    "auth.login_failed": "a login with a wrong password",
    "auth.code_failed": "a wrong two-factor code",
    "auth.registration_refused": "a registration with a mobile or email that has an account",
    "auth.data_exported": "downloaded their own data",
    "auth.registered": "registered",
    "auth.reset_asked": "asked for a new password",
    "auth.password_reset": "set a new password by a link",
    "auth.password_changed": "changed the password",
    "auth.confirmed": "gave the password again",
    "auth.confirmation_failed": "gave a wrong password",
    "auth.contact_change_asked": "asked to change mobile or email",
    "auth.contact_changed": "changed mobile or email",
    "auth.many_resets": "unusually many forgotten passwords",
  },
};
