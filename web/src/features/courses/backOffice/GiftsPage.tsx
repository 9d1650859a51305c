import { currentInSight } from "../../../admin/currentInSight";
import { Panel, Screen, Waiting } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import type { CourseGiftLine, CourseGiftState } from "../../../api/schema";
import { day } from "../../../format/date";
import { rupees } from "../../../format/money";
import { Anchor } from "../../../ui/Anchor";
import { Badge } from "../../../ui/Badge";
import { Empty } from "../../../ui/States";
import styles from "./Courses.later.module.css";
import { EnrolmentFilters } from "./EnrolmentFilters";
import * as paths from "./paths";
import { giftLines } from "./queries";
import { Ways } from "./Ways";

const STATES: Readonly<Record<CourseGiftState, string>> = {
  unpaid: "Not paid",
  waiting: "Not claimed yet",
  claimed: "Claimed",
  expired: "Not claimed in time",
  refunded: "Refunded",
};

/** Courses that customers bought for someone else. */
export function GiftsPage() {
  const { data, error, refetch } = useFresh(giftLines());
  return (
    <Screen title="Enrolments" back={{ href: paths.courses, label: "To the courses" }}>
      <Ways current="enrolments" />
      <div ref={currentInSight} className={styles.tools}>
        <EnrolmentFilters current="gifts" />
      </div>
      {!data ? (
        <Waiting failure={error} onRetry={() => void refetch()} />
      ) : (
        <Panel className={styles.detail}>
          {data.length === 0 ? (
            <Empty title="No gifts yet" middle>
              <p>Courses that customers buy for someone else appear here until they are claimed, and after.</p>
            </Empty>
          ) : (
            <ul aria-label="Gifts">
              {data.map((gift) => (
                <Line key={gift.id} gift={gift} />
              ))}
            </ul>
          )}
        </Panel>
      )}
    </Screen>
  );
}

function Line({ gift }: { gift: CourseGiftLine }) {
  const { buyer = "Deleted account", recipientName, serviceName, paidPaise, paidAt, state, claimUntil, enrolmentId, test } = gift;
  return (
    <li className={styles.line}>
      <div>
        <b>{enrolmentId === undefined ? recipientName || "Recipient" : <Anchor href={paths.enrolment(enrolmentId)}>{recipientName || "Recipient"}</Anchor>}</b>
        <p>from {buyer}</p>
      </div>
      <div>
        <b>{serviceName}</b>
        <p>
          {test && "TEST: "}
          {rupees(paidPaise)}
          {paidAt && `, ${day(paidAt)}`}
        </p>
      </div>
      <div className={styles.until}>
        <Badge kind={state === "claimed" ? "good" : state === "waiting" ? "waiting" : "bad"}>{STATES[state]}</Badge>
        {state === "waiting" && claimUntil && <p>until {day(claimUntil)}</p>}
      </div>
    </li>
  );
}
