const base = "/admin/settings";

/** The parent page. */
export const settings = { href: base, label: "Settings" };

export const backups = `${base}/backups`;
export const audit = `${base}/audit`;
