import { Gone } from "../../../../admin/form/Gone";
import { Panel, Screen, WaitingScreen } from "../../../../admin/Screen";
import { useChange } from "../../../../admin/useChange";
import { LOOK_AGAIN_MS, useFresh } from "../../../../admin/useFresh";
import { isNotFound } from "../../../../api/problem";
import type { WebsiteDetail } from "../../../../api/schema";
import { useVisit } from "../../../../site/visit";
import { Button } from "../../../../ui/Button";
import { counted, labelOf } from "../copy";
import styles from "../Imports.later.module.css";
import { imports, websiteIdAt } from "../paths";
import { continueWebsite, stopWebsite, websiteView } from "../queries";
import { Lists } from "./Lists";
import { Outcome } from "./Outcome";

const WORKING_MS = 700;

const isWorking = (detail: WebsiteDetail | undefined): boolean =>
  detail !== undefined && !detail.website.stopped && ["reading", "importing", "undoing"].includes(detail.website.stage);

/** A previous website: its lists, then the progress of their import, then the result. */
export function WebsitePage() {
  const id = websiteIdAt(useVisit().path);
  const { data, error, refetch } = useFresh(websiteView(id), (last) => (isWorking(last) ? WORKING_MS : LOOK_AGAIN_MS));
  if (isNotFound(error)) return <Gone title="Previous website" back={imports} />;
  if (!data) return <WaitingScreen title="Previous website" back={imports} failure={error} onRetry={() => void refetch()} />;
  const { stage } = data.website;
  return (
    <Screen title="Previous website" back={imports}>
      {(stage === "reading" || stage === "importing" || stage === "undoing") && <Progress detail={data} />}
      {(stage === "done" || stage === "undone") && <Outcome detail={data} />}
      {(stage === "ready" || stage === "done" || stage === "reading") && <Lists detail={data} />}
    </Screen>
  );
}

/** What is done of what is to be done, and what it is about. */
function progressOf({ website: { stage }, lists }: WebsiteDetail) {
  if (stage === "reading") {
    const known = lists.filter(({ status }) => status !== "unknown");
    const waiting = known.filter(({ status }) => status === "waiting");
    return { label: "Reading the lists", unit: "list", done: known.length - waiting.length, all: known.length, now: waiting[0] };
  }
  const undoing = stage === "undoing";
  const worked = lists.flatMap((list) => (list.import && list.import.status !== "draft" ? [list.import] : []));
  const doneOf = (one: (typeof worked)[number]) =>
    undoing ? one.undone + one.notUndone : one.created + one.updated + one.unchanged + one.rejected;
  const sum = (numbers: readonly number[]) => numbers.reduce((before, number) => before + number, 0);
  const now = lists.find((list) => list.import?.status === (undoing ? "undoing" : "running"));
  return {
    label: undoing ? "Undoing the import" : "Importing",
    unit: "entry",
    done: sum(worked.map(doneOf)),
    all: sum(worked.map((one) => (undoing ? one.created + one.updated : one.rowCount))),
    now,
  };
}

function Progress({ detail }: { detail: WebsiteDetail }) {
  const { id, address, stage, stopped } = detail.website;
  const { busy, change } = useChange();
  const { label, unit, done, all, now } = progressOf(detail);
  return (
    <Panel title={stopped ? "Stopped" : label} className={styles.run}>
      <p className={styles.address}>{address}</p>
      <progress aria-label={label} max={all} value={done} />
      <p role="status">
        {counted(done, unit, unit === "entry" ? "entries" : undefined)} of {all.toLocaleString("en-IN")}
        {now && `. ${stopped ? "Next" : "Now"}: ${labelOf(now.kind).toLowerCase()}`}
      </p>
      <p className={styles.quiet}>
        {stopped ? "What is done stays. Continue whenever you like." : "You can leave this page. It continues in the background, also after a restart."}
      </p>
      {stage !== "undoing" && (
        <div className={styles.acts}>
          <Button look="line" busy={busy} onClick={() => void change(() => (stopped ? continueWebsite(id) : stopWebsite(id)))}>
            {stopped ? "Continue" : "Stop"}
          </Button>
        </div>
      )}
    </Panel>
  );
}
