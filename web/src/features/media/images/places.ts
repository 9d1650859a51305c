import type { Ratio } from "../../../ui/Photo";

/** A place where an image appears. */
export interface Place {
  label: string;
  /** Width by height. */
  ratio: number;
  circle?: boolean;
  /** Without the border. */
  plain?: boolean;
}

/** The crop of a type of image, and where it appears. */
export interface Shape {
  ratio: number;
  places: readonly Place[];
}

const LINK: Place = { label: "Link preview", ratio: 1200 / 630, plain: true };
const CIRCLE: Place = { label: "Circle", ratio: 1, circle: true };

/** The crop of each type of image, and its places. */
export const SHAPES = {
  garment: {
    ratio: 4 / 5,
    places: [{ label: "Card", ratio: 4 / 5 }, { label: "My Orders", ratio: 268 / 446 }, LINK, CIRCLE],
  },
  category: { ratio: 1, places: [CIRCLE, { label: "Card", ratio: 4 / 5 }, LINK] },
  gallery: {
    ratio: 4 / 5,
    places: [
      { label: "Gallery", ratio: 4 / 5 },
      { label: "Home page, small", ratio: 1 },
      { label: "Home page, wide", ratio: 2 },
    ],
  },
  story: {
    ratio: 16 / 9,
    places: [{ label: "Above the text", ratio: 16 / 9 }, { label: "Card", ratio: 3 / 2 }, LINK],
  },
  square: { ratio: 1, places: [{ label: "Below the text", ratio: 1 }] },
  wide: { ratio: 16 / 9, places: [{ label: "Cover", ratio: 16 / 9 }, LINK] },
  portrait: { ratio: 4 / 5, places: [{ label: "Beside the text", ratio: 4 / 5 }] },
} satisfies Record<string, Shape>;

export type ShapeName = keyof typeof SHAPES;

const RATIOS: Readonly<Partial<Record<Ratio, ShapeName>>> = { "4/5": "garment", "16/9": "wide", "1": "square", "3/2": "story" };

/** The shape of a field's images; by default that of its ratio. */
export const shapeFor = (ratio: Ratio, name?: ShapeName): Shape => SHAPES[name ?? RATIOS[ratio] ?? "garment"];
