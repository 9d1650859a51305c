import { useEffect, useLayoutEffect, useState, type SubmitEvent } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "wouter";
import type { VisitDay } from "../../../api/schema";
import { links } from "../../../links";
import { useFormInUse } from "../../../form/formInUse";
import type { Session, SessionUser } from "../../auth/public/useSession";
import { Button } from "../../../ui/Button";
import { classNames } from "../../../ui/classNames";
import { ErrorSummary, TextArea } from "../../../ui/Field";
import { afterClosing } from "../../../ui/historyOfDialogs";
import { LazyPart } from "../../../ui/LazyPart";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import type { Beginning } from "./arrival";
import styles from "./Booking.later.module.css";
import { BookingSummary } from "./BookingSummary";
import { ContactPart } from "./ContactPart";
import { copy } from "./copy";
import { estimateOf } from "./estimate";
import { EstimatePanel, StickySummary } from "./EstimatePanel";
import { MeasurementsPart } from "./MeasurementsPart";
import { NeededBy } from "./NeededBy";
import { useChosenPhotos } from "./photoStore";
import { noPiece, takenOf } from "./piece";
import { pieceForm } from "./pieceForm";
import { PiecesPart } from "./PiecesPart";
import { useAskedMeasurements, useFilling } from "./ProfileBar";
import { useBookingForm, type BookingForm as Form } from "./useBookingForm";
import { useOffered } from "./useOffered";
import { photosToSend } from "./usePhotoUpload";
import { usePieces } from "./usePieces";
import { useSending } from "./useSending";
import { accountOf, type FieldName } from "./values";
import { VisitPart } from "./VisitPart";

const loadBooked = () => import("./Booked");
const loadAccountStep = () => import("../../auth/public/AccountStep");

interface Props {
  begun: Beginning;
  session: Session;
  /** Where the estimate is shown, beside the form. */
  aside: HTMLElement | null;
  onWrong: (wrong: boolean) => void;
  onBooked: (booked: boolean) => void;
}

