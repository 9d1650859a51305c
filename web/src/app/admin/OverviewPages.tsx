import { AdminIcon } from "../../admin/AdminIcon";
import type { Check, Overview } from "../../site/adminPart";
import { useAdminParts } from "../../admin/parts";
import { Panel, Screen, Waiting } from "../../admin/Screen";
import { Anchor } from "../../ui/Anchor";
import { classNames } from "../../ui/classNames";
import { Icon } from "../../ui/Icon";
import shared from "../../ui/shared.module.css";
import { LogOut } from "./LogOut";
import { OpenShop, WaitingMark } from "./Marks";
import styles from "./Overview.later.module.css";
import { addressOfScreen, behindMore, countAt, entriesOf, linesOf } from "./parts";
import { useAllChecks, useAllWaiting } from "../../admin/useAllWaiting";
import { useUnanswered } from "../../admin/useUnanswered";

/** The overview of the shop's content. */
export function ContentPage() {
  return (
    <Screen title="Content">
      <Lines of="/content" />
    </Screen>
  );
}

/** The system status and the settings. */
export function SettingsPage() {
  return (
    <Screen title="Settings">
      <Running />
      <Lines of="/settings" />
    </Screen>
  );
}

/** The items of an overview, one panel for each group. */
function Lines({ of }: { of: Overview }) {
  const parts = useAdminParts();
  const waiting = useAllWaiting(parts);
  const lines = linesOf(parts, of);
  const groups = [...new Set(lines.map(({ listed }) => listed.group))];
  return groups.map((group) => (
    <Panel key={group ?? ""} title={group}>
      <ul className={styles.lines}>
        {lines
          .filter(({ listed }) => listed.group === group)
          .map(({ path, listed: { label, hint } }) => (
            <li key={path}>
              <Anchor href={addressOfScreen(path)}>
                <span className={styles.text}>
                  <b>{label}</b>
                  <small>{hint}</small>
                </span>
                <WaitingMark count={countAt(parts, waiting, path)} />
                <Icon name="next" />
              </Anchor>
            </li>
          ))}
      </ul>
    </Panel>
  ));
}

const MARKS = { good: "check", bad: "warning", unknown: "clock" } as const;
const MESSAGES = { good: "OK", bad: "Needs attention", unknown: "Unknown" } as const;

function Running() {
  const parts = useAdminParts();
  const checks = useAllChecks(parts);
  const { failure, retry } = useUnanswered();
  const asked = parts.some(({ useChecks }) => useChecks);
  if (!asked || (checks.length === 0 && !failure)) return null;
  return (
    <Panel title="System status">
      {failure && <Waiting failure={failure} onRetry={retry} />}
      <ul>
        {checks.map((check) => (
          <Line key={check.id} {...check} />
        ))}
      </ul>
    </Panel>
  );
}

function Line({ title, detail, state, href, action }: Check) {
  return (
    <li className={classNames(styles.check, styles[state])}>
      <Icon name={MARKS[state]} />
      <span className={shared.hidden}>{MESSAGES[state]}: </span>
      <span className={styles.text}>
        <b>{title}</b>
        <small>{detail}</small>
      </span>
      {href && (
        <Anchor href={href} className={styles.look} aria-label={`${action ?? "View"}: ${title}`}>
          {action ?? "View"}
        </Anchor>
      )}
    </li>
  );
}

/** The entries that do not fit in the bottom bar of a phone. */
export function MorePage() {
  const parts = useAdminParts();
  const waiting = useAllWaiting(parts);
  return (
    <Screen title="More">
      <Panel>
        <ul className={styles.lines}>
          {behindMore(entriesOf(parts)).map(({ path, entry: { label, icon } }) => (
            <li key={path}>
              <Anchor href={addressOfScreen(path)}>
                <AdminIcon name={icon} />
                <span className={styles.text}>
                  <b>{label}</b>
                </span>
                <WaitingMark count={countAt(parts, waiting, path)} />
                <Icon name="next" />
              </Anchor>
            </li>
          ))}
          <li>
            <OpenShop />
          </li>
          <li>
            <LogOut />
          </li>
        </ul>
      </Panel>
    </Screen>
  );
}
