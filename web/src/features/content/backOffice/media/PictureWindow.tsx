import { AltField } from "../../../../admin/pictures/AltField";
import { CutButton } from "../../../../admin/pictures/CutButton";
import { SHAPES } from "../../../../admin/pictures/places";
import { nameOfPicture } from "../../../../admin/pictures/PictureTile";
import { deletePicture, restorePicture } from "../../../../admin/pictures/queries";
import { offerUndo } from "../../../../admin/undo";
import { useChange } from "../../../../admin/useChange";
import type { KeptPicture } from "../../../../api/schema";
import { day } from "../../../../format/date";
import { Anchor } from "../../../../ui/Anchor";
import { Button } from "../../../../ui/Button";
import { Dialog } from "../../../../ui/Dialog";
import { toast } from "../../../../ui/noticeStore";
import { Photo } from "../../../../ui/Photo";
import shared from "../../../../ui/shared.module.css";
import styles from "./Media.later.module.css";

const KEPT_MS = 30 * 86_400_000;

/** One picture of the library: what it shows, where it is used, and what can be done with it. */
export function PictureWindow({ kept, onClose }: { kept: KeptPicture; onClose: () => void }) {
  const { id, picture, keptAt, source, deletedAt } = kept;
  const { busy, change } = useChange();
  const remove = async () => {
    onClose();
    if (!(await change(() => deletePicture(id)))) return;
    const undo = async () => void (await change(() => restorePicture(id)));
    offerUndo({ text: "The picture is in the trash", note: "It stays there for 30 days.", undo });
  };
  const restore = async () => {
    onClose();
    if (!(await change(() => restorePicture(id)))) return;
    const undo = async () => void (await change(() => deletePicture(id)));
    offerUndo({ text: "The picture is back", undo });
  };
  return (
    <Dialog open onClose={onClose} title={nameOfPicture(kept)} look="wide">
      <div className={styles.sides}>
        <Photo picture={picture} alt="" ratio="4/5" plain whole sizes="(max-width: 768px) 92vw, 420px" className={styles.large} />
        <div className={styles.facts}>
          {!deletedAt && <AltField chosen={{ id, picture }} onChange={() => undefined} />}
          <div>
            <h3>Where it is used</h3>
            {kept.uses.length > 0 ? (
              <ul className={styles.uses}>
                {kept.uses.map(({ what, title, href }, place) => (
                  <li key={place}>
                    <Anchor href={href} className={shared.stitch}>
                      {title}
                    </Anchor>
                    <small>{what}</small>
                  </li>
                ))}
              </ul>
            ) : (
              <p className={shared.muted}>Nowhere.</p>
            )}
          </div>
          <p className={shared.muted}>
            {source ? "Cut" : "Uploaded"} on {day(keptAt)}, {picture.width} by {picture.height} pixels.
            {deletedAt && ` Gone for good on ${day(new Date(Date.parse(deletedAt) + KEPT_MS).toISOString())}.`}
          </p>
          <div className={shared.row}>
            {deletedAt ? (
              <Button small busy={busy} onClick={() => void restore()}>
                Bring back
              </Button>
            ) : (
              <>
                <CutButton
                  chosen={{ id, picture }}
                  shape={SHAPES.garment}
                  onCut={() => {
                    onClose();
                    toast("The new cut is in the library, beside this one.");
                  }}
                />
                {kept.uses.length === 0 && (
                  <Button look="line" small busy={busy} onClick={() => void remove()}>
                    Move to the trash
                  </Button>
                )}
              </>
            )}
          </div>
          {!deletedAt && kept.uses.length > 0 && (
            <p className={shared.muted}>What is shown somewhere cannot be thrown away: take it out there first.</p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
