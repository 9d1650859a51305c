import { useId, useState, type ReactNode } from "react";
import { day } from "../../format/date";
import { Anchor } from "../../ui/Anchor";
import { Badge } from "../../ui/Badge";
import { Button } from "../../ui/Button";
import { classNames } from "../../ui/classNames";
import { ResponsiveImage, type Image } from "../../ui/Photo";
import shared from "../../ui/shared.module.css";
import { placed, type Placed } from "./LongList";
import { MoreDots } from "./MoreDots";
import styles from "./List.later.module.css";

/** The row of an item. */
export interface Row {
  id: number;
  title: string;
  /** The link of the row. */
  href?: string | undefined;
  /** A line or two below the title. */
  detail?: ReactNode;
  /** `null` if this item has none; undefined if no item has one. */
  image?: Image | null | undefined;
  badges?: ReactNode;
  hidden?: boolean | undefined;
  /** Highlights a row that needs attention. */
  fresh?: boolean | undefined;
  deletedAt?: string | undefined;
}

interface Recorded {
  id: number;
  published: boolean;
  deletedAt?: string | undefined;
}

/** What the row of every record says in the same way. */
export const recordRow = ({ id, published, deletedAt }: Recorded): Pick<Row, "id" | "hidden" | "deletedAt"> => ({
  id,
  hidden: !published,
  deletedAt,
});

export interface RowAct {
  label: string;
  run: () => void;
}

const RETENTION_MS = 30 * 86_400_000;

/** The text and image of an item; the whole row is a link. */
export function RowCopy({ row, linked = true, hiddenWord }: { row: Row; linked?: boolean; hiddenWord?: string | undefined }) {
  const { title, href, detail, image, badges, hidden, deletedAt } = row;
  const goes = deletedAt && new Date(Date.parse(deletedAt) + RETENTION_MS).toISOString();
  return (
    <>
      {image !== undefined && (
        <span className={styles.image}>
          <ResponsiveImage image={image ?? undefined} sizes="56px" alt="" />
        </span>
      )}
      <div className={styles.text}>
        <b className={classNames(row.fresh && styles.fresh)}>
          {linked && href && !deletedAt ? <Anchor href={href}>{title}</Anchor> : title}
        </b>
        {detail && <div className={styles.detail}>{detail}</div>}
        {deletedAt && goes && (
          <p className={styles.detail}>
            In the trash since {day(deletedAt)}. Deleted permanently on {day(goes)}.
          </p>
        )}
        {(badges || (hidden && hiddenWord)) && (
          <div className={styles.badges}>
            {hidden && hiddenWord && <Badge kind="waiting">{hiddenWord}</Badge>}
            {badges}
          </div>
        )}
      </div>
    </>
  );
}

interface Props extends Placed {
  row: Row;
  acts: readonly RowAct[];
  busy: boolean;
  hiddenWord?: string | undefined;
  /** Extra content, such as a call button. */
  aside?: ReactNode;
}

/** A row of a list; on phones its actions expand below. */
export function ItemRow({ row, place, total, acts, busy, hiddenWord, aside }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div {...placed({ place, total })} className={styles.row}>
      <RowCopy row={row} hiddenWord={hiddenWord} />
      {aside && <div className={styles.aside}>{aside}</div>}
      {acts.length > 0 && (
        <>
          {!row.deletedAt && (
            <button
              type="button"
              className={styles.dots}
              aria-expanded={open}
              aria-controls={id}
              aria-label={`Actions for ${row.title}`}
              onClick={() => setOpen(!open)}
            >
              <MoreDots />
            </button>
          )}
          <div id={id} className={classNames(styles.acts, (open || row.deletedAt) && styles.open)}>
            {acts.map(({ label, run }) => (
              <Button key={label} small look="line" busy={busy} onClick={run}>
                {label}
                <span className={shared.hidden}> {row.title}</span>
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
