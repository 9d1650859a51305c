import { afterEach, describe, expect, it, vi } from "vitest";
import { fitted, HEIC, isHeic, NOT_AN_IMAGE, readyToSend } from "./shrink";

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

const withBrand = (brand: string, name: string): File =>
  new File([new Uint8Array([0, 0, 0, 24]), `ftyp${brand}`, "the rest"], name, { type: "" });

/** A browser that opens images of this size, or none. */
function browserOpening(size: { width: number; height: number } | undefined, copyBytes = 1000): void {
  vi.stubGlobal("URL", { createObjectURL: () => "blob:photo", revokeObjectURL: () => undefined });
  vi.stubGlobal(
    "Image",
    class {
      naturalWidth = size?.width ?? 0;
      naturalHeight = size?.height ?? 0;
      onload: () => void = () => undefined;
      onerror: () => void = () => undefined;
      set src(_: string) {
        queueMicrotask(() => (size ? this.onload() : this.onerror()));
      }
    },
  );
  const pen = { fillRect: () => undefined, drawImage: () => undefined };
  vi.stubGlobal("document", {
    createElement: () => ({ getContext: () => pen, toBlob: (tell: (blob: Blob) => void) => tell(new Blob([new Uint8Array(copyBytes)])) }),
  });
}

afterEach(() => vi.unstubAllGlobals());

describe("the photo format of iPhones", () => {
  it("is found by its content, whatever the file is called", async () => {
    for (const brand of ["heic", "heix", "mif1"]) expect(await isHeic(withBrand(brand, "photo.jpg")), brand).toBe(true);
    for (const brand of ["avif", "isom", "mp42"]) expect(await isHeic(withBrand(brand, "photo.heic")), brand).toBe(false);
  });
  it("is explained where the browser cannot open it", async () => {
    browserOpening(undefined);
    await expect(readyToSend(withBrand("heic", "IMG_0412.HEIC"))).rejects.toThrow(HEIC);
    await expect(readyToSend(new File(["no image"], "notes.txt"))).rejects.toThrow(NOT_AN_IMAGE);
  });
  it("is sent as a JPEG where the browser opens it", async () => {
    browserOpening({ width: 4032, height: 3024 });
    expect((await readyToSend(withBrand("heic", "IMG_0412.HEIC"))).size).toBe(1000);
  });
});

describe("a large photo of a camera", () => {
  const photo = (type: string, bytes = 5000) => new File([new Uint8Array(bytes)], "photo", { type });
  it("is sent smaller", async () => {
    browserOpening({ width: 4000, height: 3000 });
    expect((await readyToSend(photo("image/jpeg"))).size).toBe(1000);
    expect(fitted(4000, 3000, undefined, 2560)).toEqual({ width: 2560, height: 1920 });
  });
  it("stays as it is if the copy would be larger, if it is small, and if it may be transparent or move", async () => {
    browserOpening({ width: 4000, height: 3000 }, 9000);
    const large = photo("image/jpeg");
    expect(await readyToSend(large)).toBe(large);
    browserOpening({ width: 2000, height: 1500 });
    expect(await readyToSend(large)).toBe(large);
    browserOpening({ width: 3500, height: 3500 });
    for (const type of ["image/png", "image/webp"]) {
      const file = photo(type);
      expect(await readyToSend(file), type).toBe(file);
    }
  });
});
