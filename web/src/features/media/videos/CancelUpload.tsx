import { AskInPlace } from "../../../admin/AskInPlace";
import styles from "./Videos.later.module.css";

interface Props {
  /** Name of the video. */
  of: string;
  busy: boolean;
  /** Resolves to true when it was done. */
  onYes: () => Promise<boolean>;
}

/** Cancels an upload after a question, because what has arrived is deleted. */
export function CancelUpload(props: Props) {
  return (
    <span className={styles.cancel}>
      <AskInPlace label="Cancel upload" yes="Delete permanently" question="The part that was uploaded is deleted." {...props} />
    </span>
  );
}
