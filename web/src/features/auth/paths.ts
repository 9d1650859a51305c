/** Paths that only emails link to. */
export const RESET = "/resetpassword";
export const CONFIRM = "/account/confirm";
