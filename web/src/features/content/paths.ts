const withCategory = (path: string, category?: string): string =>
  category === undefined ? path : `${path}?category=${encodeURIComponent(category)}`;

/** The paths of this feature. */
export const paths = {
  gallery: (category?: string) => withCategory("/gallery", category),
  events: () => "/events",
  event: (id: number) => `/event/${id}`,
  testimonials: () => "/testimonials",
  about: () => "/aboutus",
  contact: () => "/contactus",
  privacy: () => "/privacyandpolicy",
  terms: () => "/termsandcondition",
  rewards: () => "/rewards",
  offers: () => "/offers",
  demo: () => "/demo",
  covers: () => "/demo1",
};
