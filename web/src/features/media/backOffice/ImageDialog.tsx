import { AltField } from "../images/AltField";
import { CropButton } from "../images/CropButton";
import { SHAPES } from "../images/places";
import { nameOfImage } from "../images/ImageTile";
import { imageRecords } from "../images/queries";
import { offerUndo } from "../../../admin/undo";
import { useChange } from "../../../admin/useChange";
import type { LibraryImage } from "../../../api/schema";
import { day } from "../../../format/date";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { toast } from "../../../ui/noticeStore";
import { Photo } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import styles from "./Media.later.module.css";
import { UseLink } from "./UseLink";

const RETENTION_MS = 30 * 86_400_000;

/** A dialog with an image of the library: its description, where it is used, and its actions. */
export function ImageDialog({ stored, onClose }: { stored: LibraryImage; onClose: () => void }) {
  const { id, image, storedAt, source, deletedAt } = stored;
  const { busy, change } = useChange();
  const trash = imageRecords.trashOf(id);
  const remove = async () => {
    onClose();
    if (!(await change(trash.remove))) return;
    const undo = async () => void (await change(trash.restore));
    offerUndo({ text: "Image moved to trash", note: "You can restore it for 30 days.", undo });
  };
  const restore = async () => {
    onClose();
    if (!(await change(trash.restore))) return;
    const undo = async () => void (await change(trash.remove));
    offerUndo({ text: "Image restored", undo });
  };
  return (
    <Dialog open onClose={onClose} title={nameOfImage(stored)} look="wide">
      <div className={styles.sides}>
        <Photo image={image} alt="" ratio="4/5" plain whole sizes="(max-width: 768px) 92vw, 420px" className={styles.large} />
        <div className={styles.facts}>
          {!deletedAt && <AltField chosen={{ id, image }} onChange={() => undefined} />}
          <div>
            <h3>Used in</h3>
            {stored.uses.length > 0 ? (
              <ul className={styles.uses}>
                {stored.uses.map((use, index) => (
                  <li key={index}>
                    <UseLink use={use} />
                    <small>{use.what}</small>
                  </li>
                ))}
              </ul>
            ) : (
              <p className={shared.muted}>Not used.</p>
            )}
          </div>
          <p className={shared.muted}>
            {source ? "Cropped" : "Uploaded"} on {day(storedAt)}, {image.width} by {image.height} pixels.
            {deletedAt && ` Deleted permanently on ${day(new Date(Date.parse(deletedAt) + RETENTION_MS).toISOString())}.`}
          </p>
          <div className={shared.row}>
            {deletedAt ? (
              <Button small busy={busy} onClick={() => void restore()}>
                Restore
              </Button>
            ) : (
              <>
                <CropButton
                  chosen={{ id, image }}
                  shape={SHAPES.garment}
                  onCut={() => {
                    onClose();
                    toast("The cropped image is in the library, next to this one.");
                  }}
                />
                {stored.uses.length === 0 && (
                  <Button look="line" small busy={busy} onClick={() => void remove()}>
                    Move to trash
                  </Button>
                )}
              </>
            )}
          </div>
          {!deletedAt && stored.uses.length > 0 && (
            <p className={shared.muted}>This image is in use. Remove it there first.</p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
