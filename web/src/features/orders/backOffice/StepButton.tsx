import { Button } from "../../../ui/Button";
import styles from "./OrderDetail.later.module.css";
import { moveText, nextStep, type Subject } from "./subject";
import { useOrderChanges } from "./useOrderChanges";

/** The main button: moves the order to its next step. */
export function StepButton({ of }: { of: Subject }) {
  const { busy, moveTo } = useOrderChanges();
  const next = nextStep(of.status);
  if (!next) return null;
  return (
    <div className={styles.next}>
      <Button wide busy={busy} onClick={() => void moveTo(of, next)}>
        {moveText(next)}
      </Button>
    </div>
  );
}
