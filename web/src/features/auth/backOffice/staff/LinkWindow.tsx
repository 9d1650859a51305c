import { Button } from "../../../../ui/Button";
import { Dialog } from "../../../../ui/Dialog";
import { Field } from "../../../../ui/Field";
import { toast } from "../../../../ui/noticeStore";
import shared from "../../../../ui/shared.module.css";
import styles from "./Staff.later.module.css";

interface Props {
  name: string;
  link: string;
  hours: number;
  onClose: () => void;
}

/** The link of an invitation, shown only once. */
export function LinkWindow({ name, link, hours, onClose }: Props) {
  const copyIt = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast("Copied. Do not share it with anyone else.");
    } catch {
      toast("Could not copy. Press and hold the link to copy it.", { kind: "error" });
    }
  };
  return (
    <Dialog open sticky onClose={onClose} title={`Invitation link for ${name}`}>
      <p className={styles.lead}>
        Shown only once. Anyone with this link can set the password of {name}: share it with them alone. It works once, for {hours} hours.
      </p>
      <Field label="Link" readOnly value={link} onFocus={({ target }) => target.select()} />
      <div className={shared.row}>
        <Button onClick={() => void copyIt()}>Copy link</Button>
        <Button look="line" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}
