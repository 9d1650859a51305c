import { FileButton } from "../../../../admin/FileButton";
import shared from "../../../../ui/shared.module.css";
import styles from "./WalkIn.later.module.css";

const TYPES = "image/jpeg,image/png,image/webp";

/** Kinds of photos with their labels and how many a piece can have, as on the server. */
export const PHOTO_KINDS = {
  reference: { label: "Reference photo", most: 5 },
  cloth: { label: "Photo of the fabric", most: 10 },
} as const;

export type PhotoKind = keyof typeof PHOTO_KINDS;

/** Chosen photos of a piece by kind. They are uploaded once the order is saved, and are not part of its draft. */
export type PieceFiles = Partial<Record<PhotoKind, readonly File[]>>;

interface Props {
  /** The heading of the piece. */
  title: string;
  kind: PhotoKind;
  photos: readonly File[];
  onPhotos: (photos: readonly File[]) => void;
}

/** Chooses photos of one kind for a piece. */
export function PiecePhotos({ title, kind, photos, onPhotos }: Props) {
  const { label, most } = PHOTO_KINDS[kind];
  return (
    <div className={styles.photos}>
      <FileButton name={`${label}: ${title}`} accept={TYPES} multiple small onFiles={(files) => onPhotos([...photos, ...files].slice(0, most))}>
        {label}
        <span className={shared.hidden}>{`: ${title}`}</span>
      </FileButton>
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
