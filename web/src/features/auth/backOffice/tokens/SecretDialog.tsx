import { copyText } from "../../../../admin/copyText";
import { Button } from "../../../../ui/Button";
import { OnceDialog } from "../OnceDialog";
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
    <OnceDialog
      title={`Access token “${name}”`}
      text="Copy it now and store it in the program that uses it, or in a password manager. Anyone with this token can do what you allowed it to."
      label="Token"
      value={secret}
      acts={<Button onClick={() => void copyText(secret)}>Copy token</Button>}
      onClose={onClose}
    >
      <p className={styles.lead}>A program sends it with each request:</p>
      <pre className={styles.example}>
        <code>{example}</code>
      </pre>
    </OnceDialog>
  );
}
