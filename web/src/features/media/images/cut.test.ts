import { describe, expect, it } from "vitest";
import { focusIn, focusOf, inside, seenThrough, turnedPoint, WHOLE } from "./cut";

const part = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
const rounded = (area: object) => JSON.parse(JSON.stringify(area, (_, value: unknown) => (typeof value === "number" ? Math.round(value * 1000) / 1000 : value))) as unknown;

describe("a part of a turned image", () => {
  it("keeps a point on the same detail when rotated", () => {
    expect(turnedPoint({ x: 0, y: 0 })).toEqual({ x: 1, y: 0 });
    expect(turnedPoint({ x: 1, y: 0 })).toEqual({ x: 1, y: 1 });
  });
  it("is sent inside the image", () => {
    expect(inside({ x: -0.001, y: 0, width: 1.002, height: 1 })).toEqual(WHOLE);
  });
});

describe("the focus", () => {
  it("is relative to the crop, and clamped to its edge", () => {
    expect(rounded(focusIn(part, { x: 0.25, y: 0.3 }))).toEqual({ x: 0.5, y: 0.25 });
    expect(focusIn(part, { x: 0.9, y: 0 })).toEqual({ x: 1, y: 0 });
    expect(rounded(focusOf(part, { x: 0.5, y: 0.25 }))).toEqual({ x: 0.25, y: 0.3 });
  });
  it("decides what a frame of another shape shows", () => {
    // A 4:5 image in a circle, focused near its upper edge.
    expect(rounded(seenThrough(1, WHOLE, 0.8, { x: 0.5, y: 0.25 }))).toEqual({ x: 0, y: 0.05, width: 1, height: 0.8 });
    // A wide image in a narrow frame, focused at its right edge.
    expect(rounded(seenThrough(0.5, WHOLE, 1, { x: 1, y: 0.5 }))).toEqual({ x: 0.5, y: 0, width: 0.5, height: 1 });
  });
});
