import { expect, test } from "vitest";
import { routes } from "./routes";

const readsAt = (path: string, params: Record<string, string>, search = ""): string[] => {
  const route = routes.find((one) => one.path === path);
  const visit = { path, params, search: new URLSearchParams(search), seed: 1 };
  return route?.reads?.(visit).map(({ queryKey }) => queryKey[1]) ?? [];
};

test("a list requests its courses and the categories", () => {
  expect(readsAt("/courses", {})).toEqual(["/api/courses", "/api/courses/categories"]);
  expect(readsAt("/courses", {}, "type=Kids%27%20Wear")[0]).toBe("/api/courses?category=Kids'%20Wear");
  expect(readsAt("/fromcourses", {}, "category=A%26B")[0]).toBe("/api/courses?category=A%26B");
});

test("nothing is requested without a category, a course or a valid id", () => {
  expect(readsAt("/fromcourses", {})).toEqual([]);
  expect(readsAt("/coursedetails", {})).toEqual([]);
  expect(readsAt("/coursedetails", {}, "id=hem")).toEqual([]);
  expect(readsAt("/coursenames/:id", { id: "-1" })).toEqual([]);
});

test("a course's own page also requests the list", () => {
  expect(readsAt("/coursenames/:id", { id: "7" })).toEqual(["/api/courses/7", "/api/courses"]);
  expect(readsAt("/coursedetails", {}, "id=7")).toEqual(["/api/courses/7"]);
});
