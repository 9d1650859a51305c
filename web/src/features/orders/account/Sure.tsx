import { useState } from "react";
import { FormButtons } from "../../../form/FormButtons";
import { reasonOf } from "../measurements/family/ownFamily";
import styles from "./Account.later.module.css";
import { copy } from "./copy";

interface Props {
  question: string;
  onYes: () => Promise<void>;
  onNo: () => void;
}

/** Asks before something is deleted. */
export function Sure({ question, onYes, onNo }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const yes = async () => {
    setBusy(true);
    try {
      await onYes();
    } catch (cause) {
      setFailure(reasonOf(cause));
      setBusy(false);
    }
  };
  return (
    <div className={styles.sure}>
      <p role="alert">{failure ?? question}</p>
      <FormButtons small busy={busy} onAct={() => void yes()} onCancel={onNo} no={copy.no}>
        {copy.yes}
      </FormButtons>
    </div>
  );
}
