import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { afterClosing } from "../ui/historyOfDialogs";
import shared from "../ui/shared.module.css";

interface Props {
  name: string;
  /** "4 services and 38 products". */
  along?: string | undefined;
  /** What it means for other records; by default, that orders are not affected. */
  note?: string | undefined;
  onClose: () => void;
  /** Called after the dialog has closed. */
  onYes: () => void;
}

/** Confirms moving something with contents to the trash. */
export function TrashDialog({ name, along, note = "Existing orders are not affected.", onClose, onYes }: Props) {
  const yes = () => {
    // Closing removes the dialog's history entry: navigation waits for that.
    afterClosing(onYes);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={`Move ${name} to trash?`} role="alertdialog">
      <div className={shared.text}>
        {along && (
          <p>
            This also moves to the trash: <b>{along}</b>.
          </p>
        )}
        <p className={shared.muted}>
          {note} You can restore {along ? "everything together" : "it"} for 30 days.
        </p>
        <div className={shared.row}>
          <Button look="solid" onClick={yes}>
            Move to trash
          </Button>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
