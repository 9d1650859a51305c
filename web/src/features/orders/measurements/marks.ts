/** Where a length is measured on the drawing of a garment, in units of the drawing. */
export interface Mark {
  back?: true;
  /** The point on the garment. */
  at: readonly [x: number, y: number];
  /** The margin and height of its number. */
  number: readonly [margin: "left" | "right", y: number];
  /** The measured line. */
  way?: string;
}

export type Scene = "upper" | "legs" | "skirt";

const HEIGHT: Mark = { at: [120, 24], number: ["left", 22] };

const UPPER: Readonly<Record<string, Mark>> = {
  height: HEIGHT,
  shoulder: { back: true, at: [166, 70], number: ["right", 60], way: "M66 76Q120 50 174 76" },
  frontNeck: { at: [120, 80], number: ["right", 62], way: "M120 52V118" },
  backNeck: { back: true, at: [120, 108], number: ["right", 112], way: "M120 52V150" },
  collar: { back: true, at: [108, 36], number: ["left", 44], way: "M104 33Q120 42 136 33" },
  armhole: { back: true, at: [64, 92], number: ["left", 96], way: "M64 72q-12 20 0 40q12-20 0-40z" },
  sleeveLength: { at: [62, 80], number: ["left", 72] },
  aroundArm: { at: [60, 96], number: ["left", 106], way: "M57 96h14" },
  sleeveRound: { at: [62, 110], number: ["left", 140] },
  chest: { at: [172, 112], number: ["right", 98], way: "M70 114Q120 130 170 114" },
  aroundBust: { at: [172, 132], number: ["right", 130], way: "M64 128Q120 148 176 128" },
  underBust: { at: [162, 154], number: ["right", 162], way: "M74 150Q120 168 166 150" },
  aroundWaist: { at: [154, 192], number: ["right", 198], way: "M84 190Q120 204 156 190" },
  aroundHip: { at: [170, 250], number: ["right", 246], way: "M68 246Q120 264 172 246" },
  length: { at: [96, 206], number: ["left", 212], way: "M96 56V270" },
  flare: { at: [158, 274], number: ["right", 280], way: "M70 272Q120 288 170 272" },
};

const LEGS: Readonly<Record<string, Mark>> = {
  height: HEIGHT,
  aroundWaist: { at: [154, 64], number: ["right", 56], way: "M84 62Q120 70 156 62" },
  aroundHip: { at: [168, 110], number: ["right", 100], way: "M72 108Q120 122 168 108" },
  thigh: { at: [168, 148], number: ["right", 140], way: "M124 150Q146 158 170 150" },
  knee: { at: [168, 200], number: ["right", 186], way: "M129 200Q148 207 169 200" },
  calf: { at: [167, 236], number: ["right", 224], way: "M132 236Q149 243 168 236" },
  bottom: { at: [166, 276], number: ["right", 268], way: "M133 278h35" },
  crotch: { at: [120, 130], number: ["left", 108], way: "M120 62V140" },
  length: { at: [74, 170], number: ["left", 166], way: "M74 62V280" },
  inseam: { at: [112, 220], number: ["left", 226], way: "M113 150L108 280" },
};

const SKIRT: Readonly<Record<string, Mark>> = {
  height: HEIGHT,
  aroundWaist: { at: [150, 64], number: ["right", 56], way: "M88 62Q120 70 152 62" },
  aroundHip: { at: [164, 112], number: ["right", 110], way: "M75 110Q120 126 165 110" },
  length: { at: [100, 170], number: ["left", 166], way: "M100 62V284" },
  flare: { at: [198, 276], number: ["right", 268], way: "M34 276Q120 298 206 276" },
};

export const MARKS: Readonly<Record<Scene, Readonly<Record<string, Mark>>>> = { upper: UPPER, legs: LEGS, skirt: SKIRT };

const OF_LEGS = ["thigh", "knee", "calf", "bottom", "crotch", "inseam"];
const OF_UPPER = ["shoulder", "aroundBust", "chest", "frontNeck", "backNeck"];

/** The drawing on which most of these lengths have a place. */
export function sceneOf(fields: readonly string[]): Scene {
  if (fields.some((field) => OF_UPPER.includes(field))) return "upper";
  if (fields.some((field) => OF_LEGS.includes(field))) return "legs";
  return fields.includes("flare") ? "skirt" : "upper";
}
