const base = "/admin/settings";

/** Where the arrow before the title leads. */
export const settings = { href: base, label: "Settings" };

export const mails = (id?: number) => (id === undefined ? `${base}/mails` : `${base}/mails/${id}`);
export const mailSetup = `${base}/mail-setup`;
export const failedMails = `${base}/mails?filter=failed`;
