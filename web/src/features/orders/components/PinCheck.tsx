import { useId, useRef, useState, type FormEvent } from "react";
import { useLocation } from "wouter";
import { useRead } from "../../../api/read";
import type { PinCodeArea } from "../../../api/schema";
import { useVisit } from "../../../site/visit";
import { links } from "../../../links";
import { Anchor } from "../../../ui/Anchor";
import { Button } from "../../../ui/Button";
import { Field } from "../../../ui/Field";
import { Icon } from "../../../ui/Icon";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import { answerTo, checkedIn, QUERY, typedIn } from "../pinCodes";
import { pinCodeList } from "../queries";
import styles from "./PinCheck.module.css";

/** The pin code check under the banner. The pin code is in the URL, where the table reads it too. */
export function PinCheck({ id }: { id: string }) {
  const { path, search } = useVisit();
  const [, navigate] = useLocation();
  const { data, error } = useRead(pinCodeList());
  const asked = search.get(QUERY.check) ?? "";
  const [typed, setTyped] = useState(() => typedIn(asked));
  const [lastAsked, setLastAsked] = useState(asked);
  if (lastAsked !== asked) {
    setLastAsked(asked);
    setTyped(typedIn(asked));
  }
  const noteId = useId();
  const note = useRef<HTMLParagraphElement>(null);
  const wrong = asked !== "" && checkedIn(asked) === undefined;

  const check = (event: FormEvent) => {
    event.preventDefault();
    const query = new URLSearchParams(search);
    query.set(QUERY.check, typed.trim());
    if (typed.trim() === "") query.delete(QUERY.check);
    navigate(query.size ? `${path}?${query}` : path, { replace: true });
    // On phones the answer would otherwise be behind the bottom bar.
    requestAnimationFrame(() => note.current?.scrollIntoView({ block: "nearest" }));
  };
  return (
    <section id={id} className={shared.pista}>
      <div className={`${shared.wrap} ${styles.strip}`}>
        <h2 className={styles.question}>{copy.question}</h2>
        <form action={`${path}#${id}`} className={styles.form} onSubmit={check}>
          <Field
            label={copy.pinCode}
            hideLabel
            name={QUERY.check}
            placeholder={copy.yourPinCode}
            inputMode="numeric"
            autoComplete="postal-code"
            enterKeyHint="done"
            maxLength={10}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            {...(wrong && { "aria-invalid": true })}
            aria-describedby={noteId}
          />
          <Button type="submit" look="solid">
            {copy.check}
          </Button>
        </form>
        <p id={noteId} ref={note} role="status" className={styles.note}>
          <Answer asked={asked} areas={data} failed={error !== null} />
        </p>
      </div>
    </section>
  );
}

function Answer({ asked, areas, failed }: { asked: string; areas: PinCodeArea[] | undefined; failed: boolean }) {
  if (asked === "") return copy.note;
  const pinCode = checkedIn(asked);
  if (pinCode === undefined) return <b className={styles.wrong}>{copy.sixDigits}</b>;
  if (!areas) return failed ? <span className={styles.wrong}>{copy.failed}</span> : copy.loading;
  const { served, locations } = answerTo(areas, pinCode);
  return served ? (
    <>
      <Icon name="check" className={styles.yes} />
      <b className={styles.yes}>{copy.yes}</b>
      <span>{locations.join(", ")}</span>
    </>
  ) : (
    <span>
      {copy.noBefore}
      <Anchor href={links.contact()}>{copy.noLink}</Anchor>
    </span>
  );
}
