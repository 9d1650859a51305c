import { GalleryTile } from "../../shown/GalleryTile";
import styles from "../Preview.later.module.css";
import type { Values } from "./piece";

/** The item as shown in the gallery. */
export function PiecePreview({ id, values }: { id: number; values: Values }) {
  const { title, category, images } = values;
  const shown = images.flatMap(({ image }) => (image ? [image] : []));
  return (
    <div className={styles.tile}>
      <GalleryTile item={{ id, title: title || "Name", category: category || "Category", images: shown }} named />
    </div>
  );
}
