//! Error codes of this feature.

use kernel::error_codes;

error_codes! {
    pub INVALID_CREDENTIALS: 401 "auth.invalid_credentials" "Invalid credentials. Please register.";
    pub LOGIN_LIMITED: 429 "auth.login_limited" "Something went wrong. Please try again.";
    pub MOBILE_TAKEN: 409 "auth.mobile_taken" "Mobile number already registered. Please login.";
    pub EMAIL_TAKEN: 409 "auth.email_taken" "Email already registered. Please login.";
    pub REGISTRATION_LIMITED: 429 "auth.registration_limited" "Something went wrong, please try again.";
    pub EMAIL_UNKNOWN: 404 "auth.email_unknown" "Email address not registered with us.";
    pub FORGOT_LIMITED: 429 "auth.forgot_limited" "An error occurred. Please try again later.";
    pub MAIL_NOT_QUEUED: 503 "auth.mail_not_queued" "Failed to send email. Please try again.";
    pub LINK_DEAD: 410 "auth.link_dead" "This link no longer works. Please ask for a new one.";
    pub WRONG_PASSWORD: 422 "auth.wrong_password" "This is not your current password.";
    pub EMAIL_NEEDED: 409 "auth.email_needed"
        "Please confirm an email address first: the link for the new mobile number goes there.";
    pub CODE_NEEDED: 422 "auth.code_needed" "Enter the 6-digit code from your authenticator app.";
    pub WRONG_CODE: 422 "auth.wrong_code" "This code is wrong or was already used. Wait for the next one.";
    pub APP_UNREADABLE: 422 "auth.app_unreadable"
        "This shop was moved without its key, so codes from your app cannot be checked. Enter a recovery code, then set up \
     the app again.";
    pub TWO_FACTOR_ON: 409 "auth.two_factor_on" "Two-factor authentication is already on. Turn it off first.";
    pub TWO_FACTOR_NOT_BEGUN: 409 "auth.two_factor_not_begun" "Two-factor authentication is not set up.";
    pub OWNER_EXISTS: 409 "auth.owner_exists" "The shop already has an owner. Please log in.";
    pub CUSTOMER_NOT_FOUND: 404 "auth.customer_not_found" "This customer does not exist.";
    pub NOTE_NOT_FOUND: 404 "auth.note_not_found" "This note was already deleted.";
    pub WALK_IN_NOT_FOUND: 404 "auth.walk_in_not_found" "This walk-in does not exist, or can no longer be unlinked.";
    pub WALK_IN_KNOWN: 409 "auth.walk_in_known" "A customer with this mobile number already exists.";
    pub STAFF_NOT_FOUND: 404 "auth.staff_not_found" "This team member does not exist.";
    pub NOT_YOURSELF: 409 "auth.not_yourself" "You cannot do this to your own account.";
    pub OWNERS_PASSWORD: 409 "auth.owners_password"
        "Owners set a new password themselves, with a link by email or from the server.";
    pub HAS_PASSWORD: 409 "auth.has_password" "This person has already set a password and can log in.";
    pub ONLY_CONTACT: 409 "auth.only_contact" "This is the only way left to reach the account. Block it instead.";
    pub NO_EMAIL: 409 "auth.no_email" "The account has no email address to write to.";
    pub IS_BLOCKED: 409 "auth.is_blocked" "The account is blocked. Unblock it first.";
    pub ACCESS_TOKEN_NOT_FOUND: 404 "auth.access_token_not_found" "This access token was already revoked.";
    pub TOO_MANY_TOKENS: 409 "auth.too_many_tokens" "The shop has 50 access tokens. Revoke one first.";
    pub SESSION_NOT_FOUND: 404 "auth.session_not_found" "This session does not exist.";
    pub ORDER_OPEN: 409 "auth.order_open"
        "You have an open order. You can delete your account once it is delivered or cancelled.";
    pub LAST_OWNER: 409 "auth.last_owner" "The shop needs an owner. Name another one first.";
}
