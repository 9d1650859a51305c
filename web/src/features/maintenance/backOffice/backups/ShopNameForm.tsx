import { useState, type ReactNode } from "react";
import { useConfirmed } from "../../../../admin/confirm/useConfirmed";
import { useChange } from "../../../../admin/useChange";
import { Button } from "../../../../ui/Button";
import { Field } from "../../../../ui/Field";
import shared from "../../../../ui/shared.module.css";
import styles from "../Maintenance.later.module.css";

const plain = (text: string): string => text.trim().toLowerCase();

interface Props {
  shopName: string;
  /** What it costs. */
  children: ReactNode;
  /** Begins it, with the name as it was typed. */
  begin: (typed: string) => Promise<unknown>;
  onClose: () => void;
}

/** Nothing goes back by mistake: the name of the shop has to be typed, and the password was given lately. */
export function ShopNameForm({ shopName, children, begin, onClose }: Props) {
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);
  const { busy, change } = useChange();
  const { guard, confirmWindow } = useConfirmed();
  const send = async () => {
    if (plain(typed) !== plain(shopName)) {
      setWrong(true);
      return;
    }
    if (await change(() => guard(() => begin(typed)))) onClose();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className={styles.question}>{children}</div>
      <Field
        label={`Type the name of your shop: ${shopName}`}
        hint="So that nobody goes back by mistake."
        error={wrong && plain(typed) !== plain(shopName) ? `Type exactly this: ${shopName}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={shared.row}>
        <Button type="submit" busy={busy} busyText="Going back...">
          Go back
        </Button>
        <Button look="line" onClick={onClose}>
          Stay as it is
        </Button>
      </div>
      {confirmWindow}
    </form>
  );
}
