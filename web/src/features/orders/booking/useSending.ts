import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { isOffline, ProblemError, type CodesOf } from "../../../api/problem";
import { invalidate } from "../../../api/invalidate";
import { newRequestKey } from "../../../api/requestKey";
import type { Order } from "../../../api/schema";
import { explained } from "../../../api/send";
import { leaveSession } from "../../auth/public/session";
import type { Session } from "../../auth/public/useSession";
import { afterClosing } from "../../../ui/historyOfDialogs";
import { toast } from "../../../ui/noticeStore";
import { copy } from "./copy";
import { forgetDraft, keepDraft } from "./draft";
import type { BookingForm } from "./useBookingForm";
import { fieldOf, inputOf, type Values } from "./values";

const TOAST_MS = 3000;
/** Queries that a new booking invalidates. */
const STALE = ["appointment_list", "order_list", "slot_list"];

/** Why sending failed, apart from errors of fields. */
type SendingError = "offline" | "failed" | "tooMany" | "waiting";

const TOO_MANY: CodesOf<"appointment_create"> = "request.too_many";
/** Books; the meanings are those of errors that concern no field. */
const book = explained("POST /me/appointments", {
  "orders.slot_full": "failed",
  "orders.too_many_waiting": "waiting",
});

interface SendingState {
  busy: boolean;
  /** Increases with each attempt, so that the list of errors takes the focus each time. */
  attempt: number;
  sendingError: SendingError | undefined;
  booked: Order | undefined;
  submit: () => void;
  /** Asks for the account, in place: `login` if the customer has been logged in before. */
  asking: "account" | "login" | undefined;
  /** Continues as this user, or stays in the form without one. */
  answerAsking: (user?: number) => void;
}

/** Sends the form once, however often the button is pressed, and reports the outcome. */
export function useSending(form: BookingForm, session: Session): SendingState {
  const queries = useQueryClient();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [sendingError, setSendingError] = useState<SendingError>();
  const [booked, setBooked] = useState<Order>();

  const [asking, setAsking] = useState<SendingState["asking"]>();
  // Who filled the form in, once they were logged in.
  const person = useRef<number>(undefined);
  useEffect(() => {
    if (session.state === "user") person.current ??= session.user.id;
  }, [session]);

  const names = () => form.fields().map(({ name }) => name);
  const only = useRef<string>(undefined);
  const focusOnly = (names: readonly string[]) => {
    setAttempt((before) => before + 1);
    // Two or more errors are listed at the top of the form, and that list takes the focus itself.
    only.current = names.length === 1 ? names[0] : undefined;
  };
  // A folded piece has been opened by then.
  useEffect(() => {
    if (only.current !== undefined) document.getElementById(form.idOf(only.current))?.focus();
    only.current = undefined;
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);

  const blame = (failure: ProblemError): boolean => {
    const blamed = (failure.problem.fields ?? []).flatMap(({ field, code, message }) => {
      const name = fieldOf(field);
      return name ? [{ name, code, message }] : [];
    });
    if (failure.problem.code === "orders.slot_full" && blamed.length === 0)
      blamed.push({ name: "appointmentTime", code: "invalid", message: failure.problem.message });
    for (const { name, code, message } of blamed) form.setError(name, { type: code, message });
    if (blamed.some(({ name }) => name === "appointmentTime" || name === "appointmentDate"))
      void invalidate(queries, { queryKey: ["slot_list"] });
    if (blamed.length > 0) focusOnly(names().filter((field) => blamed.some(({ name }) => name === field)));
    return blamed.length > 0;
  };

  const fail = async (failure: unknown) => {
    if (failure instanceof ProblemError) {
      const { status, problem } = failure;
      if (status === 401) {
        await leaveSession(queries);
        setAsking("login");
        return;
      }
      if (blame(failure)) return;
      // The key belongs to an earlier request: the next attempt gets a new one.
      if (problem.code === "request.idempotency_key_reused") form.draft.current.sent = undefined;
      const refusal = problem.code === TOO_MANY ? "tooMany" : book.meaningOf(failure);
      setSendingError(refusal ?? "failed");
      // Shown in the form instead of a toast.
      if (refusal === "waiting") return;
    } else setSendingError(isOffline(failure) ? "offline" : "failed");
    toast(isOffline(failure) ? copy.offline : copy.failed, { kind: "error", ms: TOAST_MS });
  };

  const send = async (values: Values) => {
    const body = inputOf(values);
    const text = JSON.stringify(body);
    const before = form.draft.current.sent;
    const sent = before?.body === text ? before : { body: text, key: newRequestKey() };
    // Stored before sending: after a lost response and a reload it is still the same booking.
    form.draft.current = { ...form.draft.current, sent };
    keepDraft(form.draft.current);
    const order = await book({ body, header: { "Idempotency-Key": sent.key } });
    form.finish();
    forgetDraft();
    for (const operation of STALE) void invalidate(queries, { queryKey: [operation] });
    toast(copy.booked, { ms: TOAST_MS });
    setBooked(order);
  };

  const attemptOnce = async (loggedIn: boolean) => {
    setSendingError(undefined);
    let right: Values | undefined;
    await form.handleSubmit(
      (values) => {
        right = values;
      },
      () => undefined,
    )();
    if (!right) {
      const wrong = names().filter((field) => form.getFieldState(field).invalid);
      focusOnly(wrong);
      return;
    }
    if (session.state === "visitor" && !loggedIn) {
      setAsking(person.current === undefined ? "account" : "login");
      return;
    }
    try {
      await send(right);
    } catch (failure) {
      await fail(failure);
    }
  };

  const run = (loggedIn: boolean) => {
    if (running.current || booked) return;
    running.current = true;
    setBusy(true);
    void attemptOnce(loggedIn).finally(() => {
      running.current = false;
      setBusy(false);
    });
  };
  const answerAsking = (user?: number) => {
    setAsking(undefined);
    // The form of another customer is not sent for this one: the page empties it.
    if (user !== undefined && (person.current ?? user) === user) afterClosing(() => run(true));
  };
  return { busy, attempt, sendingError, booked, submit: () => run(false), asking, answerAsking };
}
