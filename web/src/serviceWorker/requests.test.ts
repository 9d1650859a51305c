import { describe, expect, test } from "vitest";
import { filesOf, handlingOf, pageKey, pageOf, withoutScripts } from "./requests";

const SHOP = "https://shop.example";
const handling = (method: string, path: string, mode = "cors") => handlingOf({ method, mode, url: new URL(path, SHOP).href }, SHOP);

describe("the service worker", () => {
  test("stores the customer's session, orders and courses, and no other answer", () => {
    for (const path of ["/api/session", "/api/me/orders", "/api/me/orders/12", "/api/me/appointments", "/api/me/courses"])
      expect(handling("GET", path), path).toBe("personal");
    for (const path of [
      "/api/me/orders/12/money",
      "/api/me/orders/12/photos/1",
      "/api/me/account",
      "/api/me/sessions",
      "/api/payments/orders/1",
      "/api/admin/orders",
      "/media/secret",
      "/uploads/a.webp",
      "/api/catalogue/products",
    ])
      expect(handling("GET", path), path).toBeUndefined();
  });

  test("forgets the customer when a session begins or ends", () => {
    for (const [method, path] of [
      ["DELETE", "/api/session"],
      ["POST", "/api/session"],
      ["POST", "/api/auth/accounts"],
      ["PUT", "/api/me/password"],
      ["DELETE", "/api/me/account"],
      ["DELETE", "/api/me/sessions/3"],
    ] as const)
      expect(handling(method, path), path).toBe("ending");
    expect(handling("POST", "/api/me/appointments")).toBeUndefined();
    expect(handling("POST", "/api/payments/orders")).toBeUndefined();
  });

  test("answers for pages and files of this origin alone", () => {
    expect(handling("GET", "/products", "navigate")).toBe("page");
    expect(handling("GET", "/assets/index-1a2b.js")).toBe("file");
    expect(handling("GET", "/api/admin/orders.csv", "navigate")).toBeUndefined();
    expect(handling("GET", "https://checkout.razorpay.example/v1/checkout.js")).toBeUndefined();
  });

  test("stores no page of the back office, with a secret or with a query", () => {
    expect(pageKey(`${SHOP}/Myorders`)).toBe("/myorders");
    for (const path of ["/admin", "/admin/orders/1", "/ResetPassword/abc", "/orderstatus/abc", "/setup/abc", "/account/confirm/a", "/contactus?email=a", "/sitemap.xml"])
      expect(pageKey(SHOP + path), path).toBeUndefined();
  });

  test("stores the page of an answer with it", () => {
    expect(["/api/me/orders", "/api/me/orders/1004", "/api/me/courses"].map(pageOf)).toEqual(["/myorders", "/myorders/1004", "/mycourses"]);
    expect(pageOf("/api/session")).toBeUndefined();
  });

  test("knows the files of a page, and leaves out its scripts", () => {
    const html = '<style>@font-face{src:url(/assets/tamil.woff2)}</style><link rel="modulepreload" crossorigin href="/assets/a.js"><link rel="preload" as="font" href="/assets/f.woff2"><p>Hello</p><script type="module" crossorigin src="/assets/b.js"></script>';
    expect(filesOf(html)).toEqual(["/assets/a.js", "/assets/f.woff2", "/assets/b.js"]);
    expect(withoutScripts(html)).toBe('<style>@font-face{src:url(/assets/tamil.woff2)}</style><link rel="preload" as="font" href="/assets/f.woff2"><p>Hello</p>');
  });
});
