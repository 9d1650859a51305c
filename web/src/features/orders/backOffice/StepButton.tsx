import { Button } from "../../../ui/Button";
import { useStep } from "./Delivering";
import styles from "./OrderDetail.later.module.css";
import { moveText, nextStep, type Subject } from "./subject";

/** The main button: moves the order to its next step. */
export function StepButton({ of }: { of: Subject }) {
  const { busy, move, question } = useStep();
  const next = nextStep(of.status);
  if (!next) return null;
  return (
    <div className={styles.next}>
      <Button wide busy={busy} onClick={() => move(of, next)}>
        {moveText(next)}
      </Button>
      {question}
    </div>
  );
}
