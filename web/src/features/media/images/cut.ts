/** A part of an image, in fractions of its width and height. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A point of an image, in fractions of its width and height. */
export interface Point {
  x: number;
  y: number;
}

/** The clockwise rotation of an image, in degrees. */
export type Turn = 0 | 90 | 180 | 270;

export const WHOLE: Area = { x: 0, y: 0, width: 1, height: 1 };
/** The default focus for garments: centred, above the middle. */
export const USUAL_FOCUS: Point = { x: 0.5, y: 0.3 };

const between = (value: number, least = 0, most = 1): number => Math.min(most, Math.max(least, value));

export const turned = (turn: number): Turn => ((turn + 90) % 360) as Turn;

/** A point of the turned image after one more quarter turn clockwise. */
export const turnedPoint = ({ x, y }: Point): Point => ({ x: 1 - y, y: x });

/** The smallest crop, in fractions of the image. */
const LEAST = 0.02;

/** An area clamped to the image and rounded, as it is sent. */
export function inside({ x, y, width, height }: Area): Area {
  const left = between(x, 0, 1 - LEAST);
  const top = between(y, 0, 1 - LEAST);
  return { x: left, y: top, width: between(width, LEAST, 1 - left), height: between(height, LEAST, 1 - top) };
}

/** Converts a point of the image to the crop; clamped to its edge. */
export const focusIn = (area: Area, { x, y }: Point): Point => ({
  x: between((x - area.x) / area.width),
  y: between((y - area.y) / area.height),
});

/** Converts a point of the crop to the image. */
export const focusOf = (area: Area, { x, y }: Point): Point => ({
  x: area.x + between(x) * area.width,
  y: area.y + between(y) * area.height,
});

/**
 * The part of a crop that a frame of this ratio (width by height) shows: the frame is filled and the overflow is cut
 * away from the focus, as with `object-position`.
 */
export function seenThrough(frame: number, cutout: Area, shape: number, focus: Point): Area {
  const { x, y } = focusIn(cutout, focus);
  if (shape > frame) {
    const width = cutout.width * (frame / shape);
    return { ...cutout, width, x: cutout.x + x * (cutout.width - width) };
  }
  const height = cutout.height * (shape / frame);
  return { ...cutout, height, y: cutout.y + y * (cutout.height - height) };
}

/** The longest side of the working copy, in pixels; more than any stage shows. */
const LARGEST_COPY = 1600;

const opened = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("the image did not load"));
    image.src = address;
  });

/** A rotated working copy, so that later steps need not handle rotation. */
export async function turnedCopy(src: string, turn: Turn): Promise<HTMLCanvasElement> {
  const image = await opened(src);
  const share = Math.min(1, LARGEST_COPY / Math.max(image.naturalWidth, image.naturalHeight));
  const width = Math.max(1, Math.round(image.naturalWidth * share));
  const height = Math.max(1, Math.round(image.naturalHeight * share));
  const canvas = document.createElement("canvas");
  const lying = turn === 90 || turn === 270;
  canvas.width = lying ? height : width;
  canvas.height = lying ? width : height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("there is no canvas");
  pen.translate(canvas.width / 2, canvas.height / 2);
  pen.rotate((turn * Math.PI) / 180);
  pen.drawImage(image, -width / 2, -height / 2, width, height);
  return canvas;
}
