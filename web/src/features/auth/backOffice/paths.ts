export const customers = "/admin/customers";
export const customer = (id: number | "new"): string => `${customers}/${id}`;
export const walkIn = (id: number): string => `${customers}/${id}/edit`;
export const settings = "/admin/settings";
export const security = `${settings}/security`;

/** The customer id in a path. */
export const personAt = (path: string): number => Number(path.split("/")[3]);
