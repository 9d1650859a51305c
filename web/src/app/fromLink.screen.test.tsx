import type { QueryClient } from "@tanstack/react-query";
import { cleanup, waitFor } from "@testing-library/react";
import { http } from "msw";
import { expect, test } from "vitest";
import { visitorRoutes } from "../../e2e/support/routes";
import { be, goTo, openScreen } from "../testing/openScreen";
import { problem, server } from "../testing/server";

/** What a page consists of. */
const page = (): object => ({
  address: location.pathname + location.search,
  title: document.title,
  headings: Array.from(document.querySelectorAll("h1"), ({ textContent }) => textContent),
  text: document.querySelector("main")?.textContent,
});

/** The page once nothing of it is loading. */
async function complete(path: string, client: QueryClient): Promise<object> {
  await waitFor(() => {
    expect(client.isFetching(), path).toBe(0);
    expect(document.title, path).toMatch(/\S/);
    expect(document.querySelector("main h1"), path).not.toBeNull();
    const waits = Array.from(document.querySelectorAll("[role=status]"), ({ textContent }) => textContent);
    expect(waits.filter((text) => text?.startsWith("Loading")), path).toEqual([]);
  });
  return page();
}

test("every page is the same from a link as from its URL", async () => {
  be({});
  const refused = http.get("*/api/*", ({ request }) =>
    /\/(?:999999|2222-2222-2222)/.test(request.url) ? problem(404, "request.not_found") : undefined,
  );
  server.use(refused);
  const opened = new Map<string, object>();
  for (const { path } of visitorRoutes) {
    const shown = await complete(path, await openScreen(path));
    expect(shown, path).toMatchObject({ headings: [expect.stringMatching(/\S/)] });
    opened.set(path, shown);
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  }

  await openScreen("/aboutus");
  for (const { path } of visitorRoutes) {
    await goTo(path);
    await waitFor(() => expect(page(), path).toEqual(opened.get(path)));
    localStorage.clear();
    sessionStorage.clear();
  }
});
