/** Where the arrow before the title of a list leads. */
export const content = { href: "/admin/content", label: "Content" };

export const images = "/admin/content/media";
