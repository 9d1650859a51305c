import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { adminLinks } from "./adminLinks";
import { loadParts } from "./app/admin/loadParts";
import { screenAt } from "./app/admin/parts";

const KINDS = [
  ["category", "/catalogue/categories/:id"],
  ["service", "/catalogue/services/:id"],
  ["product", "/catalogue/products/:id"],
  ["garment_type", "/catalogue/garments/:id"],
  ["choices_of_type", "/catalogue/garments/:id/choices"],
  ["choices_of_product", "/catalogue/products/:id/choices"],
  ["testimonial", "/content/testimonials/:id"],
  ["event", "/content/events/:id"],
  ["gallery", "/content/gallery/:id"],
  ["shop", "/settings/shop"],
  ["measure_video", "/content/how-to-measure/:id"],
  ["course", "/courses/:id"],
  ["course_category", "/courses/categories/:id"],
  ["video", "/content/videos"],
  ["order", "/orders/:id"],
] as const;

test("each kind of record that shows an image or video opens its screen", { timeout: 60_000 }, async () => {
  const parts = await loadParts();
  const screenOf = (kind: string, id?: number) => {
    const [path = ""] = (adminLinks.mediaUse({ kind, id }) ?? "").split("?");
    return screenAt(parts, path)?.path;
  };
  expect(KINDS.map(([kind]) => [kind, screenOf(kind, 7)])).toEqual(KINDS);
  expect(screenOf("order")).toBe("/orders");
  expect(screenOf("unknown", 7)).toBeUndefined();
  expect(screenAt(parts, adminLinks.payment(7))?.path).toBe("/payments/:id");
});

/** The addresses that the server puts into emails and printed codes, with an id in each blank. */
const addressesOfServer = (): string[] => {
  const source = readFileSync(new URL("../../features/kernel/src/mail/shop.rs", import.meta.url), "utf8");
  return [...source.matchAll(/"(\/admin[^"]*)"/gu)].map(([, path = ""]) => path.replaceAll(/\{\w+\}/gu, "7"));
};

test("each page that emails and printed codes open has a screen", { timeout: 60_000 }, async () => {
  const parts = await loadParts();
  const addresses = addressesOfServer();
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter((address) => screenAt(parts, address.split("?")[0] ?? "") === undefined)).toEqual([]);
});
