import { useState, type ReactNode } from "react";
import { Lightbox } from "./Lightbox";
import type { Image } from "./Photo";

/** Size of the lightbox frame; the sizes of these photos are not known. */
const SIDE = 1440;

interface Props<Photo> {
  photos: readonly Photo[];
  /** The title of a photo, such as "Reference photo 1 of 3". */
  title: (place: number, total: number) => string;
  className: string | undefined;
  /** Size of the small images, in CSS pixels. */
  size?: { width: number; height: number };
  /** What stands below a photo. */
  below?: (photo: Photo, title: string) => ReactNode;
}

/** Photos by people, which open in a lightbox. */
export function PhotoStrip<Photo extends { src: string; small?: string }>({ photos, title, className, size = { width: 112, height: 140 }, below }: Props<Photo>) {
  const [index, setIndex] = useState<number>();
  const titleOf = (place: number) => title(place + 1, photos.length);
  const images: Image[] = photos.map(({ src }, place) => ({ src, width: SIDE, height: SIDE, alt: titleOf(place), sizes: [] }));
  if (photos.length === 0) return null;
  return (
    <>
      <ul className={className}>
        {photos.map((photo, place) => (
          <li key={photo.src}>
            <button type="button" onClick={() => setIndex(place)}>
              <img src={photo.small ?? photo.src} alt={titleOf(place)} {...size} loading="lazy" decoding="async" />
            </button>
            {below?.(photo, titleOf(place))}
          </li>
        ))}
      </ul>
      <Lightbox images={images} index={index} onIndex={setIndex} title={title} />
    </>
  );
}
