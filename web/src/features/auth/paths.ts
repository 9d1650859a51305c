/** Addresses that only mails lead to. */
export const RESET = "/resetpassword";
export const CONFIRM = "/account/confirm";
