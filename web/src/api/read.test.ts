import { afterEach, describe, expect, test, vi } from "vitest";
import { NetworkError, ProblemError } from "./problem";
import { fill, makeQueryClient } from "./queryClient";
import { read } from "./read";

afterEach(() => vi.unstubAllGlobals());

const signal = new AbortController().signal;
const answering = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", answer);

describe("the address of a read", () => {
  test("carries path and query, encoded", () => {
    expect(read("event_view", "/content/events/{id}", { path: { id: 7 } }).queryKey).toEqual([
      "event_view",
      "/api/content/events/7",
    ]);
    expect(read("search_list", "/search", { query: { q: "blouse & saree" } }).queryKey[1]).toBe(
      "/api/search?q=blouse%20%26%20saree",
    );
  });

  test("leaves out what was not asked", () => {
    expect(read("course_list", "/courses").queryKey[1]).toBe("/api/courses");
    expect(read("category_list", "/catalogue/categories", { query: {} }).queryKey[1]).toBe("/api/catalogue/categories");
  });
});

describe("the answer of a read", () => {
  const categories = read("category_list", "/catalogue/categories", { query: { seed: 2 } });

  test("is the body", async () => {
    answering(async () => Response.json([]));
    await expect(categories.queryFn({ signal })).resolves.toEqual([]);
  });

  test("is a problem with its code", async () => {
    answering(async () =>
      Response.json({ code: "catalogue.product_not_found", message: "Product not found" }, { status: 404 }),
    );
    const failure = await categories.queryFn({ signal }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProblemError);
    expect(failure).toMatchObject({ status: 404, problem: { code: "catalogue.product_not_found" } });
  });

  test("is a problem when it is no JSON", async () => {
    answering(async () => new Response("<html>", { status: 502 }));
    await expect(categories.queryFn({ signal })).rejects.toBeInstanceOf(ProblemError);
    answering(async () => new Response("<html>", { status: 200 }));
    await expect(categories.queryFn({ signal })).rejects.toBeInstanceOf(ProblemError);
  });

  test("is a network failure without a response", async () => {
    answering(() => Promise.reject(new TypeError("Failed to fetch")));
    await expect(categories.queryFn({ signal })).rejects.toBeInstanceOf(NetworkError);
  });
});

describe("the data a page brings", () => {
  const found = read("course_list", "/courses");
  const missing = read("course_view", "/courses/{id}", { path: { id: 9 } });

  test("is in place before anything is asked, failures too", () => {
    const client = makeQueryClient();
    fill(client, [found, missing], {
      data: {
        "/api/courses": { status: 200, body: [] },
        "/api/courses/9": { status: 404, body: { code: "courses.not_found", message: "Course not found" } },
      },
    });
    expect(client.getQueryData(found.queryKey)).toEqual([]);
    expect(client.getQueryState(missing.queryKey)).toMatchObject({ status: "error", error: { status: 404 } });
    client.clear();
  });
});
