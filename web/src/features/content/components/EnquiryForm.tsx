import { useEffect, useId, useRef, useState, type SubmitEvent } from "react";
import { isOffline, ProblemError } from "../../../api/problem";
import { requestKey } from "../../../api/requestKey";
import { send } from "../../../api/send";
import { EMAIL_INPUT, MOBILE_INPUT } from "../../../form/contact";
import type { Errors, LiveForm } from "../../../form/liveForm";
import { telephoneLink } from "../public/contactLinks";
import { useShop } from "../public/useShop";
import { Button } from "../../../ui/Button";
import { ErrorSummary, Field, TextArea } from "../../../ui/Field";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import type { Enquiry } from "../enquiry";
import styles from "./EnquiryForm.module.css";

/**
 * The form is in the server's HTML; the code that checks it is loaded when a visitor starts to fill it in.
 */
export function EnquiryForm() {
  const shop = useShop();
  const ids = useId();
  const form = useRef<HTMLFormElement>(null);
  const waking = useRef<Promise<LiveForm<Enquiry>>>(undefined);
  const [alive, setAlive] = useState(false);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [errors, setErrors] = useState<Errors>({});

  const wake = (): Promise<LiveForm<Enquiry>> => {
    waking.current ??= import("../enquiry").then(
      ({ openEnquiry }) => {
        if (!form.current) throw new Error("the form has left the page");
        return openEnquiry(form.current, setErrors);
      },
      (cause: unknown) => {
        waking.current = undefined;
        throw cause;
      },
    );
    return waking.current;
  };

  useEffect(() => {
    setAlive(true);
    // The subscribe box links here with an email address; it is read in the browser only, so that no cached page contains it.
    const email = new URLSearchParams(location.search).get("email");
    const input = form.current?.elements.namedItem("email");
    if (email && input instanceof HTMLInputElement && input.value === "") input.value = email;
  }, []);

  const enquire = async (values: Enquiry, live: LiveForm<Enquiry>) => {
    const { name, phone, email, message, website } = values;
    const body = { name, phone, message, ...(email && { email }), ...(website && { website }) };
    try {
      await send("POST /content/enquiries", { body, header: { "Idempotency-Key": requestKey(JSON.stringify(body)) } });
      live.reset();
      toast(copy.enquiry.sent);
    } catch (failure) {
      const fields = failure instanceof ProblemError ? failure.problem.fields : undefined;
      if (fields && live.blame(fields)) {
        setAttempt((before) => before + 1);
        return;
      }
      if (isOffline(failure)) toast(copy.offline, { kind: "error" });
      toast(copy.enquiry.failed, { kind: "error" });
    }
  };

  const submit = async () => {
    setBusy(true);
    setAttempt((before) => before + 1);
    try {
      const live = await wake();
      const values = await live.check();
      if (values) await enquire(values, live);
    } catch {
      // The checking code could not be loaded.
      toast(copy.offline, { kind: "error" });
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) void submit();
  };

  const id = (name: string) => `${ids}-${name}`;
  return (
    <form ref={form} noValidate onSubmit={onSubmit} onFocus={() => void wake().catch(() => undefined)}>
      <ErrorSummary
        attempt={attempt}
        errors={Object.entries(errors).map(([name, message]) => ({ id: id(name), message: `${labels[name] ?? ""}: ${message}` }))}
      />
      <Field
        id={id("name")}
        name="name"
        label={copy.enquiry.name}
        error={errors["name"]}
        autoComplete="name"
        maxLength={80}
        enterKeyHint="next"
      />
      <Field
        id={id("phone")}
        name="phone"
        label={copy.enquiry.phone}
        error={errors["phone"]}
        {...MOBILE_INPUT}
        enterKeyHint="next"
      />
      <Field
        id={id("email")}
        name="email"
        label={copy.enquiry.email}
        optional
        error={errors["email"]}
        {...EMAIL_INPUT}
        enterKeyHint="next"
      />
      <TextArea id={id("message")} name="message" label={copy.enquiry.message} optional error={errors["message"]} rows={4} />
      {/* A honeypot: hidden from people, filled in by bots. */}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={id("website")}>Website</label>
        <input id={id("website")} name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <noscript>
        <p className={`${shared.small} ${styles.note}`}>
          {copy.enquiry.noScript}{" "}
          {shop?.phone && (
            <a href={telephoneLink(shop.phone)} className={shared.stitch}>
              {shop.phone}
            </a>
          )}
          {shop?.phone && shop.email && " or "}
          {shop?.email && (
            <a href={`mailto:${shop.email}`} className={shared.stitch}>
              {shop.email}
            </a>
          )}
        </p>
      </noscript>
      {/* Disabled until hydrated, so that a press does not submit the form into the URL. */}
      <Button type={alive ? "submit" : "button"} busy={busy} busyText={copy.enquiry.sending}>
        {copy.enquiry.send}
      </Button>
    </form>
  );
}

const labels: Readonly<Record<string, string>> = {
  name: copy.enquiry.name,
  phone: copy.enquiry.phone,
  email: copy.enquiry.email,
  message: copy.enquiry.message,
};
