import { useId, useState } from "react";
import { useTyped } from "../../../admin/form/useTyped";
import { rupees } from "../../../format/money";
import { Button } from "../../../ui/Button";
import { Field } from "../../../ui/Field";
import { AnotherDay } from "./AnotherDay";
import { ReasonDialog } from "./ReasonDialog";
import styles from "./Parts.later.module.css";
import { todayInIndia, type Subject } from "./subject";
import { useOrderChanges } from "./useOrderChanges";

/** The advances offered with one tap, in rupees. */
const PRESETS = [300, 500, 1000] as const;
const USUAL = "500";
const OTHER = "other";
const MOST_RUPEES = 1_000_000;

/** Approves a request with its advance and ready day, moves its visit, or declines it with a reason. */
export function Approval({ request, suggestedPaise, suggestedDay = "", onDone }: { request: Subject; suggestedPaise?: number | undefined; suggestedDay?: string | undefined; onDone?: () => void }) {
  const suggested = suggestedPaise !== undefined && suggestedPaise % 100 === 0 ? suggestedPaise / 100 : undefined;
  // The suggestion stands among the usual amounts, in order.
  const presets = [...new Set(suggested ? [...PRESETS, suggested] : PRESETS)].toSorted((one, other) => one - other);
  const [chosen, setChoice] = useState<string>();
  const choice = chosen ?? String(suggested ?? USUAL);
  const other = useTyped(useState(""));
  const [promised, setPromised] = useState(suggestedDay);
  const [window, setWindow] = useState<"day" | "decline">();
  const { busy, approve, decline } = useOrderChanges();
  const name = useId();
  const otherId = `${name}-other`;

  const amount = choice === OTHER ? Number(other.value.replaceAll(/[\s,₹]/g, "")) : Number(choice);
  const readable = Number.isInteger(amount) && amount >= 0 && amount <= MOST_RUPEES && (choice !== OTHER || other.value.trim() !== "");
  const say = async () => {
    if (!readable) {
      other.refuse("Enter whole rupees, such as 750.");
      document.getElementById(otherId)?.focus();
      return;
    }
    if (await approve(request, amount * 100, promised || undefined)) onDone?.();
  };
  return (
    <>
      <div className={styles.approval}>
        <fieldset className={styles.presets}>
          <legend>Advance</legend>
          {[...presets.map(String), "0", OTHER].filter((value, place, all) => all.indexOf(value) === place).map((value) => (
            <label key={value}>
              <input
                type="radio"
                name={name}
                value={value}
                checked={choice === value}
                onChange={() => {
                  setChoice(value);
                  other.refuse(undefined);
                }}
              />
              {value === OTHER ? "Other" : value === "0" ? "None" : rupees(Number(value) * 100)}
            </label>
          ))}
        </fieldset>
        {choice === OTHER && (
          <Field
            id={otherId}
            label="Advance in rupees"
            inputMode="numeric"
            autoComplete="off"
            {...other.field}
          />
        )}
        <Field
          label="Ready by"
          optional
          type="date"
          min={todayInIndia()}
          value={promised}
          onChange={({ target }) => setPromised(target.value)}
        />
        <Button look="leaf" wide busy={busy} onClick={() => void say()}>
          {readable && amount > 0 ? `Approve with ${rupees(amount * 100)} advance` : choice === OTHER ? "Approve" : "Approve without advance"}
        </Button>
        <div className={styles.pair}>
          <Button look="line" disabled={busy} onClick={() => setWindow("day")}>
            Move visit
          </Button>
          <Button look="line" disabled={busy} onClick={() => setWindow("decline")}>
            Decline
          </Button>
        </div>
      </div>
      {window === "day" && <AnotherDay of={request} onClose={() => setWindow(undefined)} />}
      {window === "decline" && (
        <ReasonDialog
          kind="decline"
          of={request}
          onClose={() => setWindow(undefined)}
          onGiven={async (reason) => {
            const done = await decline(request, reason);
            if (done) onDone?.();
            return done;
          }}
        />
      )}
    </>
  );
}
