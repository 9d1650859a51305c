import { LongList } from "../list/LongList";
import { MoreButton } from "../list/MoreButton";
import { noneFound } from "../list/noneFound";
import { SearchBox } from "../list/SearchBox";
import { usePagedItems } from "../list/useItems";
import { Waiting } from "../Screen";
import type { Read } from "../../api/read";
import type { ReviewState } from "../../api/schema";
import { useVisit } from "../../site/visit";
import { Chips } from "../../ui/Chips";
import { Empty } from "../../ui/States";
import { ReviewCard, type AnyReview, type ReviewKind } from "./ReviewCard";
import styles from "./Reviews.later.module.css";

const STATES = ["waiting", "approved", "hidden"] as const satisfies readonly ReviewState[];

interface WantedReviews {
  state?: ReviewState | undefined;
  q?: string | undefined;
  deleted?: true | undefined;
  before?: number | undefined;
}

interface Props<Review extends AnyReview> extends ReviewKind<Review> {
  /** The address of the list. */
  path: string;
  /** What the reviews are about: "course". */
  of: string;
  list: (wanted: WantedReviews) => Read<{ items: Review[]; next?: number | undefined }>;
}

const noneOf = (of: string): Readonly<Record<ReviewState | "trash", { title: string; text: string }>> => ({
  waiting: { title: "No reviews to approve", text: `New reviews of ${of}s appear here for your approval.` },
  approved: { title: "No approved reviews", text: `Approved reviews appear on the ${of} page and count towards its rating.` },
  hidden: { title: "No hidden reviews", text: "Hidden reviews are only visible to the buyer." },
  trash: { title: "The trash is empty", text: "Reviews in the trash can be restored for 30 days." },
});

/** Reviews by buyers, to approve, hide or delete. */
export function ReviewList<Review extends AnyReview>({ path, of, list, ...kind }: Props<Review>) {
  const { search } = useVisit();
  const part = search.get("part") === "trash";
  const state = part ? undefined : (STATES.find((name) => name === search.get("filter")) ?? "waiting");
  const { items, failure, retry, q, more } = usePagedItems<Review>(({ q: query, deleted, before }) =>
    list({ state, ...(query && { q: query }), ...(deleted && { deleted }), ...(before && { before }) }),
  );
  const none = noneOf(of)[state ?? "trash"];
  return (
    <>
      <div className={styles.tools}>
        <Chips
          label="Filter reviews"
          chips={[
            { label: "To approve", href: path, current: state === "waiting" },
            { label: "Approved", href: `${path}?filter=approved`, current: state === "approved" },
            { label: "Hidden", href: `${path}?filter=hidden`, current: state === "hidden" },
            { label: "Trash", href: `${path}?part=trash`, current: part },
          ]}
        />
        <SearchBox label={`Name, ${of} or text`} />
      </div>
      {!items ? (
        <Waiting failure={failure} onRetry={retry} />
      ) : items.length === 0 ? (
        <div className={styles.nothing}>
          <Empty title={q ? noneFound("reviews", q) : none.title} middle>
            {!q && <p>{none.text}</p>}
          </Empty>
        </div>
      ) : (
        <LongList
          key={`${state ?? "trash"} ${q}`}
          label="Reviews"
          things={items}
          line={(review, place) => <ReviewCard key={review.id} review={review} kind={kind} place={place} total={more ? undefined : items.length} />}
        />
      )}
      <MoreButton more={more} className={styles.more} />
    </>
  );
}
