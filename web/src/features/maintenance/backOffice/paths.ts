const base = "/admin/settings";

/** Where the arrow before the title leads. */
export const settings = { href: base, label: "Settings" };

export const backups = `${base}/backups`;
export const audit = `${base}/audit`;
