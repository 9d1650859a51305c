import type { VideoStep } from "../../../api/schema";
import { Icon } from "../../../ui/Icon";
import shared from "../../../ui/shared.module.css";
import styles from "./Videos.later.module.css";
import { stepText } from "./messages";

const stateText: Record<VideoStep["state"], string> = {
  done: "done",
  running: "running",
  waiting: "waiting",
  skipped: "not needed",
  failed: "failed",
};

/** The processing steps of a video, in order, without skipped ones. */
export function Steps({ steps }: { steps: readonly VideoStep[] }) {
  return (
    <ul className={styles.steps}>
      <li data-state="done">
        <Icon name="check" />
        Uploaded
      </li>
      {steps
        .filter(({ state }) => state !== "skipped")
        .map(({ name, state, percent }) => (
          <li key={name} data-state={state}>
            {state === "done" ? <Icon name="check" /> : state === "failed" ? <Icon name="warning" /> : <i aria-hidden="true" />}
            <span>
              {stepText[name]}
              {state === "running" && percent !== undefined && percent > 0 && `, ${percent}%`}
              <span className={shared.hidden}>, {stateText[state]}</span>
            </span>
          </li>
        ))}
    </ul>
  );
}
