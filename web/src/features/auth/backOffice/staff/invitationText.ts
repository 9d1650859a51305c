/** What goes along with the link of an invitation. */
export const invitationText = (name: string, shop: string | undefined, link: string, hours: number): string =>
  `Hello ${name}, you are invited to the team${shop ? ` of ${shop}` : ""}. Set your password here, then log in with your mobile number. The link works once, for ${hours} hours: ${link}`;

/** What goes along with the link for a new password. */
export const newPasswordText = (name: string, shop: string | undefined, link: string, hours: number): string =>
  `Hello ${name}, set a new password for the team${shop ? ` of ${shop}` : ""} here, then log in with your mobile number. The link works once, for ${hours} hours: ${link}`;

const DIGITS = 10;

/** A chat with an Indian mobile number, as typed or as stored. */
export const chatLink = (mobile: string, text: string): string =>
  `https://wa.me/91${mobile.replaceAll(/\D/g, "").slice(-DIGITS)}?text=${encodeURIComponent(text)}`;
