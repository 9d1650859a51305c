/** What the shop takes; anything beyond is made smaller here, so that a phone's photo always goes through. */
const MOST_BYTES = 10 * 1024 * 1024;
/** The shop takes up to 40 megapixels of some kinds of file, and about 15 of every kind. */
const MOST_PIXELS = 15_000_000;
/** More than the largest copy that is kept needs, and as much as every phone's canvas can hold. */
const GOAL_PIXELS = 12_500_000;
const TAKEN_KINDS = ["image/jpeg", "image/png", "image/webp"];
const QUALITIES = [0.9, 0.8, 0.65];

export const NOT_A_IMAGE = "This is not an image that can be shown. Choose a JPEG, PNG or WebP.";
export const TOO_LARGE = "This image is too large to be made smaller here. Save a smaller copy and choose that.";

/** A file that will not become an image, with the sentence for it. */
export class UnusableFile extends Error {
  override readonly name = "UnusableFile";
}

function opened(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new UnusableFile(NOT_A_IMAGE));
    image.src = address;
  });
}

/** Width and height that keep the shape and have at most so many pixels. */
export function fitted(width: number, height: number, mostPixels = GOAL_PIXELS): { width: number; height: number } {
  const share = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  return { width: Math.max(1, Math.floor(width * share)), height: Math.max(1, Math.floor(height * share)) };
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", quality);
  });

/** The file itself when the shop takes it as it is, else a smaller copy, turned as the camera was held. */
export async function readyToSend(file: File): Promise<Blob> {
  if (file.size === 0) throw new UnusableFile(NOT_A_IMAGE);
  const address = URL.createObjectURL(file);
  try {
    const image = await opened(address);
    const { naturalWidth, naturalHeight } = image;
    const small = file.size <= MOST_BYTES && naturalWidth * naturalHeight <= MOST_PIXELS;
    if (small && TAKEN_KINDS.includes(file.type)) return file;
    return await smaller(image);
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function smaller(image: HTMLImageElement): Promise<Blob> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, fitted(image.naturalWidth || 1, image.naturalHeight || 1));
  const pen = canvas.getContext("2d");
  if (!pen) throw new UnusableFile(TOO_LARGE);
  // What is transparent would turn black in a JPEG.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  try {
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  } catch {
    throw new UnusableFile(NOT_A_IMAGE);
  }
  for (const quality of QUALITIES) {
    const blob = await jpegOf(canvas, quality);
    if (blob && blob.size <= MOST_BYTES) return blob;
  }
  throw new UnusableFile(TOO_LARGE);
}
