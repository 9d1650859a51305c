import { describe, expect, test } from "vitest";
import { planOf } from "./plan";

/** The routes of the specification's table. */
const ADDRESSES = [
  "/", "/home", "/products", "/fromhome", "/productsubcategories/1/Blouse", "/productdetails/1", "/shared-product/1",
  "/courses", "/fromcourses", "/coursenames/1", "/coursedetails", "/login", "/register", "/forgetpassword", "/profile",
  "/Mycourses", "/myorders", "/Myorders", "/bookappointment", "/events", "/event/1", "/gallery", "/testimonials",
  "/aboutus", "/contactus", "/rewards", "/offers", "/demo", "/demo1", "/privacyandpolicy", "/termsandcondition",
]; // prettier-ignore

describe("the plan of an address", () => {
  test.each(ADDRESSES)("%s is known, with the layout's reads", (address) => {
    const plan = planOf(address, 1);
    expect(plan).toMatchObject({ known: true, browserOnly: false });
    expect(plan.reads).toContain("/api/content/shop");
    expect(planOf(address.toUpperCase(), 1).known).toBe(true);
  });

  test.each(["/admin", "/admin/orders/7", "/setup/secret", "/resetpassword/secret", "/account/confirm/secret"])("%s is only rendered in the browser", (address) => {
    expect(planOf(address, 1)).toMatchObject({ known: true, browserOnly: true, reads: [] });
  });

  test("an unknown URL still has the layout", () => {
    const plan = planOf("/no/such/page?utm_source=chat", 1);
    expect(plan).toMatchObject({ known: false, address: "/no/such/page", reads: ["/api/content/shop"] });
  });

  test("shuffled lists are read in the page's order", () => {
    expect(planOf("/products", 3)).toMatchObject({ shuffled: true, address: "/products" });
    expect(planOf("/products", 3).reads).toContain("/api/catalogue/categories?seed=3");
    expect(planOf("/products?seed=2", 3).reads).toContain("/api/catalogue/categories?seed=2");
    expect(planOf("/events", 3).shuffled).toBe(false);
  });

  test("only listed values have their own page", () => {
    for (const usual of ["/gallery?show=200", "/products?price=under-1000&courses=1&sort=low", "/?order=-location", "/products?price=&sort="])
      expect(planOf(usual, 1).address).toBe(usual);
    for (const made of ["show=201", "show=0", "show=012", "show=1e9"])
      expect(planOf(`/gallery?${made}&category=Blouses`, 1).address, made).toBe("/gallery?category=Blouses");
    for (const made of ["sort=lower", "price=1", "courses=2"])
      expect(planOf(`/products?${made}`, 1).address, made).toBe("/products");
    expect(planOf("/?order=up", 1).address).toBe("/");
  });

  test("every read is listed once", () => {
    for (const address of ADDRESSES) {
      const { reads } = planOf(address, 1);
      expect(new Set(reads).size).toBe(reads.length);
    }
  });
});
