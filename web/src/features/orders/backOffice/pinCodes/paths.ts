const base = "/admin/content/pin-codes";

export const pinCodes = (id?: number | "new" | "paste") => (id === undefined ? base : `${base}/${id}`);
