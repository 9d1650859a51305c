/** The server's limit, in bytes; larger photos are scaled down here. */
const MOST_BYTES = 10 * 1024 * 1024;
/** A pixel count that the server accepts for every file type. */
const MOST_PIXELS = 15_000_000;
/** The target pixel count: more than the largest stored variant needs, and within every phone's canvas limit. */
const GOAL_PIXELS = 12_500_000;
const TAKEN_KINDS = ["image/jpeg", "image/png", "image/webp"];
/** The longest side of a photo from a camera, in pixels: more than the widest stored variant needs. */
const LONGEST_SIDE = 2560;
const QUALITIES = [0.9, 0.8, 0.65];

export const NOT_AN_IMAGE = "This file is not a supported image. Choose a JPEG, PNG or WebP.";
export const HEIC =
  "This iPhone photo format (HEIC) cannot be shown here. On the iPhone open Settings, Camera, Formats and choose Most Compatible, then take it again; or share the photo with yourself by email, which makes a JPEG.";
export const TOO_LARGE = "This image is too large. Save a smaller copy and choose that.";

/** A file that is not a usable image, with its error message. */
export class UnusableFile extends Error {
  override readonly name = "UnusableFile";
}

function opened(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new UnusableFile(NOT_AN_IMAGE));
    image.src = address;
  });
}

/** The brands of HEIC and HEIF files, in the box that every file of this family begins with (ISO/IEC 23008-12). */
const HEIC_BRANDS = /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/;
const BRAND_FROM = 4;
const BRAND_TO = 12;

/** Whether a file is a photo in the format of iPhones, by its content. */
export async function isHeic(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await new Response(file.slice(BRAND_FROM, BRAND_TO)).arrayBuffer());
  return HEIC_BRANDS.test(String.fromCharCode(...bytes));
}

/** Width and height with the same ratio, at most `mostPixels` pixels and no side longer than `longest`. */
export function fitted(width: number, height: number, mostPixels = GOAL_PIXELS, longest = Infinity): { width: number; height: number } {
  const share = Math.min(1, Math.sqrt(mostPixels / (width * height)), longest / Math.max(width, height));
  return { width: Math.max(1, Math.floor(width * share)), height: Math.max(1, Math.floor(height * share)) };
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", quality);
  });

/**
 * The file itself if the server accepts it, otherwise a smaller, upright copy. A large photo of a camera is made smaller
 * too, if that makes a smaller file; PNG and WebP stay, as they may be transparent or move.
 */
export async function readyToSend(file: File): Promise<Blob> {
  if (file.size === 0) throw new UnusableFile(NOT_AN_IMAGE);
  const address = URL.createObjectURL(file);
  try {
    const image = await opened(address).catch(async (failure: unknown) => {
      throw (await isHeic(file)) ? new UnusableFile(HEIC) : failure;
    });
    const { naturalWidth, naturalHeight } = image;
    const small = file.size <= MOST_BYTES && naturalWidth * naturalHeight <= MOST_PIXELS;
    if (!small || !TAKEN_KINDS.includes(file.type)) return await smaller(image);
    if (file.type !== "image/jpeg" || Math.max(naturalWidth, naturalHeight) <= LONGEST_SIDE) return file;
    // A copy that fails, as on a phone without memory, is no reason not to send the photo.
    const copy = await smaller(image, LONGEST_SIDE).catch(() => file);
    return copy.size < file.size ? copy : file;
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function smaller(image: HTMLImageElement, longest?: number): Promise<Blob> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, fitted(image.naturalWidth || 1, image.naturalHeight || 1, GOAL_PIXELS, longest));
  const pen = canvas.getContext("2d");
  if (!pen) throw new UnusableFile(TOO_LARGE);
  // Transparent areas would turn black in a JPEG.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  try {
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  } catch {
    throw new UnusableFile(NOT_AN_IMAGE);
  }
  for (const quality of QUALITIES) {
    const blob = await jpegOf(canvas, quality);
    if (blob && blob.size <= MOST_BYTES) return blob;
  }
  throw new UnusableFile(TOO_LARGE);
}
