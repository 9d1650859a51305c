import { useState } from "react";
import { useLocation } from "wouter";
import { currentInSight } from "../../../admin/currentInSight";
import { LongLine, LongList, type Placed } from "../../../admin/list/LongList";
import { MoreButton } from "../../../admin/list/MoreButton";
import { noneFound } from "../../../admin/list/noneFound";
import { SearchBox } from "../../../admin/list/SearchBox";
import { usePagedItems } from "../../../admin/list/useItems";
import { Panel, Screen, Waiting } from "../../../admin/Screen";
import type { EnrolmentLine, EnrolmentState } from "../../../api/schema";
import { useVisit } from "../../../site/visit";
import { day } from "../../../format/date";
import { spokenMobile } from "../../../format/text";
import { Anchor } from "../../../ui/Anchor";
import { Button } from "../../../ui/Button";
import { Empty } from "../../../ui/States";
import styles from "./Courses.later.module.css";
import { EnrolmentFilters } from "./EnrolmentFilters";
import { GiftDialog } from "./GiftDialog";
import * as paths from "./paths";
import { enrolmentLines } from "./queries";
import { StateBadge } from "./StateBadge";
import { Ways } from "./Ways";
import { cameBy } from "./messages";

const STATES = ["active", "expired", "ended"] as const satisfies readonly EnrolmentState[];

/** The enrolments, newest first. */
export function EnrolmentsPage() {
  const { search } = useVisit();
  const [, navigate] = useLocation();
  const [giving, setGiving] = useState(false);
  const state = STATES.find((name) => name === search.get("filter"));
  const { items, failure, retry, q, more } = usePagedItems<EnrolmentLine>(({ q: query, before }) =>
    enrolmentLines({ state, ...(query && { q: query }), ...(before && { before }) }),
  );
  return (
    <Screen
      title="Enrolments"
      back={{ href: paths.courses, label: "To the courses" }}
      tools={
        <Button small onClick={() => setGiving(true)}>
          Give access to a course
        </Button>
      }
    >
      <Ways current="enrolments" />
      <div ref={currentInSight} className={styles.tools}>
        <EnrolmentFilters current={state} />
        <SearchBox label="Name, mobile, course or order" />
      </div>
      {!items ? (
        <Waiting failure={failure} onRetry={retry} />
      ) : (
        <Panel className={styles.detail}>
          {items.length === 0 ? (
            <Empty title={q ? noneFound("enrolments", q) : state ? "No enrolments here" : "No enrolments yet"} middle>
              {!q && !state && <p>Customers who buy a course appear here. You can also give access yourself, as a gift or for a counter payment.</p>}
            </Empty>
          ) : (
            <LongList
              key={`${state} ${q}`}
              label="Enrolments"
              things={items}
              line={(line, place) => <Line key={line.id} line={line} place={place} total={more ? undefined : items.length} />}
            />
          )}
          <MoreButton more={more} className={styles.more} />
        </Panel>
      )}
      {giving && <GiftDialog onClose={() => setGiving(false)} onGiven={(id) => navigate(paths.enrolment(id))} />}
    </Screen>
  );
}

function Line({ line, ...placed }: Placed & { line: EnrolmentLine }) {
  const { customer, mobile, serviceName, startedAt, expiresAt, state } = line;
  return (
    <LongLine {...placed} className={styles.line}>
      <div>
        <b>
          <Anchor href={paths.enrolment(line.id)}>{customer ?? "Deleted account"}</Anchor>
        </b>
        {mobile && <p>{spokenMobile(mobile)}</p>}
      </div>
      <div>
        <b>{serviceName}</b>
        <p>
          {cameBy(line)}, {day(startedAt)}
        </p>
      </div>
      <div className={styles.until}>
        <StateBadge state={state} />
        {state !== "ended" && <p>until {day(expiresAt)}</p>}
      </div>
    </LongLine>
  );
}
