import { describe, expect, it } from "vitest";
import { fitted } from "./shrink";

describe("making a photo smaller", () => {
  it("leaves small images unchanged", () => {
    expect(fitted(3000, 4000)).toEqual({ width: 3000, height: 4000 });
  });
  it("keeps the aspect ratio of large images", () => {
    const { width, height } = fitted(9248, 6936);
    expect(width * height).toBeLessThanOrEqual(12_500_000);
    expect(width / height).toBeCloseTo(9248 / 6936, 2);
  });
});
