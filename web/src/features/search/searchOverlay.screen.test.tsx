import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import type { SearchHit, SearchResults } from "../../api/schema";
import { escape } from "../../testing/dialog";
import { openScreen } from "../../testing/openScreen";
import { answer, server } from "../../testing/server";

const hit = (type: SearchHit["type"], id: number, name: string): SearchHit => ({ type, id, name, path: `/${type}/${id}`, pricePaise: 65_000 });
const services = [hit("service", 1, "Everyday blouses"), hit("service", 2, "Blouse alteration")];
const courses = [hit("course", 3, "Piping a blouse neck")];

/** The searches that were asked for. */
const asked: string[] = [];

const found = (params: URLSearchParams): SearchResults => {
  const q = params.get("q") ?? "";
  if (q === "zzzz" || params.get("exact") === "true") return { query: q, groups: [] };
  if (params.get("type") === "service") return { query: "blouse", groups: [{ total: 2, hits: services }] };
  return {
    query: "blouse",
    groups: [
      { total: 1, hits: courses },
      { total: 2, hits: services.slice(0, 1) },
    ],
  };
};

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  server.use(
    http.get("*/api/search", ({ request }) => {
      const params = new URL(request.url).searchParams;
      asked.push(params.toString());
      return HttpResponse.json(found(params));
    }),
  );
  answer("get", "/search/wanted", [{ hit: hit("subcategory", 9, "Princess cut"), timesBooked: 41 }, { hit: hit("subcategory", 10, "Boat neck") }]);
  answer("get", "/catalogue/categories", []);
});

async function openSearch() {
  await openScreen("/aboutus");
  fireEvent.click(screen.getByRole("button", { name: "Search" }));
  const dialog = await screen.findByRole("dialog", { name: "Search" });
  const box = await within(dialog).findByRole("searchbox");
  return { dialog, inside: within(dialog), type: (text: string) => fireEvent.change(box, { target: { value: text } }) };
}

test("results stand below the heading of their kind, and one kind can be seen as a whole", async () => {
  const { inside, type } = await openSearch();
  type("blouse");
  await inside.findByRole("heading", { name: "Services" });
  expect(inside.getAllByRole("heading").map((heading) => heading.textContent)).toEqual(["Courses", "Services"]);
  expect(inside.getByText('3 results for "blouse"')).toBeTruthy();
  fireEvent.click(inside.getByRole("button", { name: "All 2 services" }));
  await inside.findByRole("link", { name: /alteration/ });
  expect(inside.queryByRole("heading", { name: "Courses" })).toBeNull();
  fireEvent.click(inside.getByRole("button", { name: "All results" }));
  await inside.findByRole("heading", { name: "Courses" });
});

test("a corrected search says so, and what was typed can be insisted on", async () => {
  const { inside, type } = await openSearch();
  type("bluose");
  await inside.findByText('3 results for "blouse"');
  fireEvent.click(inside.getByRole("button", { name: "bluose" }));
  await inside.findByText('No results found for "bluose"');
  expect(asked).toEqual(["q=bluose", "q=bluose&exact=true"]);
  type("blouse");
  await inside.findByText('3 results for "blouse"');
});

test("an empty search shows what is wanted and what was searched here, which can be forgotten", async () => {
  localStorage.setItem("recentSearches", '["saree fall","ரவிக்கை"]');
  const { inside, type } = await openSearch();
  const wanted = await inside.findByRole("link", { name: /Princess cut/ });
  expect(wanted.textContent).toContain("41 booked");
  expect(inside.getByRole("link", { name: /Boat neck/ }).textContent).not.toContain("booked");
  fireEvent.click(inside.getByRole("button", { name: "Remove saree fall" }));
  expect(inside.queryByText("saree fall")).toBeNull();
  fireEvent.click(inside.getByRole("button", { name: "ரவிக்கை" }));
  await inside.findByText('3 results for "blouse"');
  type("");
  fireEvent.click(await inside.findByRole("button", { name: "Clear all" }));
  expect(inside.queryByRole("heading", { name: "Recent searches" })).toBeNull();
  expect(localStorage.getItem("recentSearches")).toBeNull();
});

test("a search that led somewhere is remembered on this device", async () => {
  const { inside, type } = await openSearch();
  type("bluose");
  fireEvent.click(await inside.findByRole("link", { name: /Piping/ }));
  await waitFor(() => expect(localStorage.getItem("recentSearches")).toBe('["blouse"]'));
});

test("a search without results says so and suggests what to search, and is cleared", async () => {
  const { inside, type } = await openSearch();
  type("zzzz");
  await inside.findByText('No results found for "zzzz"');
  inside.getByText("Try searching for categories, services, courses, or models");
  fireEvent.click(inside.getByRole("button", { name: "Clear" }));
  expect(inside.getByRole<HTMLInputElement>("searchbox").value).toBe("");
});

test("Escape closes the search, also after one without results", async () => {
  const { dialog, inside, type } = await openSearch();
  type("zzzz");
  await inside.findByText('No results found for "zzzz"');
  escape(dialog);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
