import { describe, expect, test } from "vitest";
import type { Course } from "../../api/schema";
import { besides, posterOf, summary } from "./course";

const image = { src: "/uploads/whole.webp", width: 1600, height: 900, alt: "", placeholder: "", sizes: [] };

const course = (id: number, serviceType: string): Course => ({
  id,
  serviceType,
  serviceName: `Course ${id}`,
  serviceModel: "By hand",
  serviceImage: image,
  mainDescription: "",
  pricePaise: 49_900,
  duration: "50 min",
  expireInDays: 180,
});

describe("a description", () => {
  test("is summed up by its first paragraph, cut after a word", () => {
    expect(summary("Short.\n\nMore.")).toBe("Short.");
    const long = summary(`${"stitch ".repeat(40)}\n\nMore.`);
    expect(long.length).toBeLessThanOrEqual(156);
    expect(long).toMatch(/stitch…$/);
    expect(summary("")).toBe("");
  });
});

describe("the courses of a category", () => {
  const all = [course(1, "Blouses"), course(2, "Kids"), course(3, "Blouses"), course(4, "Blouses")];

  test("a course's neighbours are the others of its category", () => {
    expect(besides(all, course(3, "Blouses")).map(({ id }) => id)).toEqual([1, 4]);
    expect(besides(all, course(2, "Kids"))).toEqual([]);
  });
});

describe("the image before a video", () => {
  const size = (width: number) => ({ src: `/uploads/${width}.webp`, width });

  test("is the middle variant, otherwise the widest, otherwise the image itself", () => {
    expect(posterOf({ ...image, sizes: [480, 960, 1440].map(size) })).toBe("/uploads/960.webp");
    expect(posterOf({ ...image, sizes: [480].map(size) })).toBe("/uploads/480.webp");
    expect(posterOf(image)).toBe("/uploads/whole.webp");
  });
});
