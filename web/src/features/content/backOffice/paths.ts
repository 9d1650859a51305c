const base = "/admin/content";

const below = (part: string) => (id?: number | "new") => (id === undefined ? `${base}/${part}` : `${base}/${part}/${id}`);

/** The parent page of the content lists. */
export const content = { href: base, label: "Content" };

export const testimonials = below("testimonials");
export const banner = below("banner");
export const offers = below("offers");
export const enquiries = below("enquiries");
export const gallery = below("gallery");
export const events = below("events");
export const howToMeasure = below("how-to-measure");
export const pages = (slug?: string) => (slug === undefined ? `${base}/pages` : `${base}/pages/${slug}`);
