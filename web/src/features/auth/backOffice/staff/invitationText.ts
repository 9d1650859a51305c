/** What goes along with the link of an invitation. */
export const invitationText = (name: string, shop: string | undefined, link: string, hours: number): string =>
  `Hello ${name}, you are invited to the team${shop ? ` of ${shop}` : ""}. Set your password here, then log in with your mobile number. The link works once, for ${hours} hours: ${link}`;

export const chatLink = (mobile: string, text: string): string => `https://wa.me/${mobile.replaceAll(/\D/g, "")}?text=${encodeURIComponent(text)}`;
