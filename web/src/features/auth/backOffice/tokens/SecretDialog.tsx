import { copyText } from "../../../../admin/copyText";
import { Button } from "../../../../ui/Button";
import { Dialog } from "../../../../ui/Dialog";
import { Field } from "../../../../ui/Field";
import shared from "../../../../ui/shared.module.css";
import styles from "./Tokens.later.module.css";

interface Props {
  name: string;
  secret: string;
  onClose: () => void;
}

/** The secret of a new token, shown only once. */
export function SecretDialog({ name, secret, onClose }: Props) {
  const example = `curl --header "Authorization: Bearer ${secret}" ${location.origin}/api/admin/orders`;
  return (
    <Dialog open sticky="always" onClose={onClose} title={`Access token “${name}”`}>
      <p className={styles.lead}>
        Shown only once. Copy it now and store it in the program that uses it, or in a password manager. Anyone with this token can do what
        you allowed it to.
      </p>
      <Field label="Token" readOnly value={secret} onFocus={({ target }) => target.select()} />
      <p className={styles.lead}>A program sends it with each request:</p>
      <pre className={styles.example}>
        <code>{example}</code>
      </pre>
      <div className={shared.row}>
        <Button onClick={() => void copyText(secret)}>Copy token</Button>
        <Button look="line" onClick={onClose}>
          Done
        </Button>
      </div>
    </Dialog>
  );
}
