/** Addresses that one feature needs of another. Inside a feature use its own `paths.ts`. */
const withQuery = (path: string, query: Record<string, string | number | undefined>): string => {
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = pairs.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join("&");
  return text ? `${path}?${text}` : path;
};

/** The anchor of the customer's own review on the page of a product. */
export const OWN_REVIEW = "own-review";

export const links = {
  home: () => "/",
  section: (id: string) => `/#${id}`,
  products: () => "/products",
  category: (ctid: number) => withQuery("/fromhome", { ctid }),
  courses: () => "/courses",
  course: (id: number) => `/coursenames/${id}`,
  events: () => "/events",
  about: () => "/aboutus",
  contact: (email?: string) => withQuery("/contactus", { email }),
  howToMeasure: () => "/#howtomeasure",
  /**
   * `look` is one of our own public images (/uploads/…), to be kept with the booking as a reference; `options` are chosen
   * ones of the product.
   */
  book: (product?: number, look?: string, options: readonly number[] = []) =>
    withQuery("/bookappointment", { product, look, options: options.length > 0 ? options.join("-") : undefined }),
  /** With these saved measurements filled in. */
  bookFor: (profile: number, measuring: number) => withQuery("/bookappointment", { profile, measuring }),
  login: (next?: string) => withQuery("/login", { next }),
  register: (next?: string) => withQuery("/register", { next }),
  forgotPassword: () => "/forgetpassword",
  account: () => "/account",
  measurements: () => "/account/measurements",
  /** The form for a review of a product that the customer has had delivered. */
  review: (product: number) => `/productdetails/${product}#${OWN_REVIEW}`,
  orders: () => "/myorders",
  order: (id: number) => `/myorders/${id}`,
  orderStatus: (key: string) => `/orderstatus/${key}`,
  myCourses: () => "/mycourses",
  favourites: () => "/wishlist",
  admin: () => "/admin",
  garmentTypes: () => "/admin/catalogue/garments",
  /** The choices of a product, in the back office. */
  productChoices: (id: number) => `/admin/catalogue/products/${id}/choices`,
  /** The emails that a restored shop holds back. */
  heldEmails: () => "/admin/settings/mails?filter=held",
  privacy: () => "/privacyandpolicy",
  terms: () => "/termsandcondition",
};
