import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { afterClosing } from "../ui/historyOfWindows";
import shared from "../ui/shared.module.css";

interface Props {
  name: string;
  /** "4 services and 38 products". */
  along: string;
  onClose: () => void;
  /** Called when the window has closed. */
  onYes: () => void;
}

/** Asked before something goes to the trash that has other things in it. */
export function TrashWindow({ name, along, onClose, onYes }: Props) {
  const yes = () => {
    // Closing takes back its entry in the history: what leads elsewhere waits for that.
    afterClosing(onYes);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={`Move ${name} to the trash?`} role="alertdialog">
      <div className={shared.text}>
        <p>
          Out of the shop with it: <b>{along}</b>.
        </p>
        <p className={shared.muted}>Orders that were made keep what they need. For 30 days all of it can be brought back together.</p>
        <div className={shared.row}>
          <Button look="solid" onClick={yes}>
            Move to the trash
          </Button>
          <Button look="line" onClick={onClose}>
            Keep it
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
