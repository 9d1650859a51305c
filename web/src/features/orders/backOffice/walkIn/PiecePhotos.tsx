import { useRef } from "react";
import { Button } from "../../../../ui/Button";
import shared from "../../../../ui/shared.module.css";
import styles from "./WalkIn.later.module.css";

const KINDS = "image/jpeg,image/png,image/webp";
/** Photos of the shop that an order can have, as on the server. */
const MOST = 10;

interface Props {
  /** The heading of the piece. */
  title: string;
  photos: readonly File[];
  onPhotos: (photos: readonly File[]) => void;
}

/** Photos of the fabric. They are uploaded once the order is saved, and are not part of its draft. */
export function FabricPhotos({ title, photos, onPhotos }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.photos}>
      <Button look="line" small onClick={() => input.current?.click()}>
        Photo of the fabric
        <span className={shared.hidden}>{`: ${title}`}</span>
      </Button>
      <input
        ref={input}
        type="file"
        accept={KINDS}
        multiple
        hidden
        aria-label={`Photo of the fabric: ${title}`}
        onChange={({ target }) => {
          onPhotos([...photos, ...(target.files ?? [])].slice(0, MOST));
          target.value = "";
        }}
      />
      <ul>
        {photos.map((photo, at) => (
          <li key={`${photo.name} ${at}`}>
            <span>{photo.name}</span>
            <button type="button" className={shared.stitch} onClick={() => onPhotos(photos.filter((one) => one !== photo))}>
              Remove<span className={shared.hidden}>{` ${photo.name}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
