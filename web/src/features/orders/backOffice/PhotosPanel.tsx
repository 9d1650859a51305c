import { useState } from "react";
import { Panel } from "../../../admin/Screen";
import type { OrderPhoto } from "../../../api/schema";
import { Lightbox } from "../../../ui/Lightbox";
import type { Image } from "../../../ui/Photo";
import { RemovePhoto } from "./RemovePhoto";
import styles from "./OrderDetail.later.module.css";

/** Size of the lightbox frame; the sizes of these photos are not known. */
const SIDE = 1440;

const titleOf = (place: number, total: number): string => `Reference photo ${place} of ${total}`;

interface Props {
  photos: readonly OrderPhoto[];
  /** The order that they can be removed from. */
  removeFrom?: number;
  /** Without a panel around them. */
  plain?: boolean;
}

/** The reference photos of a piece or a visit. */
export function PhotosPanel({ plain, ...props }: Props) {
  if (props.photos.length === 0) return null;
  const list = <ReferencePhotos {...props} />;
  return plain ? list : <Panel title="Reference photos">{list}</Panel>;
}

function ReferencePhotos({ photos, removeFrom }: Props) {
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
        {photos.map(({ id, src }, place) => (
          <li key={src}>
            <button type="button" onClick={() => setIndex(place)}>
              <img src={src} alt={images[place]?.alt} width="112" height="140" loading="lazy" decoding="async" />
            </button>
            {removeFrom !== undefined && <RemovePhoto order={removeFrom} photo={id} name={titleOf(place + 1, photos.length)} />}
          </li>
        ))}
      </ul>
      <Lightbox images={images} index={index} onIndex={setIndex} title={titleOf} />
    </>
  );
}
