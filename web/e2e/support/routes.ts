/** Every visitor route of the specification, opened from its address alone, with a text that proves it is there. */
export interface VisitorRoute {
  name: string;
  path: string;
  shows: string | RegExp;
  /** The status of the page itself; 200 unless said otherwise. */
  status?: number;
  /** Different for each person: the server renders its frame and title, the browser fills in the rest. */
  personal?: true;
  /** The server sends it empty. */
  browserOnly?: true;
  /** What it shows does not exist, which the browser finds out. */
  missing?: true;
  /** Where a visitor is redirected; `shows` is a text of that page. */
  leadsTo?: RegExp;
}

export const visitorRoutes: readonly VisitorRoute[] = [
  { name: "home", path: "/", shows: "Tutorials" },
  { name: "home-twin", path: "/home", shows: "Tutorials" },
  { name: "home-pin-code-not-served", path: "/?pin=110999", shows: "Not yet; bring it to the shop or" },
  { name: "products", path: "/products", shows: "Services" },
  { name: "products-filtered-empty", path: "/products?price=over-2500", shows: "No products found. Try adjusting your filters." },
  { name: "allproducts", path: "/allproducts", shows: "All products" },
  { name: "allproducts-filtered", path: "/allproducts?to=1000&sort=low", shows: "All products" },
  { name: "fromhome", path: "/fromhome?ctid=1", shows: "Ladies' Wear" },
  { name: "fromhome-empty", path: "/fromhome?ctid=7", shows: "Service Not Available" },
  { name: "productsubcategories", path: "/productsubcategories/1/Sarees", shows: "Sarees" },
  { name: "productdetails", path: "/productdetails/1", shows: "How Does It Work?" },
  { name: "productdetails-unknown", path: "/productdetails/999999", shows: "Product not found", status: 404 },
  { name: "shared-product", path: "/shared-product/1", shows: "View details" },
  { name: "shared-product-unknown", path: "/shared-product/999999", shows: "Product not found", status: 404 },
  { name: "courses", path: "/courses", shows: "POPULAR TUTORIALS" },
  { name: "fromcourses", path: "/fromcourses?category=Blouses", shows: "Blouses Courses" },
  { name: "coursenames", path: "/coursenames/1", shows: "Enroll Now" },
  { name: "coursenames-unknown", path: "/coursenames/999999", shows: "No Courses Available", status: 404 },
  { name: "coursedetails", path: "/coursedetails?id=1", shows: "Enroll Now" },
  { name: "certificate-unknown", path: "/certificates/2222-2222-2222", shows: "Certificate not found", browserOnly: true, missing: true },
  { name: "gallery", path: "/gallery", shows: "OUR GALLERY" },
  { name: "gallery-category", path: "/gallery?category=Bridal", shows: "OUR GALLERY" },
  { name: "events", path: "/events", shows: "HEM & MOGRA" },
  { name: "event", path: "/event/1", shows: "Go Back" },
  { name: "event-unknown", path: "/event/999999", shows: "Event not found or unable to load data.", status: 404 },
  { name: "testimonials", path: "/testimonials", shows: "Pause" },
  { name: "aboutus", path: "/aboutus", shows: /why choose us/i },
  { name: "contactus", path: "/contactus", shows: /payments and refunds/i },
  { name: "privacyandpolicy", path: "/privacyandpolicy", shows: /privacy/i },
  { name: "termsandcondition", path: "/termsandcondition", shows: /terms/i },
  { name: "rewards", path: "/rewards", shows: "No Rewards found" },
  { name: "offers", path: "/offers", shows: "No Offers Found" },
  { name: "demo", path: "/demo", shows: /./ },
  { name: "demo1", path: "/demo1", shows: /./ },
  { name: "login", path: "/login", shows: "Register Here", personal: true },
  { name: "register", path: "/register", shows: "Create account", personal: true },
  { name: "forgetpassword", path: "/forgetpassword", shows: "Get My Password", personal: true },
  { name: "account-confirm", path: "/account/confirm/no-such-link", shows: "Confirm change", browserOnly: true },
  { name: "account", path: "/account", shows: "Register Here", personal: true, leadsTo: /\/login\?next=%2Faccount$/ },
  { name: "admin", path: "/admin", shows: "Register Here", browserOnly: true, leadsTo: /\/login\?next=%2Fadmin$/ },
  { name: "bookappointment", path: "/bookappointment", shows: "Book An Appointment", personal: true },
  { name: "measurements", path: "/account/measurements", shows: "Register Here", personal: true, leadsTo: /\/login\?next=%2Faccount%2Fmeasurements$/ },
  { name: "myorders", path: "/myorders", shows: "Please Login To Continue...", personal: true },
  { name: "myorders-twin", path: "/Myorders", shows: "Please Login To Continue...", personal: true },
  { name: "myorders-order", path: "/myorders/1001", shows: "Please Login To Continue...", personal: true },
  { name: "profile", path: "/profile", shows: "Register Here", personal: true, leadsTo: /\/login\?next=%2Fprofile$/ },
  { name: "mycourses", path: "/Mycourses", shows: "Register Here", personal: true, leadsTo: /\/login\?next=%2FMycourses$/ },
  { name: "offline", path: "/offline", shows: "You are offline" },
  { name: "unknown", path: "/no-such-page", shows: /./, status: 404 },
];

/** The two widths everything is designed for. */
export const widths = [
  { name: "phone", width: 390, height: 844 },
  { name: "desktop", width: 1280, height: 800 },
] as const;
