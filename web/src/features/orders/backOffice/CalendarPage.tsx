import { useState } from "react";
import { useLocation } from "wouter";
import { Panel, Screen, Waiting } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import { usePhone } from "../../../ui/usePhone";
import type { CalendarWeek, VisitSlot } from "../../../api/schema";
import { useVisit } from "../../../site/visit";
import { useIsOwner } from "../../auth/public/useIsOwner";
import { Anchor } from "../../../ui/Anchor";
import { Button, IconButton } from "../../../ui/Button";
import { Options, Select } from "../../../ui/Field";
import shared from "../../../ui/shared.module.css";
import { isDay } from "../booking/slots";
import { AddVisit } from "./AddVisit";
import styles from "./Calendar.later.module.css";
import { CalendarFacts } from "./CalendarFacts";
import { CalendarSettings } from "./CalendarSettings";
import { DayPanel } from "./DayPanel";
import { DayStrip, DaySlots } from "./DaySlots";
import { calendar, phoneCalendar } from "./paths";
import { ofPerson, UNASSIGNED, visitsOf } from "./places";
import { teamList, weekView } from "./queries";
import { dayAfter, mondayOf, todayInIndia, weekText } from "./subject";
import { WeekTable } from "./WeekTable";

const WEEK = 7;

/** The week by slot: visits, free places, trials, due pieces and closed days. */
export function CalendarPage() {
  const { search } = useVisit();
  const [, navigate] = useLocation();
  const today = todayInIndia();
  const asked = search.get("day") ?? "";
  const day = isDay(asked) ? asked : today;
  const monday = mondayOf(day);
  const { data: week, error, refetch } = useFresh(weekView(monday));
  const maker = search.get("maker") ?? undefined;
  const show = (to: string, whose: string | undefined) => navigate(`${calendar}?day=${to}${whose === undefined ? "" : `&maker=${whose}`}`, { replace: true });
  const go = (to: string) => show(to, maker);
  // Other weeks begin on Monday, this one today.
  const turn = (weeks: number) => {
    const to = dayAfter(monday, weeks * WEEK);
    go(to === mondayOf(today) ? today : to);
  };
  return (
    <Screen title="Calendar">
      <div className={styles.top}>
        <div className={styles.turns}>
          <IconButton icon="previous" look="boxed" label="Previous week" onClick={() => turn(-1)} />
          <IconButton icon="next" look="boxed" label="Next week" onClick={() => turn(1)} />
          <h2>{weekText(monday)}</h2>
          {monday !== mondayOf(today) && (
            <Button look="line" small onClick={() => go(today)}>
              Today
            </Button>
          )}
        </div>
        <PersonFilter person={maker} onPerson={(whose) => show(day, whose)} />
        <p className={styles.whose}>
          <Anchor href={phoneCalendar} className={shared.stitch}>
            Subscribe in your phone’s calendar
          </Anchor>
        </p>
      </div>
      {week ? <Week week={{ ...week, days: week.days.map((one) => ofPerson(one, maker)) }} all={week} day={day} onDay={go} /> : <Waiting failure={error} onRetry={() => void refetch()} />}
    </Screen>
  );
}

/** Whose visits, trials and due pieces are shown. */
function PersonFilter({ person, onPerson }: { person: string | undefined; onPerson: (person: string | undefined) => void }) {
  const { data: team = [] } = useFresh(teamList());
  return (
    <div className={styles.whose}>
      <Select label="Visits, trials and due pieces of" value={person ?? ""} onChange={({ target }) => onPerson(target.value || undefined)}>
        <option value="">Everyone</option>
        <Options of={team} by={({ id, name }) => [id, name]} />
        <option value={UNASSIGNED}>Not assigned</option>
      </Select>
    </div>
  );
}

interface WeekProps {
  week: CalendarWeek;
  /** The same week with the visits of everyone. */
  all: CalendarWeek;
  day: string;
  onDay: (day: string) => void;
}

function Week({ week, all, day, onDay }: WeekProps) {
  const phone = usePhone();
  const owner = useIsOwner();
  const chosen = week.days.find((one) => one.day === day);
  const booked = all.days.filter((one) => one.day === day).flatMap(visitsOf).length;
  const [adding, setAdding] = useState<{ day: string; slot: VisitSlot }>();
  return (
    <>
      {phone ? <DayStrip week={week} day={day} onDay={onDay} /> : <WeekTable week={week} day={day} onDay={onDay} onAdd={(on, slot) => setAdding({ day: on, slot })} />}
      {phone && chosen && <DaySlots day={chosen} settings={week.settings} onAdd={(slot) => setAdding({ day: chosen.day, slot })} />}
      {adding && <AddVisit {...adding} onClose={() => setAdding(undefined)} />}
      <div className={styles.below}>
        {chosen && <DayPanel key={chosen.day} day={chosen} booked={booked} settings={week.settings} />}
        <Panel title="Every week">
          {owner ? <CalendarSettings settings={week.settings} /> : <CalendarFacts settings={week.settings} />}
        </Panel>
      </div>
    </>
  );
}
