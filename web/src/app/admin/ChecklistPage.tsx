import { Panel, Screen, Waiting } from "../../admin/Screen";
import { useAdminParts } from "../../admin/parts";
import type { SetupStep } from "../../site/adminPart";
import { greetingName } from "../../format/text";
import { useSession } from "../../features/auth/public/useSession";
import { links } from "../../links";
import { Anchor } from "../../ui/Anchor";
import { LinkButton } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import styles from "./Checklist.later.module.css";
import { minutesOf, Tape } from "./Tape";
import { useAllSteps } from "../../admin/useAllWaiting";
import { useUnanswered } from "../../admin/useUnanswered";

/** The setup checklist of a new shop, with a link for each step. */
export function ChecklistPage() {
  const session = useSession();
  const steps = useAllSteps(useAdminParts());
  const { failure, retry } = useUnanswered();
  const name = session.state === "user" ? greetingName(session.user.name) : undefined;
  return (
    <Screen title={name ? `Welcome, ${name}` : "Welcome"} back={{ href: links.admin(), label: "Today" }}>
      {steps ? <List steps={steps} /> : <Waiting failure={failure} onRetry={retry} />}
    </Screen>
  );
}

function List({ steps }: { steps: readonly SetupStep[] }) {
  const done = steps.filter((step) => step.done);
  const open = steps.filter((step) => !step.done);
  const [next, ...others] = open;
  return (
    <>
      <Panel title={next ? `${done.length} of ${steps.length} done. The rest takes about ${minutesOf(open)} minutes.` : "All done."}>
        <p className={styles.hint}>
          {next
            ? "You can stop at any time. Your progress is saved."
            : "Your shop has everything it needs."}
        </p>
        <Tape done={done.length} of={steps.length} />
      </Panel>
      {next && (
        <section className={styles.next} aria-labelledby="next-step">
          <div>
            <h2 id="next-step">Next: {next.title}</h2>
            <p>{next.hint}</p>
          </div>
          <LinkButton href={next.href} look="solid">
            {next.action}
          </LinkButton>
        </section>
      )}
      <div className={styles.columns}>
        {others.length > 0 && (
          <Panel title="Still to do">
            <Steps steps={others} />
          </Panel>
        )}
        {done.length > 0 && (
          <Panel title="Done">
            <Steps steps={done} />
          </Panel>
        )}
      </div>
    </>
  );
}

function Steps({ steps }: { steps: readonly SetupStep[] }) {
  return (
    <ul className={styles.steps}>
      {steps.map(({ id, title, hint, done, href, action }) => (
        <li key={id}>
          {done ? <Icon name="check" /> : <i aria-hidden="true" />}
          <div>
            <b>{title}</b>
            <small>{hint}</small>
          </div>
          <Anchor href={href} aria-label={`${done ? "Edit" : action}: ${title}`} className={done ? styles.change : styles.go}>
            {done ? "Edit" : action}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
