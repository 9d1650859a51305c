import { useEffect, useState } from "react";
import type { AdminPart } from "../../site/adminPart";
import { browserStorage } from "../../site/browserStorage";
import { Anchor } from "../../ui/Anchor";
import styles from "./Checklist.later.module.css";
import { Tape } from "./Tape";
import { useAllSteps } from "../../admin/useAllWaiting";

const FINISHED = "admin:set-up";

const wasFinished = (): boolean => browserStorage.get(FINISHED) !== null;

/** The setup progress on Today, until all steps are done. Not shown again on this device once complete. */
export function SetupStrip({ parts }: { parts: readonly AdminPart[] }) {
  const [finished] = useState(wasFinished);
  return finished ? null : <Asked parts={parts} />;
}

function Asked({ parts }: { parts: readonly AdminPart[] }) {
  const steps = useAllSteps(parts);
  const next = steps?.find((step) => !step.done);
  const all = steps !== undefined && !next;
  useEffect(() => {
    if (all) browserStorage.set(FINISHED, "1");
  }, [all]);
  if (!steps || !next) return null;
  const done = steps.filter((step) => step.done).length;
  return (
    <section className={styles.strip} aria-label="Shop setup">
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
