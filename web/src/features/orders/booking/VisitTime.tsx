import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Failure } from "../../../api/problem";
import type { VisitDay, VisitSlot } from "../../../api/schema";
import { longDay } from "../../../format/date";
import { Button } from "../../../ui/Button";
import { classNames } from "../../../ui/classNames";
import { Field, type FieldProps } from "../../../ui/Field";
import { Icon } from "../../../ui/Icon";
import { slotList } from "../queries";
import { copy } from "./copy";
import { DayChips } from "./DayChips";
import { dayAfter, hasRoom, isDay, lastLooked, placesOf, tomorrowInIndia, unknownDays, weekdayOf } from "./slots";
import styles from "./Booking.later.module.css";

/** How long the free slots are cached, in milliseconds. */
const FRESH_MS = 15_000;

interface Props {
  date: string;
  slot: string;
  /** The props of the date field, with its error. */
  dateBox: Omit<FieldProps, "label">;
  slotId: string;
  slotError: string | undefined;
  /** Whether the customer chose the day; until then it moves to the first one with a free slot. */
  chosen: boolean;
  /** Whether the day was set beforehand, and stays even if it is full. */
  dated: boolean;
  /** The time of the visit that moves, which is not in its own way. */
  own?: { day: string | undefined; slot: string | undefined };
  onBetterDay: (day: string) => void;
  /** Called with a day that the customer chose among the next ones. */
  onChoose: (day: string) => void;
  onSlot: (slot: VisitSlot) => void;
  /** Called with the day's slots once they are known. */
  onDay: (day: VisitDay | undefined) => void;
}

/** The date of a visit, from tomorrow on, with the free places of the next days and its free slots. */
export function VisitTime({ date, slot, dateBox, slotId, slotError: wrong, chosen, dated, own, onBetterDay, onChoose, onSlot, onDay }: Props) {
  const [tomorrow] = useState(() => tomorrowInIndia(Date.now()));
  // A half-typed date is ignored.
  const asked = isDay(date) && date >= tomorrow ? date : undefined;
  const {
    data: day,
    error,
    isFetching,
    refetch,
  } = useQuery<VisitDay, Failure>({ ...slotList(asked), staleTime: FRESH_MS, refetchOnWindowFocus: true });
  // Stays while the slots of another day are loading.
  const [nextDays, setNextDays] = useState(day?.nextDays);
  if (day && day.nextDays !== nextDays) setNextDays(day.nextDays);
  const earliest = day?.earliest ?? tomorrow;

  useEffect(() => onDay(day), [day, onDay]);
  // Until the customer chooses one, the first day with a free slot.
  const better = chosen ? undefined : betterDay(date, day, dated);
  useEffect(() => {
    if (better !== undefined) onBetterDay(better);
  }, [better, onBetterDay]);

  // A day about to be replaced shows no message, which would only flash.
  const shown = better === undefined && (day?.day === date || asked === undefined) ? day : undefined;
  const late = day && isDay(date) && date > day.latest ? copy.when.late(longDay(day.latest)) : undefined;
  const closed = shown?.closed === true && shown.day === date;
  const places = placesOf(shown);
  const moved = own?.day !== date || own.slot !== slot;
  const full = moved && places.find((place) => place.slot === slot)?.free === 0;
  const slotError = wrong ?? (full && !closed && late === undefined ? copy.when.taken : undefined);
  const spoken = isDay(date) ? `${weekdayOf(date)}, ${longDay(date)}` : "";
  return (
    <>
      <Field
        {...dateBox}
        label={copy.when.date}
        hint={copy.when.hint}
        error={dateBox.error ?? late ?? (closed ? copy.when.closed : undefined)}
        type="date"
        min={earliest}
        max={day?.latest}
        autoComplete="off"
      />
      <DayChips name={`${slotId}-day`} days={nextDays ?? unknownDays(tomorrow)} chosen={date} onDay={onChoose} />
      <fieldset
        id={slotId}
        tabIndex={-1}
        className={classNames(styles.slots, slotError && styles.wrong)}
        aria-describedby={slotError ? `${slotId}-error` : undefined}
        aria-busy={isFetching || undefined}
      >
        <legend>
          {copy.when.slot} {spoken && <span className={styles.spoken}>{spoken}</span>}
        </legend>
        {slotError && (
          <p id={`${slotId}-error`} className={styles.error}>
            <Icon name="warning" />
            {slotError}
          </p>
        )}
        <div className={styles.chips}>
          {places.map((place) => (
            <label key={place.slot} className={styles.slot}>
              <input
                type="radio"
                name={`${slotId}-slot`}
                value={place.slot}
                checked={slot === place.slot}
                disabled={place.free === 0}
                onChange={() => onSlot(place.slot)}
              />
              {place.slot}
              <Places place={place} />
            </label>
          ))}
        </div>
      </fieldset>
      {error && !day && (
        <p className={styles.formError} role="alert">
          {copy.when.unknown}
          <Button look="line" small busy={isFetching} onClick={() => void refetch()}>
            {copy.tryAgain}
          </Button>
        </p>
      )}
    </>
  );
}

/** The day to show instead of one without a free slot; a day set by a link stays. */
function betterDay(date: string, day: VisitDay | undefined, dated: boolean): string | undefined {
  if (!day) return undefined;
  if (date < day.earliest) return day.earliest;
  const looking = !dated && day.day === date && date < lastLooked(day.earliest);
  return looking && !hasRoom(day) ? dayAfter(date) : undefined;
}

/** The note on the last free place. A full day has only one place anyway. */
function Places({ place: { slot, free } }: { place: { slot: string; free?: number | undefined } }) {
  if (free === 0) return <small>{copy.when.full}</small>;
  return free === 1 && slot !== "Full Day" ? <small>{copy.when.last}</small> : null;
}
