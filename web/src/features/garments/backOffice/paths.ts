const list = "/admin/catalogue/garments";

export const catalogue = { href: "/admin/catalogue", label: "Back to catalogue" };
export const garmentTypes = { href: list, label: "All garment types" };
export const garmentType = (id: number | "new") => `${list}/${id}`;
export const choicesOfType = (id: number) => `${list}/${id}/choices`;
export const product = (id: number) => `/admin/catalogue/products/${id}`;
