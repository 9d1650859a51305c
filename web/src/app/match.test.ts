import { describe, expect, test } from "vitest";
import { paramsOf, splitAddress, visitOf, type Match } from "./match";

const page = Object.assign(() => null, { preload: () => Promise.resolve(), source: undefined, browserOnly: false });
const match = (query: string[]): Match => ({ route: { path: "/products", page, query }, params: {} });

describe("an address", () => {
  test("matches without regard to case or a closing slash", () => {
    expect(paramsOf("/aboutus", "/AboutUs/")).toEqual({});
    expect(paramsOf("/event/:id", "/EVENT/12")).toEqual({ id: "12" });
    expect(paramsOf("/", "/")).toEqual({});
  });

  test("keeps the case of its parameters and decodes them once", () => {
    expect(paramsOf("/productsubcategories/:ctid/:serviceName", "/productsubcategories/3/Silk%20Blouse%2FTop")).toEqual(
      {
        ctid: "3",
        serviceName: "Silk Blouse/Top",
      },
    );
    expect(paramsOf("/a/:name", "/a/100%")).toEqual({ name: "100%" });
  });

  test("matches as a whole", () => {
    expect(paramsOf("/event/:id", "/event")).toBeUndefined();
    expect(paramsOf("/events", "/event")).toBeUndefined();
    expect(paramsOf("/event/:id", "/event/1/more")).toBeUndefined();
  });

  test("with an empty segment matches nothing, so that no screen builds links on it", () => {
    for (const path of ["//", "//aboutus", "/event//12", "//event/12", "/event/12//"]) {
      for (const pattern of ["/", "/aboutus", "/event/:id", "/event/:id/:more"])
        expect(paramsOf(pattern, path), `${pattern} ${path}`).toBeUndefined();
    }
  });

  test("matches nothing where the server has no page: what is no text once decoded, or too long", () => {
    for (const name of ["%E0%A4%A", "%FF", "a%c3", "%C0%AF", "%ED%A0%80", "x".repeat(4096)]) {
      expect(paramsOf("/productsubcategories/:ctid/:serviceName", `/productsubcategories/1/${name}`), name).toBeUndefined();
      expect(paramsOf("/products", `/products/${name}`), name).toBeUndefined();
    }
    for (const [name, text] of [["%E0%A4%85", "अ"], ["%zz", "%zz"], ["50%25%", "50%%"], ["a%2", "a%2"]])
      expect(paramsOf("/event/:id", `/event/${name}`), name).toEqual({ id: text });
  });

  test("falls into path and query", () => {
    expect(splitAddress("/products?show=12#top")).toEqual({ path: "/products", search: "show=12" });
  });
});

describe("a visit", () => {
  test("has only the query keys of its screen", () => {
    const visit = visitOf(match(["show"]), "/products", "?utm_source=x&show=12", 3);
    expect(visit.search.toString()).toBe("show=12");
  });

  test("has typed text in the browser, but not in the page rendered for everyone", () => {
    const typed: Match = { ...match(["show"]), route: { ...match(["show"]).route, freeText: ["name"] } };
    const search = "?name=blouse&show=12";
    expect(visitOf(typed, "/products", search, 1).search.toString()).toBe("show=12&name=blouse");
    expect(visitOf(typed, "/products", search, 1, { withFreeText: false }).search.toString()).toBe("show=12");
  });

  test("takes the seed from the URL if it names one", () => {
    expect(visitOf(match([]), "/products", "?seed=4", 2).seed).toBe(4);
    expect(visitOf(match([]), "/products", "?seed=9", 2).seed).toBe(2);
    expect(visitOf(match([]), "/products", "", 2).seed).toBe(2);
  });
});
