import { Panel, WaitingInside } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import type { MakerLoad, TeamLoad as Load } from "../../../api/schema";
import { count } from "../../../format/money";
import { Anchor } from "../../../ui/Anchor";
import { classNames } from "../../../ui/classNames";
import shared from "../../../ui/shared.module.css";
import { loadText } from "./boardView";
import { boardOf } from "./paths";
import { loadOf } from "./queries";
import styles from "./Today.later.module.css";

const DAYS = 7;
const FIRST = 5;
const SKELETON_LINES = 8;

/** Work of each maker that is due in the seven days from `day`, most first; those without any share a line. */
export function TeamLoad({ day }: { day: string }) {
  const { data, error, refetch } = useFresh(loadOf(day, DAYS));
  return (
    <Panel
      title="Makers' load"
      aside={
        <Anchor href={boardOf({ by: "maker", filter: undefined })} className={shared.stitch}>
          View all
        </Anchor>
      }
    >
      {data ? <Makers load={data} /> : <WaitingInside lines={SKELETON_LINES} failure={error} onRetry={() => void refetch()} />}
    </Panel>
  );
}

const pointsOf = ({ days }: MakerLoad): number => days.reduce((sum, { points }) => sum + points, 0);
const piecesOf = ({ days }: MakerLoad): number => days.reduce((sum, { pieces }) => sum + pieces, 0);
const piecesText = (pieces: number): string => (pieces === 1 ? "1 piece" : `${count(pieces)} pieces`);

function Makers({ load: { makers, pointsPerDay } }: { load: Load }) {
  if (makers.length === 0) return <p className={shared.muted}>No makers in the team yet.</p>;
  const busy = makers.filter((one) => piecesOf(one) > 0).toSorted((one, other) => pointsOf(other) - pointsOf(one));
  const idle = makers.filter((one) => piecesOf(one) === 0);
  return (
    <ul className={styles.loads}>
      {busy.slice(0, FIRST).map((one) => {
        const over = one.days.some(({ points }) => points > pointsPerDay);
        const share = Math.min(pointsOf(one) / (pointsPerDay * DAYS), 1);
        return (
          <li key={one.maker.id}>
            <p>
              <b>{one.maker.name}</b>
              <span>{piecesText(piecesOf(one))}</span>
            </p>
            <i className={classNames(styles.share, over && styles.over)} aria-hidden="true">
              <i style={{ width: `${share * 100}%` }} />
            </i>
            <small>{loadText(one.days, pointsPerDay)}</small>
          </li>
        );
      })}
      {idle.length > 0 && <li>Nothing due in the next 7 days: {idle.map(({ maker }) => maker.name).join(", ")}</li>}
    </ul>
  );
}
