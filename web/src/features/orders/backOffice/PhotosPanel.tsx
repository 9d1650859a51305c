import { Panel } from "../../../admin/Screen";
import type { OrderPhoto } from "../../../api/schema";
import { PhotoStrip } from "../../../ui/PhotoStrip";
import { RemovePhoto } from "./RemovePhoto";
import styles from "./OrderDetail.later.module.css";

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

const ReferencePhotos = ({ photos, removeFrom }: Props) => (
  <PhotoStrip
    photos={photos}
    title={titleOf}
    className={styles.photos}
    below={({ id }, name) => removeFrom !== undefined && <RemovePhoto order={removeFrom} photo={id} name={name} />}
  />
);
