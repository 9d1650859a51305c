import { GalleryTile } from "../../shown/GalleryTile";
import styles from "../Preview.later.module.css";
import type { Values } from "./piece";

/** The piece as it hangs on the wall of the gallery. */
export function PiecePreview({ id, values }: { id: number; values: Values }) {
  const { title, category, images } = values;
  const shown = images.flatMap(({ image }) => (image ? [image] : []));
  return (
    <div className={styles.tile}>
      <GalleryTile item={{ id, title: title || "Its name", category: category || "Its group", images: shown }} named />
    </div>
  );
}
