import { useState } from "react";
import { lengthText } from "../../admin/form/rules";
import type { SetupState } from "../../api/schema";
import { explained } from "../../api/send";
import { MOBILE_INPUT } from "../../form/contact";
import { messageOf } from "../../form/failures";
import { PasswordField } from "../../form/PasswordField";
import { FormError } from "../../form/FormError";
import { useCheckedForm } from "../../form/useCheckedForm";
import { Button } from "../../ui/Button";
import { Choice, ErrorSummary, Field } from "../../ui/Field";
import { AddressField } from "./AddressField";
import { known, MOST_BUSINESS_NAME, unknown, type SetupValues } from "./schema";
import styles from "./Setup.later.module.css";

const LABELS = {
  businessName: "Name of the shop",
  publicAddress: "Web address",
  name: "Your name",
  mobile: "Your mobile number",
  email: "Your email",
  password: "Choose a password",
  beginning: "Start with",
};

const finishSetup = explained("POST /setup", {
  "setup.link_dead": "dead",
  "auth.owner_exists": "dead",
  "setup.no_room_for_samples": "said",
  "auth.mobile_taken": "said",
  "auth.email_taken": "said",
});

interface Props {
  token: string;
  state: SetupState;
  onOpened: (address: string) => void;
  onDead: () => void;
}

export function SetupForm({ token, state, onOpened, onDead }: Props) {
  const reported = state.publicAddress;
  const form = useCheckedForm<SetupValues>(reported === undefined ? unknown : known, LABELS, {
    businessName: "",
    publicAddress: reported === undefined && location.protocol === "https:" ? location.origin : "",
    name: "",
    mobile: "",
    email: "",
    password: "",
    beginning: "empty",
  });

  const send = async ({ publicAddress, ...shop }: SetupValues) => {
    try {
      const opened = await finishSetup({ body: { token, ...shop, ...(reported === undefined && { publicAddress }) } });
      onOpened(opened.publicAddress);
    } catch (failure) {
      const refusal = finishSetup.meaningOf(failure);
      if (refusal === "dead") onDead();
      else if (refusal === "said") form.setFormError([messageOf(failure)]);
      else form.refuse(failure);
    }
  };

  const beginning = form.field("beginning");
  const businessName = form.field("businessName");
  const [typedName, setTypedName] = useState("");
  return (
    <form noValidate onSubmit={(event) => void form.submit(send)(event)} aria-busy={form.busy}>
      <p className={styles.lead}>It takes two minutes. Visitors see your shop once you open it; you can change everything later.</p>
      <ErrorSummary {...form.summary} />
      <fieldset disabled={form.busy} className={styles.fields}>
        <Field
          label={LABELS.businessName}
          hint={lengthText(typedName, MOST_BUSINESS_NAME)}
          autoComplete="organization"
          enterKeyHint="next"
          {...businessName}
          onChange={(event) => {
            setTypedName(event.target.value);
            void businessName.onChange(event);
          }}
        />
        {reported === undefined && (
          <AddressField {...form.field("publicAddress")} />
        )}
        <Field label={LABELS.name} autoComplete="name" autoCapitalize="words" maxLength={80} enterKeyHint="next" {...form.field("name")} />
        <Field
          label={LABELS.mobile}
          hint="For logging in, and your shop’s number until you change it."
          {...MOBILE_INPUT}
          enterKeyHint="next"
          {...form.field("mobile")}
        />
        <Field label={LABELS.email} type="email" autoComplete="email" maxLength={254} enterKeyHint="next" {...form.field("email")} />
        <PasswordField
          label={LABELS.password}
          shows="password"
          hint="At least 8 characters. A short sentence is easy to remember."
          autoComplete="new-password"
          enterKeyHint="go"
          {...form.field("password")}
        />
        <fieldset className={styles.beginning}>
          <legend>{LABELS.beginning}</legend>
          <Choice type="radio" value="empty" label="Empty" {...beginning} id={`${beginning.id}-empty`} />
          <p>You add your own services, step by step, with a checklist.</p>
          <Choice type="radio" value="samples" label="With samples" {...beginning} id={`${beginning.id}-samples`} />
          <p>Sample services, courses, images and texts appear within a minute. Keep, change or delete them.</p>
        </fieldset>
      </fieldset>
      <FormError lines={form.formError} />
      <Button type="submit" wide busy={form.busy} busyText="Preparing your shop...">
        Create my shop
      </Button>
    </form>
  );
}
