import { useEffect, useState } from "react";
import { setupView } from "../../admin/setup/queries";
import { useAllSteps } from "../../admin/useAllWaiting";
import { useFresh } from "../../admin/useFresh";
import type { AdminPart } from "../../site/adminPart";
import { browserStorage } from "../../site/browserStorage";
import { Anchor } from "../../ui/Anchor";
import { IconButton } from "../../ui/Button";
import styles from "./Checklist.later.module.css";
import { headline, leftOf } from "./progress";
import { Tape } from "./Tape";

const DISMISSED = "admin:set-up";
const WEEK_MS = 7 * 86_400_000;

const isDismissed = (now = Date.now()): boolean => now - Number(browserStorage.get(DISMISSED) ?? 0) < WEEK_MS;
/** Whether the strip may be due: it never was complete or dismissed here. Its place is reserved then, so that nothing moves. */
const isExpected = (): boolean => browserStorage.get(DISMISSED) === null;
const dismiss = () => browserStorage.set(DISMISSED, String(Date.now()));

/** The setup progress on Today. In an open shop it can be dismissed for a week, on this device. */
export function SetupStrip({ parts }: { parts: readonly AdminPart[] }) {
  const [dismissed, setDismissed] = useState(isDismissed);
  return dismissed ? null : <Asked parts={parts} onDismiss={() => setDismissed(true)} />;
}

function Asked({ parts, onDismiss }: { parts: readonly AdminPart[]; onDismiss: () => void }) {
  const steps = useAllSteps(parts);
  const [expected] = useState(isExpected);
  const { data: setup, error } = useFresh(setupView());
  const needed = steps?.filter(({ later }) => !later) ?? [];
  const next = [...needed, ...(steps ?? [])].find(({ done }) => !done);
  const loaded = steps !== undefined && setup !== undefined;
  const complete = loaded && setup.open && !next;
  useEffect(() => {
    // Nothing to ask for a week.
    if (complete) dismiss();
    else if (loaded) browserStorage.set(DISMISSED, undefined);
  }, [complete, loaded]);
  if (complete) return null;
  if (!loaded) return expected && !error ? <Reserved /> : null;
  const ready = needed.every(({ done }) => done);
  return (
    <section className={styles.strip} aria-label="Shop setup">
      <Anchor href="/admin/setup">
        <b>{setup.open ? `Set-up: ${leftOf(steps)}` : headline(needed, false)}</b>
        <small>Next: {ready && !setup.open ? "Open the shop" : next?.title}</small>
      </Anchor>
      <Tape steps={setup.open ? steps : needed} />
      {setup.open && (
        <IconButton
          icon="close"
          label="Remind me in a week"
          onClick={() => {
            dismiss();
            onDismiss();
          }}
        />
      )}
    </section>
  );
}

const Reserved = () => (
  <div className={styles.strip} aria-hidden="true">
    <p>
      <b>&nbsp;</b>
      <small>&nbsp;</small>
    </p>
    <Tape steps={[]} />
  </div>
);
