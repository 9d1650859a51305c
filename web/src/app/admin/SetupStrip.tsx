import { useEffect, useState } from "react";
import type { AdminPart } from "../../admin/part";
import { Anchor } from "../../ui/Anchor";
import styles from "./Checklist.later.module.css";
import { Tape } from "./Tape";
import { useAllSteps } from "../../admin/useAllWaiting";

const FINISHED = "admin:set-up";

function wasFinished(): boolean {
  try {
    return localStorage.getItem(FINISHED) !== null;
  } catch {
    return false;
  }
}

/** On Today, as long as something is missing. A shop that once had everything is not asked again on this device. */
export function SetupStrip({ parts }: { parts: readonly AdminPart[] }) {
  const [finished] = useState(wasFinished);
  return finished ? null : <Asked parts={parts} />;
}

function Asked({ parts }: { parts: readonly AdminPart[] }) {
  const steps = useAllSteps(parts);
  const done = steps.filter((step) => step.done).length;
  // Each feature answers in its own time: none of them has to be missing for the rest to be done.
  const answered = parts.filter(({ useSetup }) => useSetup).length;
  const all = steps.length > 0 && steps.length >= answered && done === steps.length;
  useEffect(() => {
    if (!all) return;
    try {
      localStorage.setItem(FINISHED, "1");
    } catch {
      // Without storage it is looked at again next time.
    }
  }, [all]);
  const next = steps.find((step) => !step.done);
  if (!next) return null;
  return (
    <section className={styles.strip} aria-label="Setting up the shop">
      <Anchor href="/admin/setup">
        <b>
          Setting up: {done} of {steps.length} done
        </b>
        <small>Next: {next.title}</small>
      </Anchor>
      <Tape done={done} of={steps.length} />
    </section>
  );
}
