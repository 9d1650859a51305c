import { useEffect, useLayoutEffect, useState, type SubmitEvent } from "react";
import { useLocation } from "wouter";
import type { MeasurementProfile } from "../../../api/schema";
import { day } from "../../../format/date";
import { links } from "../../../links";
import { useFormInUse } from "../../../form/formInUse";
import type { Session, SessionUser } from "../../auth/public/useSession";
import { Button } from "../../../ui/Button";
import { classNames } from "../../../ui/classNames";
import { ErrorSummary, TextArea } from "../../../ui/Field";
import { afterClosing } from "../../../ui/historyOfWindows";
import { LazyPart } from "../../../ui/LazyPart";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import type { AskedMeasurements } from "./arrival";
import styles from "./Booking.later.module.css";
import { ContactPart } from "./ContactPart";
import { copy } from "./copy";
import { keepDraft, type Draft } from "./draft";
import { MeasurementsPart, useGarmentType } from "./MeasurementsPart";
import type { Taken } from "../measurements/lengths";
import { useChosenPhotos } from "./photoStore";
import { PhotosPart } from "./PhotosPart";
import { ProfileBar, useAskedMeasurements, useFilling } from "./ProfileBar";
import { ServicePart } from "./ServicePart";
import { isDay, weekdayOf } from "./slots";
import { useBookingForm, type BookingForm as Form } from "./useBookingForm";
import { photosToSend } from "./usePhotoUpload";
import { useSending } from "./useSending";
import { accountOf, takenOf } from "./values";
import { VisitPart } from "./VisitPart";

const loadProfilesWindow = () => import("./ProfilesWindow");
const loadBooked = () => import("./Booked");
const loadAccountStep = () => import("../../auth/public/AccountStep");

interface Props {
  begun: Draft;
  /** Saved measurements to fill in. */
  asked: AskedMeasurements | undefined;
  dated: boolean;
  session: Session;
  onWrong: (wrong: boolean) => void;
  onBooked: (booked: boolean) => void;
}

/** The booking form with its parts, its errors and its submit button; once it is sent, the confirmation. */
export function BookingForm({ begun, asked, dated, session, onWrong, onBooked }: Props) {
  const form = useBookingForm(begun);
  const user = session.state === "user" ? session.user : undefined;
  const { busy, attempt, sendingError, booked, submit, asking, answerAsking } = useSending(form, session);
  const chosen = useChosenPhotos();
  const [look, setLook] = useState(begun.look);
  const filling = useFilling(form);
  const garmentType = useGarmentType(form);
  useAskedMeasurements(filling, user !== undefined ? asked : undefined);
  const [managing, setManaging] = useState(false);
  const [touched, setTouched] = useState(false);
  useFormInUse(touched && !booked);
  usePrefill(form, user);

  const errors = form.fields().flatMap(({ name, label }) => {
    const message = form.errorOf(name);
    // The list of errors at the top may have several of lengths, which say the same.
    return message ? [{ id: form.idOf(name), message: label ? `${label}: ${message}` : message }] : [];
  });
  const wrong = errors.length > 0;
  useEffect(() => onWrong(wrong), [wrong, onWrong]);
  const isBooked = booked !== undefined;
  // Before the browser paints: the page has either the form's heading or that of the confirmation.
  useLayoutEffect(() => onBooked(isBooked), [isBooked, onBooked]);
  const [, navigate] = useLocation();

  const dropLook = () => {
    setLook(undefined);
    form.draft.current = { ...form.draft.current, look: undefined };
    keepDraft(form.draft.current);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
  };
  const begin = () => {
    // Here before it is needed: a network that fails right after the booking would lose its photos.
    if (!touched) void loadBooked().catch(() => undefined);
    setTouched(true);
  };
  const closeProfiles = () => setManaging(false);
  if (booked) {
    return (
      <LazyPart
        load={loadBooked}
        given={{ booked, photos: photosToSend(look, chosen), taken: takenOf(form.getValues()), filled: filling.filled?.profile }}
        onFailure={() => navigate(links.orders(), { replace: true })}
      />
    );
  }
  return (
    <>
      <form noValidate onSubmit={onSubmit} onInput={begin}>
        <ErrorSummary errors={errors} attempt={attempt} />
        <ServicePart form={form}>
          <PhotosPart session={session.state} look={look} onDropLook={dropLook} />
        </ServicePart>
        <VisitPart form={form} dated={dated} />
        <ContactPart form={form} known={user !== undefined} />
        <MeasurementsPart form={form} profiles={user && <ProfileBar form={form} garmentType={garmentType} filling={filling} onManage={() => setManaging(true)} />} />
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
        <div className={styles.send}>
          <Summary form={form} />
          <Button type="submit" busy={busy} busyText={copy.submitting}>
            {copy.submit}
          </Button>
        </div>
      </form>
      {asking && (
        <LazyPart
          load={loadAccountStep}
          given={{
            account: accountOf(form.getValues()),
            hasAccount: asking === "login",
            messages: copy.account,
            onDone: answerAsking,
            onChange: () => {
              answerAsking();
              afterClosing(() => document.getElementById(form.idOf("firstName"))?.focus());
            },
            onClose: () => answerAsking(),
          }}
          onFailure={() => {
            toast(copy.offline, { kind: "error" });
            answerAsking();
          }}
        />
      )}
      {managing && (
        <LazyPart
          load={loadProfilesWindow}
          given={{
            garmentType,
            onFill: (profile: MeasurementProfile, taken: Taken) => {
              filling.fill(profile, taken);
              closeProfiles();
            },
            onClose: closeProfiles,
          }}
          onFailure={() => {
            toast(copy.offline, { kind: "error" });
            closeProfiles();
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

/** Day and time beside the submit button, which is sticky on phones. */
function Summary({ form }: { form: Form }) {
  const [date, slot] = form.watch(["appointmentDate", "appointmentTime"]);
  if (!isDay(date)) return null;
  return (
    <p className={styles.summary}>
      <b>
        {weekdayOf(date).slice(0, 3)}, {day(date)}
      </b>
      {slot && <span>{slot}</span>}
    </p>
  );
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
