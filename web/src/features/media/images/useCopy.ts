import { useEffect, useState } from "react";
import { NetworkError } from "../../../api/problem";
import type { Image } from "../../../api/schema";
import { turnedCopy, type Turn } from "./cut";

interface Copy {
  canvas: HTMLCanvasElement;
  /** The object URL of the copy. */
  address: string;
}

/** The error when the copy could not be made because the image did not load. */
export const NO_COPY = new NetworkError();

const QUALITY = 0.85;

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(NO_COPY)), "image/jpeg", QUALITY);
  });

/** A rotated working copy of an image, released on unmount. */
export function useCopy(image: Image, turn: Turn): { copy: Copy | undefined; failed: boolean; again: () => void } {
  const { src } = image;
  const [copy, setCopy] = useState<Copy>();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    let address: string | undefined;
    setFailed(false);
    const make = async () => {
      const canvas = await turnedCopy(src, turn);
      const blob = await jpegOf(canvas);
      if (!wanted) return;
      address = URL.createObjectURL(blob);
      setCopy({ canvas, address });
    };
    make().catch(() => {
      if (wanted) setFailed(true);
    });
    return () => {
      wanted = false;
      if (address) URL.revokeObjectURL(address);
    };
  }, [src, turn, attempt]);
  return { copy, failed, again: () => setAttempt(attempt + 1) };
}
