const base = "/admin/import";

/** The parent page. */
export const settings = { href: "/admin/settings", label: "Settings" };

export const imports = { href: base, label: "Import and export" };
export const importAt = (id: number) => `${base}/${id}`;
export const websiteAt = (id: number) => `${base}/website/${id}`;
export const websiteIdAt = (path: string): number => Number(path.split("/")[4]);
export const idAt = (path: string): number => Number(path.split("/")[3]);
