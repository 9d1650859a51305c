import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Panel, Screen, Waiting } from "../../../admin/Screen";
import { useSiteChange } from "../../../admin/useChange";
import { useFresh } from "../../../admin/useFresh";
import type { CalendarSettings, CalendarWeek, ShopSettings } from "../../../api/schema";
import { Form } from "../../../form/Form";
import { Button } from "../../../ui/Button";
import { Select } from "../../../ui/Field";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import styles from "./Hours.later.module.css";
import { calendar, saveCalendar, saveHours, shopFacts } from "./queries";
import { bookableDays, bookableSlots, calendarOf, DAYS, differenceOf, homesOf, linesOf, slotsWithin, spokenTime, TIMES, USUAL, weekOf, type OpenWeek } from "./week";

const MOST_HOMES = 50;

/** When the shop is open: picked once for the site, search engines and the slots of visits. */
export function HoursPage() {
  const facts = useFresh(shopFacts());
  const week = useFresh(calendar());
  return (
    <Screen title="Hours and slots" back={{ href: "/admin/settings", label: "Settings" }}>
      {facts.data && week.data ? (
        <HoursForm facts={facts.data} settings={week.data.settings} />
      ) : (
        <Waiting
          failure={facts.error ?? week.error}
          onRetry={() => {
            void facts.refetch();
            void week.refetch();
          }}
        />
      )}
    </Screen>
  );
}

function HoursForm({ facts, settings }: { facts: ShopSettings; settings: CalendarSettings }) {
  const stored = weekOf(facts.shop.hours);
  // Only what was changed here: the rest follows the shop and its calendar, whose answers arrive one after the other.
  const [typed, setTyped] = useState<{ week?: OpenWeek; homes?: number }>({});
  // The times are those of the published hours; the days are those that customers can book, whatever the text says.
  const { week = { ...(stored ?? USUAL), days: bookableDays(settings) }, homes = homesOf(settings) } = typed;
  const setWeek = (next: OpenWeek) => setTyped({ ...typed, week: next });
  const setHomes = (next: number) => setTyped({ ...typed, homes: next });
  const { busy, change } = useSiteChange();
  const client = useQueryClient();
  const { days, opens, closes } = week;
  const wrong = days.length === 0 ? "Pick at least one day." : undefined;
  const late = closes <= opens ? "Closing time has to be after opening time." : undefined;
  const isChanged = typed.week !== undefined || typed.homes !== undefined;
  // Saving opens the slots within the hours; until then the calendar may have others.
  const slots = isChanged ? slotsWithin(week) : bookableSlots(settings);
  const published = facts.shop.hours.map((line) => `${line.days}, ${line.time}`).join("; ");
  const notes = [differenceOf(facts.shop.hours, settings), !stored && `Your hours differ by day: ${published}.`].filter(Boolean);

  const toggle = (day: number) => setWeek({ ...week, days: days.includes(day) ? days.filter((one) => one !== day) : [...days, day] });
  const save = async () => {
    if (wrong || late) return;
    const done = await change(async () => {
      // The slots first: a step of the set-up is done with the hours.
      const saved = await saveCalendar(calendarOf(week, homes, settings));
      client.setQueryData<CalendarWeek>(calendar().queryKey, (before) => before && { ...before, settings: saved });
      client.setQueryData(shopFacts().queryKey, await saveHours(facts, linesOf(week)));
    });
    if (!done) return;
    // What was changed during the save stays.
    setTyped((now) => (now === typed ? {} : now));
    toast("Hours saved. Booked visits do not change.");
  };
  return (
    <Form busy={busy} onSend={save}>
      <Panel title="Open on">
        {notes.length > 0 && (
          <p className={styles.note}>{notes.join(" ")} Saving here publishes the days and times below; edit single lines under Shop details.</p>
        )}
        <fieldset className={styles.days} aria-describedby={wrong && "no-day"}>
          <legend className={shared.hidden}>Open on</legend>
          {DAYS.map((name, day) => (
            <label key={name}>
              <input type="checkbox" checked={days.includes(day)} onChange={() => toggle(day)} aria-label={name} />
              <span aria-hidden="true">{name.slice(0, 2)}</span>
            </label>
          ))}
        </fieldset>
        {wrong && (
          <p id="no-day" role="alert" className={styles.wrong}>
            {wrong}
          </p>
        )}
        <div className={styles.times}>
          <Select label="Opens at" value={opens} onChange={({ target }) => setWeek({ ...week, opens: target.value })}>
            {TIMES.map((time) => (
              <option key={time} value={time}>
                {spokenTime(time)}
              </option>
            ))}
          </Select>
          <Select label="Closes at" value={closes} error={late} onChange={({ target }) => setWeek({ ...week, closes: target.value })}>
            {TIMES.map((time) => (
              <option key={time} value={time}>
                {spokenTime(time)}
              </option>
            ))}
          </Select>
        </div>
      </Panel>
      <Panel title="Visits at home">
        <div className={styles.homes} role="group" aria-label="Visits in one slot">
          <span>Visits in one slot</span>
          <span className={styles.stepper}>
            <button type="button" aria-label="One visit fewer" disabled={homes <= 1} onClick={() => setHomes(homes - 1)}>
              −
            </button>
            <output aria-live="polite">{homes}</output>
            <button type="button" aria-label="One visit more" disabled={homes >= MOST_HOMES} onClick={() => setHomes(homes + 1)}>
              +
            </button>
          </span>
        </div>
        <p className={styles.note}>
          {slots.length > 0 ? `Customers book ${slots.join(", ")} on these days.` : "No slot takes visits within these hours, so customers cannot book."} Single slots and holidays are set in the
          calendar.
        </p>
      </Panel>
      <div className={styles.acts}>
        <Button type="submit" busy={busy} busyText="Saving...">
          Save
        </Button>
      </div>
    </Form>
  );
}
