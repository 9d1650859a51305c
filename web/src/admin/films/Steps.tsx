import type { FilmStep } from "../../api/schema";
import { Icon } from "../../ui/Icon";
import shared from "../../ui/shared.module.css";
import styles from "./Films.later.module.css";
import { stepWords } from "./words";

const stateWords: Record<FilmStep["state"], string> = {
  done: "done",
  running: "running",
  waiting: "waiting",
  skipped: "not needed",
  failed: "did not work",
};

/** What is done with a film, in order; what is not needed is not shown. */
export function Steps({ steps }: { steps: readonly FilmStep[] }) {
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
              {stepWords[name]}
              {state === "running" && percent !== undefined && percent > 0 && `, ${percent} %`}
              <span className={shared.hidden}>, {stateWords[state]}</span>
            </span>
          </li>
        ))}
    </ul>
  );
}
