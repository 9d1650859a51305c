import * as z from "zod/mini";
import { useConfirmed } from "../../../../admin/confirm/useConfirmed";
import { NotConfirmed } from "../../../../admin/confirm/NotConfirmed";
import { Panel } from "../../../../admin/Screen";
import { saidOf } from "../../../../admin/useChange";
import type { TwoFactorSetup } from "../../../../api/schema";
import { REQUIRED } from "../../../../form/contact";
import { fieldsOf } from "../../../../form/failures";
import { FormError } from "../../../../form/FormError";
import { useCheckedForm } from "../../../../form/useCheckedForm";
import { FormButtons } from "../../../../form/FormButtons";
import { Field } from "../../../../ui/Field";
import shared from "../../../../ui/shared.module.css";
import { confirmTwoFactor } from "../queries";
import styles from "./Security.later.module.css";

const number = z.object({
  code: z.string().check(
    z.trim(),
    z.minLength(1, REQUIRED),
    z.refine((typed) => typed === "" || /^\d{3}\s?\d{3}$/.test(typed), "Enter the 6 digits that the app shows."),
  ),
});

interface Props {
  setup: TwoFactorSetup;
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** The key for the app, as a QR code and as text. It takes effect once the app's first code is entered. */
export function SetupPanel({ setup: { key, address, image }, onDone, onClose }: Props) {
  const { guard, confirmDialog } = useConfirmed();
  const form = useCheckedForm<{ code: string }>(number, { code: "Code" }, { code: "" });
  const send = async ({ code }: { code: string }) => {
    try {
      onDone((await guard(() => confirmTwoFactor(code))).recoveryCodes);
    } catch (failure) {
      if (failure instanceof NotConfirmed) return;
      if (!form.blameAll(fieldsOf(failure))) form.setFormError([saidOf(failure)]);
    }
  };
  return (
    <Panel title="Set up two-factor authentication">
      <ol className={styles.steps}>
        <li>
          <h3>Scan the QR code</h3>
          <p>Open your authenticator app, add an account and scan this QR code.</p>
          <img
            className={styles.image}
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(image)}`}
            width="216"
            height="216"
            alt="QR code with the key for your authenticator app"
          />
          <p>
            Is the app on this phone?{" "}
            <a href={address} className={shared.stitch}>
              Open the app
            </a>
            . Or enter this key in the app:
          </p>
          <p className={styles.key}>{key.match(/.{1,4}/g)?.join(" ")}</p>
        </li>
        <li>
          <h3>Enter the code</h3>
          <form noValidate onSubmit={(event) => void form.submit(send)(event)} aria-busy={form.busy}>
            <Field
              label="Code"
              hint="6 digits. The app shows a new code every 30 seconds."
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              enterKeyHint="go"
              {...form.field("code")}
            />
            <FormError lines={form.formError} />
            <FormButtons busy={form.busy} busyText="Checking..." onCancel={onClose} free>
              Turn on
            </FormButtons>
          </form>
        </li>
      </ol>
      {confirmDialog}
    </Panel>
  );
}
