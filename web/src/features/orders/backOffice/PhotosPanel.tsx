import { useState } from "react";
import { Panel } from "../../../admin/Screen";
import type { OrderPhoto } from "../../../api/schema";
import { Lightbox } from "../../../ui/Lightbox";
import type { Image } from "../../../ui/Photo";
import styles from "./OrderDetail.later.module.css";

/** Size of the lightbox frame; the sizes of these photos are not known. */
const SIDE = 1440;

const titleOf = (place: number, total: number): string => `Reference photo ${place} of ${total}`;

/** The customer's reference photos; `plain` without a panel around them. */
export function PhotosPanel({ photos, plain }: { photos: readonly OrderPhoto[]; plain?: boolean }) {
  if (photos.length === 0) return null;
  const list = <ReferencePhotos photos={photos} />;
  return plain ? list : <Panel title="Reference photos">{list}</Panel>;
}

function ReferencePhotos({ photos }: { photos: readonly OrderPhoto[] }) {
  const [index, setIndex] = useState<number>();
  const images: Image[] = photos.map(({ src }, place) => ({
    src,
    width: SIDE,
    height: SIDE,
    alt: titleOf(place + 1, photos.length),
    sizes: [],
  }));
  return (
    <>
      <ul className={styles.photos}>
        {images.map(({ src, alt }, place) => (
          <li key={src}>
            <button type="button" onClick={() => setIndex(place)}>
              <img src={src} alt={alt} width="112" height="140" loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox images={images} index={index} onIndex={setIndex} title={titleOf} />
    </>
  );
}
