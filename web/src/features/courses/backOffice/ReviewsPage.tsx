import { LongList } from "../../../admin/list/LongList";
import { MoreButton } from "../../../admin/list/MoreButton";
import { SearchBox } from "../../../admin/list/SearchBox";
import { usePagedItems } from "../../../admin/list/useItems";
import { Screen, Waiting } from "../../../admin/Screen";
import type { ReviewDetail, ReviewState } from "../../../api/schema";
import { useVisit } from "../../../site/visit";
import { Chips } from "../../../ui/Chips";
import { Empty } from "../../../ui/States";
import styles from "./Courses.later.module.css";
import * as paths from "./paths";
import { reviewDetails } from "./queries";
import { ReviewCard } from "./ReviewCard";
import { Ways } from "./Ways";

const STATES = ["waiting", "approved", "hidden"] as const satisfies readonly ReviewState[];

const NONE: Readonly<Record<ReviewState | "trash", { title: string; text: string }>> = {
  waiting: { title: "No reviews to approve", text: "New reviews of courses appear here for your approval." },
  approved: { title: "No approved reviews", text: "Approved reviews appear on the course page and count towards its rating." },
  hidden: { title: "No hidden reviews", text: "Hidden reviews are only visible to the buyer." },
  trash: { title: "The trash is empty", text: "Reviews in the trash can be restored for 30 days." },
};

/** The reviews of courses, to approve, hide or delete. */
export function ReviewsPage() {
  const { search } = useVisit();
  const part = search.get("part") === "trash";
  const state = part ? undefined : (STATES.find((name) => name === search.get("filter")) ?? "waiting");
  const { items, failure, retry, q, more } = usePagedItems<ReviewDetail>(({ q: messages, deleted, before }) =>
    reviewDetails({ state, ...(messages && { q: messages }), ...(deleted && { deleted }), ...(before && { before }) }),
  );
  const none = NONE[state ?? "trash"];
  return (
    <Screen title="Reviews" back={{ href: paths.courses, label: "To the courses" }}>
      <Ways current="reviews" />
      <div className={styles.tools}>
        <Chips
          label="Filter reviews"
          chips={[
            { label: "To approve", href: paths.reviews, current: state === "waiting" },
            { label: "Approved", href: `${paths.reviews}?filter=approved`, current: state === "approved" },
            { label: "Hidden", href: `${paths.reviews}?filter=hidden`, current: state === "hidden" },
            { label: "Trash", href: `${paths.reviews}?part=trash`, current: part },
          ]}
        />
        <SearchBox label="Name, course or text" />
      </div>
      {!items ? (
        <Waiting failure={failure} onRetry={retry} />
      ) : items.length === 0 ? (
        <div className={styles.nothing}>
          <Empty title={q ? `No reviews found for “${q}”` : none.title} middle>
            {!q && <p>{none.text}</p>}
          </Empty>
        </div>
      ) : (
        <LongList
          key={`${state ?? "trash"} ${q}`}
          label="Reviews"
          things={items}
          line={(review, place) => <ReviewCard key={review.id} review={review} place={place} total={more ? undefined : items.length} />}
        />
      )}
      <MoreButton more={more} className={styles.more} />
    </Screen>
  );
}
