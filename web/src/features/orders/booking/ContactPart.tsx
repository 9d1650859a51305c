import { useRead } from "../../../api/read";
import { links } from "../../../links";
import { EMAIL_INPUT, MOBILE_INPUT } from "../../../form/contact";
import { Anchor } from "../../../ui/Anchor";
import { Choice, Field, TextArea } from "../../../ui/Field";
import { Icon } from "../../../ui/Icon";
import { consentText } from "../../messages/public/consentText";
import { copy as pinCopy } from "../copy";
import { answerTo, pinCodeOf } from "../pinCodes";
import { pinCodeList } from "../queries";
import { copy } from "./copy";
import { LastAddress } from "./LastAddress";
import { Part } from "./Part";
import styles from "./Booking.later.module.css";
import type { BookingForm } from "./useBookingForm";

/** The address of the visit, and the contact. */
export function ContactPart({ form, known }: { form: BookingForm; known: boolean }) {
  const { box, idOf } = form;
  const pinNote = `${idOf("pinCode")}-note`;
  const pin = box("pinCode");
  return (
    <Part title={copy.where.legend}>
      <div className={styles.two}>
        <Field
          {...box("firstName")}
          label={copy.where.firstName}
          autoComplete="given-name"
          maxLength={60}
          enterKeyHint="next"
        />
        <Field
          {...box("lastName")}
          label={copy.where.lastName}
          optional
          autoComplete="family-name"
          maxLength={60}
          enterKeyHint="next"
        />
        <Field {...box("contactNumber")} label={copy.where.phone} {...MOBILE_INPUT} enterKeyHint="next" />
        <Field {...box("email")} label={copy.where.email} {...EMAIL_INPUT} enterKeyHint="next" />
      </div>
      {known && <LastAddress form={form} />}
      <TextArea
        {...box("address")}
        label={copy.where.address}
        autoComplete="street-address"
        maxLength={300}
        rows={3}
      />
      <div className={styles.two}>
        <Field
          {...box("landMark")}
          label={copy.where.landMark}
          optional
          autoComplete="off"
          maxLength={120}
          enterKeyHint="next"
        />
        <div className={styles.answered}>
          <Field
            {...pin}
            label={copy.where.pinCode}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            enterKeyHint="next"
            aria-describedby={pin.error ? `${pin.id}-error ${pinNote}` : pinNote}
          />
          <p id={pinNote} role="status" className={styles.pinNote}>
            <PinAnswer typed={form.watch("pinCode")} />
          </p>
        </div>
      </div>
      <Choice {...form.register("messages")} label={consentText} />
    </Part>
  );
}

/** The answer to the pin code. It never blocks: customers outside the area can still book. */
function PinAnswer({ typed }: { typed: string }) {
  const { data: areas, error } = useRead(pinCodeList());
  const pinCode = pinCodeOf(typed);
  if (pinCode === undefined) return null;
  if (!areas) return error ? null : pinCopy.loading;
  const { served, locations } = answerTo(areas, pinCode);
  return served ? (
    <>
      <Icon name="check" className={styles.yes} />
      <b className={styles.yes}>{pinCopy.yes}</b>
      <span>{locations.join(", ")}</span>
    </>
  ) : (
    <span>
      {pinCopy.noBefore}
      <Anchor href={links.contact()}>{pinCopy.noLink}</Anchor>
    </span>
  );
}