/** The booking form with its parts, its errors and its submit button; once it is sent, the confirmation. */
export function BookingForm({ begun: { draft, asked, dated, added }, session, aside, onWrong, onBooked }: Props) {
  const form = useBookingForm(draft);
  const offered = useOffered(form);
  const pieces = usePieces(form, added, offered);
  const [day, setDay] = useState<VisitDay>();
  const { busy, attempt, sendingError, booked, submit, asking, answerAsking } = useSending(form, session);
  const chosen = useChosenPhotos();
  const [touched, setTouched] = useState(false);
  useFormInUse(touched && !booked);
  const user = session.state === "user" ? session.user : undefined;
  usePrefill(form, user);
  const newest = pieces.all.length - 1;
  const filling = useFilling(pieceForm(form, pieces.all[newest] ?? noPiece(), newest));
  useAskedMeasurements(filling, user && asked);

  const values = form.watch();
  const estimate = estimateOf(offered, values.neededBy, day);
  const errors = form.fields().flatMap(({ name, label }) => {
    const message = form.errorOf(name);
    // Of several pieces or lengths, the list of errors at the top may have several that say the same.
    return message ? [{ id: form.idOf(name), message: label ? `${label}: ${message}` : message }] : [];
  });
  const wrong = errors.length > 0;
  useEffect(() => onWrong(wrong), [wrong, onWrong]);
  const isBooked = booked !== undefined;
  // Before the browser paints: the page has either the form's heading or that of the confirmation.
  useLayoutEffect(() => onBooked(isBooked), [isBooked, onBooked]);
  const [, navigate] = useLocation();

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
  };
  const noteDay = (known: VisitDay | undefined) => {
    form.noteDay(known);
    setDay(known);
  };
  const begin = () => {
    // Here before it is needed: a network that fails right after the booking would lose its photos.
    if (!touched) void loadBooked().catch(() => undefined);
    setTouched(true);
  };
  const goBackTo = (field: FieldName | "measurements") => {
    answerAsking();
    if (field.startsWith("pieces.")) pieces.setOpen(values.pieces[0]?.key);
    afterClosing(() => document.getElementById(form.idOf(field))?.focus());
  };
  if (booked) {
    const index = values.pieces.findIndex((piece) => takenOf(piece) !== undefined);
    const measured = values.pieces[index];
    return (
      <LazyPart
        load={loadBooked}
        given={{ booked, photos: photosToSend(booked, values.pieces, chosen), taken: measured && takenOf(measured), measured: index, filled: measured?.profileId }}
        onFailure={() => navigate(links.orders(), { replace: true })}
      />
    );
  }
  return (
    <>
      <form noValidate onSubmit={onSubmit} onInput={begin}>
        <ErrorSummary errors={errors} attempt={attempt} />
        <PiecesPart form={form} pieces={pieces} offered={offered} session={session.state}>
          <NeededBy form={form} day={day} />
        </PiecesPart>
        <VisitPart form={form} dated={dated} onDay={noteDay} />
        <ContactPart form={form} known={user !== undefined} />
        <MeasurementsPart form={form} offered={offered} known={user !== undefined} />
        <MessagePart form={form} />
        {sendingError && (
          <div className={styles.notSent} role="alert">
            <p>
              <b>{copy[sendingError]}</b> {copy.stored}
            </p>
            <Button look="line" small busy={busy} onClick={submit}>
              {copy.tryAgain}
            </Button>
          </div>
        )}
        {/* Space is reserved until the session is known, so that the content below does not move. */}
        <p className={classNames(styles.note, session.state !== "visitor" && styles.unseen)}>{copy.visitor}</p>
        <div className={styles.send} data-bar="">
          <StickySummary estimate={estimate} visit={values} />
          <Button type="submit" busy={busy} busyText={copy.submitting}>
            {copy.submit}
          </Button>
        </div>
      </form>
      {aside && createPortal(<EstimatePanel estimate={estimate} visit={values} />, aside)}
      {asking && (
        <LazyPart
          load={loadAccountStep}
          given={{
            account: accountOf(values),
            hasAccount: asking === "login",
            messages: copy.account,
            summary: <BookingSummary values={values} estimate={estimate} onChange={goBackTo} />,
            onDone: answerAsking,
            onChange: () => goBackTo("firstName"),
            onClose: () => answerAsking(),
          }}
          onFailure={() => {
            toast(copy.offline, { kind: "error" });
            answerAsking();
          }}
        />
      )}
    </>
  );
}

/** The message to the shop, behind a button until it is wanted. */
function MessagePart({ form }: { form: Form }) {
  const [open, setOpen] = useState(() => form.getValues("message") !== "");
  const [asked, setAsked] = useState(false);
  const { id, ...box } = form.box("message");
  useEffect(() => {
    if (asked) document.getElementById(id)?.focus();
  }, [asked, id]);
  if (!open) {
    return (
      <p className={styles.more}>
        <button
          type="button"
          className={shared.stitch}
          onClick={() => {
            setOpen(true);
            setAsked(true);
          }}
        >
          {copy.addMessage}
        </button>
      </p>
    );
  }
  return <TextArea id={id} {...box} label={copy.message} optional maxLength={2000} rows={4} autoComplete="off" className={styles.message} />;
}

/** Fills empty fields from the account. */
function usePrefill({ setValue, getValues }: Form, user: SessionUser | undefined) {
  useEffect(() => {
    if (!user) return;
    const [firstName = "", ...rest] = user.name.trim().split(/\s+/);
    const known = {
      firstName,
      lastName: rest.join(" "),
      contactNumber: user.mobile.replace(/^\+91(\d{5})(\d{5})$/, "$1 $2"),
      email: user.email,
    };
    // Never mixes the account's name with a name that was typed.
    const named = getValues("firstName") !== "" || getValues("lastName") !== "";
    for (const [name, value] of Object.entries(known) as [keyof typeof known, string][]) {
      if (named && name.endsWith("Name")) continue;
      if (getValues(name) === "" && value !== "") setValue(name, value);
    }
  }, [user, setValue, getValues]);
}
