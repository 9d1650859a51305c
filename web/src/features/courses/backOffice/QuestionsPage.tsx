import { LongList } from "../../../admin/list/LongList";
import { MoreButton } from "../../../admin/list/MoreButton";
import { noneFound } from "../../../admin/list/noneFound";
import { SearchBox } from "../../../admin/list/SearchBox";
import { usePagedItems } from "../../../admin/list/useItems";
import { Screen, Waiting } from "../../../admin/Screen";
import type { QuestionDetail, QuestionState } from "../../../api/schema";
import { useVisit } from "../../../site/visit";
import { Chips } from "../../../ui/Chips";
import { Empty } from "../../../ui/States";
import styles from "../../../admin/reviews/Reviews.later.module.css";
import * as paths from "./paths";
import { questionDetails } from "./queries";
import { QuestionCard } from "./QuestionCard";
import { Ways } from "./Ways";

const STATES = ["open", "answered", "hidden"] as const satisfies readonly QuestionState[];

const NONE: Readonly<Record<QuestionState, { title: string; text: string }>> = {
  open: { title: "No open questions", text: "Questions of customers about a lesson appear here." },
  answered: { title: "No answered questions", text: "Answered questions are visible to all customers of the course." },
  hidden: { title: "No hidden questions", text: "Hidden questions are only visible to the customer who asked." },
};

/** Questions of customers under lessons, to answer or hide. */
export function QuestionsPage() {
  const { search } = useVisit();
  const state = STATES.find((name) => name === search.get("filter")) ?? "open";
  const { items, failure, retry, q, more } = usePagedItems<QuestionDetail>(({ q: wording, before }) =>
    questionDetails({ state, ...(wording && { q: wording }), ...(before && { before }) }),
  );
  const none = NONE[state];
  return (
    <Screen title="Questions" back={{ href: paths.courses, label: "To the courses" }}>
      <Ways current="questions" />
      <div className={styles.tools}>
        <Chips
          label="Filter questions"
          chips={[
            { label: "Open", href: paths.questions, current: state === "open" },
            { label: "Answered", href: `${paths.questions}?filter=answered`, current: state === "answered" },
            { label: "Hidden", href: `${paths.questions}?filter=hidden`, current: state === "hidden" },
          ]}
        />
        <SearchBox label="Name, course or text" />
      </div>
      {!items ? (
        <Waiting failure={failure} onRetry={retry} />
      ) : items.length === 0 ? (
        <div className={styles.nothing}>
          <Empty title={q ? noneFound("questions", q) : none.title} middle>
            {!q && <p>{none.text}</p>}
          </Empty>
        </div>
      ) : (
        <LongList
          key={`${state} ${q}`}
          label="Questions"
          things={items}
          line={(question, place) => <QuestionCard key={question.id} question={question} place={place} total={more ? undefined : items.length} />}
        />
      )}
      <MoreButton more={more} className={styles.more} />
    </Screen>
  );
}
