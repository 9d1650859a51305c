const list = "/admin/content/piecework";

export const content = { href: "/admin/content", label: "Content" };
export const items = { href: list, label: "All items" };
export const item = (id: number | "new") => `${list}/${id}`;
