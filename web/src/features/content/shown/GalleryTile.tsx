import type { GalleryItem } from "../../../api/schema";
import { classNames } from "../../../ui/classNames";
import { Photo } from "../../../ui/Photo";
import { selvedge } from "../colours";
import { copy } from "../copy";
import { tileRatio } from "../gallery";
import styles from "./GalleryTile.module.css";

const TILE = "(max-width: 768px) 46vw, (max-width: 1023px) 30vw, 268px";

interface Props {
  item: GalleryItem;
  eager?: boolean;
  priority?: boolean;
  /** Shows the name always, not only on hover. */
  named?: boolean;
}

/** A gallery tile: main image, number of further images, and name. */
export function GalleryTile({ item, eager, priority, named }: Props) {
  const [main] = item.images;
  return (
    <>
      <Photo
        image={main}
        alt=""
        sizes={TILE}
        ratio={main && tileRatio(main)}
        colours={selvedge(item.id)}
        eager={eager}
        priority={priority}
      />
      {item.images.length > 1 && <span className={styles.many}>{copy.gallery.images(item.images.length)}</span>}
      <span className={classNames(styles.name, named && styles.named)}>
        {item.category}, {item.title}
      </span>
    </>
  );
}
