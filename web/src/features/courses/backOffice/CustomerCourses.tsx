import { useState } from "react";
import { Panel } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import { day } from "../../../format/date";
import { useIsOwner } from "../../auth/public/useIsOwner";
import { Anchor } from "../../../ui/Anchor";
import { Button } from "../../../ui/Button";
import shared from "../../../ui/shared.module.css";
import styles from "./Courses.later.module.css";
import { GiftDialog } from "./GiftDialog";
import * as paths from "./paths";
import { enrolmentLines } from "./queries";
import { StateBadge } from "./StateBadge";

/** The courses of one customer. For owners only. */
export function CustomerCourses({ userId }: { userId: number }) {
  return useIsOwner() ? <CustomersCourses userId={userId} /> : null;
}

function CustomersCourses({ userId }: { userId: number }) {
  const { data } = useFresh(enrolmentLines({ userId }));
  const [giving, setGiving] = useState(false);
  if (!data) return null;
  return (
    <Panel
      title="Courses"
      aside={
        <Button small look="line" onClick={() => setGiving(true)}>
          Give access to a course
        </Button>
      }
    >
      {data.items.length === 0 ? (
        <p className={shared.muted}>No courses yet.</p>
      ) : (
        <ul className={styles.courses}>
          {data.items.map(({ id, serviceName, state, expiresAt }) => (
            <li key={id}>
              <div>
                <Anchor href={paths.enrolment(id)}>{serviceName}</Anchor>
                {state !== "ended" && <p className={shared.muted}>until {day(expiresAt)}</p>}
              </div>
              <StateBadge state={state} />
            </li>
          ))}
        </ul>
      )}
      {giving && <GiftDialog userId={userId} onClose={() => setGiving(false)} onGiven={() => setGiving(false)} />}
    </Panel>
  );
}
