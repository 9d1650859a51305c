import { visitorRoutes } from "../support/routes";
import { expect, httpTest as test } from "../support/test";
import { written } from "../support/written";

const ENTITIES: Record<string, string> = { "&amp;": "&", "&#x27;": "'", "&quot;": '"', "&lt;": "<", "&gt;": ">", "&nbsp;": " " };

const decoded = (html: string): string => html.replaceAll(/&(?:amp|#x27|quot|lt|gt|nbsp);/g, (entity) => ENTITIES[entity] ?? entity);

/** What a page says to a browser that runs no script. */
function textOf(html: string): string {
  const text = html.replaceAll(/<(script|style|head|template)\b[^>]*>.*?<\/\1>/gs, " ").replaceAll(/<!--.*?-->/gs, "");
  return decoded(text.replaceAll(/<[^>]*>/g, " ")).replaceAll(/\s+/g, " ");
}

test("without JavaScript every public page has its content and working links, and others say what they need", async ({ request }) => {
  test.setTimeout(120_000);
  const links = new Set<string>();
  for (const route of visitorRoutes) {
    await written(request, route);
    const answer = await request.get(route.path);
    expect(answer.status(), route.path).toBe(route.status ?? 200);
    const html = await answer.text();
    const text = textOf(html);
    // What says so is in every page; its sheet shows it where nothing was rendered, and where the screen asks for it.
    if (route.personal) expect(html, route.path).toContain('data-needs-script="true"');
    else if (route.browserOnly) expect(text, route.path).toMatch(/needs JavaScript/);
    else if (typeof route.shows === "string") expect(text.toLowerCase(), route.path).toContain(route.shows.toLowerCase());
    else expect(text, route.path).toMatch(route.shows);
    if (!route.browserOnly) expect(html.match(/<h1\b/g), route.path).toHaveLength(1);
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)) links.add(decoded(href).replace(/#.*$/, ""));
  }
  const broken: string[] = [];
  for (const link of links) {
    const answer = await request.get(link);
    if (!answer.ok()) broken.push(`${link}: ${answer.status()}`);
  }
  expect(links.size).toBeGreaterThan(60);
  expect(broken).toEqual([]);
});
