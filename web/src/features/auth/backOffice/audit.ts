import type { AuditCopy } from "../../../site/adminPart";

/** What this feature's entries in the activity log say. */
export const audit: AuditCopy = {
  prefix: "auth.",
  label: "Accounts and logins",
  actions: {
    "auth.logged_in": "logged in",
    "auth.logged_out": "logged out",
    "auth.login_failed": "login with a wrong password",
    "auth.code_failed": "a wrong two-factor code",
    "auth.registration_refused": "a registration with a mobile or email that has an account",
    "auth.data_exported": "downloaded their own data",
    "auth.registered": "registered",
    "auth.reset_asked": "requested a password reset",
    "auth.password_reset": "set a new password with a link",
    "auth.staff_reset_link": "made a link for a team member's new password",
    "auth.password_changed": "changed the password",
    "auth.confirmed": "confirmed their password",
    "auth.confirmation_failed": "failed to confirm their password",
    "auth.contact_change_asked": "requested a change of mobile or email",
    "auth.contact_changed": "changed mobile or email",
    "auth.access_token_created": "created an access token",
    "auth.access_token_revoked": "revoked an access token",
    "auth.calendar_feed_created": "made a calendar address",
    "auth.calendar_feed_deleted": "deleted their calendar address",
    "auth.many_resets": "unusually many password resets",
  },
};
