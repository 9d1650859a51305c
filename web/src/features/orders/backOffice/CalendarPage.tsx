import { useLocation } from "wouter";
import { Panel, Screen, Waiting } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import { usePhone } from "../../../admin/usePhone";
import type { CalendarWeek } from "../../../api/schema";
import { useVisit } from "../../../site/visit";
import { useIsOwner } from "../../auth/public/useIsOwner";
import { Button, IconButton } from "../../../ui/Button";
import { isDay } from "../booking/slots";
import styles from "./Calendar.later.module.css";
import { CalendarFacts } from "./CalendarFacts";
import { CalendarSettings } from "./CalendarSettings";
import { DayPanel } from "./DayPanel";
import { DayStrip, DaySlots } from "./DaySlots";
import { calendar } from "./paths";
import { weekView } from "./queries";
import { dayAfter, mondayOf, todayInIndia, weekText } from "./subject";
import { WeekTable } from "./WeekTable";

const WEEK = 7;

/** The week by slot: visits, free places and closed days. */
export function CalendarPage() {
  const { search } = useVisit();
  const [, navigate] = useLocation();
  const today = todayInIndia();
  const asked = search.get("day") ?? "";
  const day = isDay(asked) ? asked : today;
  const monday = mondayOf(day);
  const { data: week, error, refetch } = useFresh(weekView(monday));
  const go = (to: string) => navigate(`${calendar}?day=${to}`, { replace: true });
  // Other weeks begin on Monday, this one today.
  const turn = (weeks: number) => {
    const to = dayAfter(monday, weeks * WEEK);
    go(to === mondayOf(today) ? today : to);
  };
  return (
    <Screen title="Calendar">
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
      {week ? <Week week={week} day={day} onDay={go} /> : <Waiting failure={error} onRetry={() => void refetch()} />}
    </Screen>
  );
}

function Week({ week, day, onDay }: { week: CalendarWeek; day: string; onDay: (day: string) => void }) {
  const phone = usePhone();
  const owner = useIsOwner();
  const chosen = week.days.find((one) => one.day === day);
  return (
    <>
      {phone ? <DayStrip week={week} day={day} onDay={onDay} /> : <WeekTable week={week} day={day} onDay={onDay} />}
      {phone && chosen && <DaySlots day={chosen} settings={week.settings} />}
      <div className={styles.below}>
        {chosen && <DayPanel key={chosen.day} day={chosen} settings={week.settings} />}
        <Panel title="Every week">
          {owner ? <CalendarSettings settings={week.settings} /> : <CalendarFacts settings={week.settings} />}
        </Panel>
      </div>
    </>
  );
}
