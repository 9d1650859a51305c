import { useEffect } from "react";
import { useAdminParts } from "../../admin/parts";
import { Panel, Screen, Waiting } from "../../admin/Screen";
import { decideStep, setupView } from "../../admin/setup/queries";
import { beginStep } from "../../admin/setup/underWay";
import { useAllSteps } from "../../admin/useAllWaiting";
import { useChange } from "../../admin/useChange";
import { useFresh } from "../../admin/useFresh";
import { useUnanswered } from "../../admin/useUnanswered";
import { links } from "../../links";
import type { SetupStep } from "../../site/adminPart";
import { Anchor } from "../../ui/Anchor";
import { Button, LinkButton } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import shared from "../../ui/shared.module.css";
import styles from "./Checklist.later.module.css";
import { OpenShopPanel } from "./OpenShopPanel";
import { headline, hintOf, leftOf, nextStep } from "./progress";
import { minutesOf, Tape } from "./Tape";

/** The setup checklist of a shop: what it needs to open, what can wait, and its opening. */
export function ChecklistPage() {
  const steps = useAllSteps(useAdminParts());
  const setup = useFresh(setupView()).data;
  const { failure, retry } = useUnanswered();
  useEffect(() => beginStep(), []);
  return (
    <Screen title="Set up your shop" back={{ href: links.admin(), label: "Today" }}>
      {steps && setup ? <List steps={steps} isOpen={setup.open} /> : <Waiting failure={failure} onRetry={retry} />}
    </Screen>
  );
}

function List({ steps, isOpen }: { steps: readonly SetupStep[]; isOpen: boolean }) {
  const needed = steps.filter(({ later }) => !later);
  const later = steps.filter((step) => step.later);
  const missing = needed.filter(({ done }) => !done);
  const next = nextStep(needed, later);
  return (
    <>
      <Panel title={headline(needed, isOpen)}>
        <p className={styles.hint}>
          {hintOf(needed, isOpen)}
        </p>
        <Tape steps={isOpen ? steps : needed} />
        <p className={styles.scale}>
          <span>In minutes</span>
          <span>{minutesOf(isOpen ? steps : needed)} in all</span>
        </p>
      </Panel>
      {!isOpen && missing.length === 0 && <OpenShopPanel missing={missing} isOpen={isOpen} />}
      {next && <Next {...next} />}
      <div className={styles.columns}>
        <Panel title="Needed to open" aside={<span className={styles.left}>{leftOf(needed)}</span>}>
          <Steps steps={needed} next={next?.step} />
        </Panel>
        <Panel title="Later" aside={<span className={styles.left}>{leftOf(later)}</span>}>
          <p className={styles.hint}>The shop works without these.</p>
          <Steps steps={later} next={next?.step} />
        </Panel>
      </div>
      {(isOpen || missing.length > 0) && <OpenShopPanel missing={missing} isOpen={isOpen} />}
    </>
  );
}

function Next({ step, number, of }: { step: SetupStep; number: number; of: number }) {
  const { title, hint, takes, href, action, minutes, instead } = step;
  const { busy, change } = useChange();
  return (
    <section className={styles.next} aria-labelledby="next-step">
      <div>
        <p className={styles.turn}>
          <span>
            Step {number} of {of}
          </span>
          <span>{minutes} min</span>
        </p>
        <h2 id="next-step">Next: {title}</h2>
        {takes ? (
          <ul>
            {takes.map((text) => (
              <li key={text}>
                <Icon name="check" />
                {text}
              </li>
            ))}
          </ul>
        ) : (
          <p>{hint}</p>
        )}
      </div>
      <div className={styles.ways}>
        <LinkButton href={href} look="solid" onClick={() => beginStep(step)}>
          {action}
        </LinkButton>
        {instead && (
          <Button look="line" busy={busy} onClick={() => void change(() => decideStep(instead.step, true))}>
            {instead.label}
          </Button>
        )}
      </div>
    </section>
  );
}

function Steps({ steps, next }: { steps: readonly SetupStep[]; next: SetupStep | undefined }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const { id, title, hint, done, href, minutes } = step;
        return (
          <li key={id}>
            <Anchor href={href} onClick={() => beginStep(step)} aria-current={step === next ? "step" : undefined}>
              {done ? (
                <i className={styles.done}>
                  <Icon name="check" />
                </i>
              ) : (
                <i aria-hidden="true">{index + 1}</i>
              )}
              <span className={styles.what}>
                <b>{title}</b>
                <small>{hint}</small>
              </span>
              <span className={styles.when}>
                {done ? <b className={styles.good}>Done</b> : <b>{minutes} min</b>}
                {step === next && <small>next</small>}
                {done && <small className={shared.hidden}>Edit</small>}
              </span>
            </Anchor>
          </li>
        );
      })}
    </ol>
  );
}
