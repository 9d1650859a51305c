import { useState } from "react";
import type { LibraryImage } from "../../../api/schema";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Empty, Loading, SkeletonCards } from "../../../ui/States";
import { MoreButton } from "../../../admin/list/MoreButton";
import { noneFound } from "../../../admin/list/noneFound";
import { SearchField } from "../../../admin/list/SearchField";
import { usePages } from "../../../admin/list/usePages";
import { Waiting } from "../../../admin/Screen";
import { useSettled } from "../../../admin/useSettled";
import type { ChosenImage } from "../public/chosen";
import styles from "./Library.later.module.css";
import { ImageTile } from "./ImageTile";
import { imageList } from "./queries";

interface Props {
  /** How many can be chosen; a single one is chosen immediately. */
  most: number;
  onChoose: (chosen: ChosenImage[]) => void;
  onClose: () => void;
}

/** A dialog to choose from the image library. */
export default function LibraryDialog({ most, onChoose, onClose }: Props) {
  const [text, setText] = useState("");
  const q = useSettled(text.trim());
  const [taken, setTaken] = useState<readonly LibraryImage[]>([]);
  const { items: images, failure, retry, more } = usePages((before) => imageList({ ...(q && { q }), ...(before && { before }) }));

  const give = (stored: readonly LibraryImage[]) => onChoose(stored.map(({ id, image }) => ({ id, image })));
  const press = (stored: LibraryImage) => {
    if (most === 1) give([stored]);
    else if (taken.some(({ id }) => id === stored.id)) setTaken(taken.filter(({ id }) => id !== stored.id));
    else if (taken.length < most) setTaken([...taken, stored]);
  };
  return (
    <Dialog open onClose={onClose} title="Image library" look="wide">
      <SearchField hint="By image description" value={text} onChange={setText} />
      {failure && !images && <Waiting failure={failure} onRetry={retry} />}
      {!images && !failure && (
        <Loading text="Loading..." className={styles.grid}>
          <SkeletonCards count={8} ratio="1" lines={0} />
        </Loading>
      )}
      {images?.length === 0 && <Empty title={q ? noneFound("images", q) : "No images yet"} />}
      {images && images.length > 0 && (
        <ul className={styles.grid}>
          {images.map((stored) => {
            const place = taken.findIndex(({ id }) => id === stored.id);
            return (
              <li key={stored.id}>
                <ImageTile
                  stored={stored}
                  pressed={most === 1 ? undefined : place >= 0}
                  disabled={most > 1 && place < 0 && taken.length >= most}
                  onPress={() => press(stored)}
                />
              </li>
            );
          })}
        </ul>
      )}
      <MoreButton more={more} small />
      {most > 1 && (
        <div className={styles.foot}>
          <p role="status">
            {taken.length} of {most} chosen
          </p>
          <Button disabled={taken.length === 0} onClick={() => give(taken)}>
            {taken.length === 1 ? "Add this image" : `Add ${taken.length || ""} images`}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
