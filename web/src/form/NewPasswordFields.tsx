import { PasswordField } from "./PasswordField";
import type { FieldProps } from "../ui/Field";

interface Props {
  form: { field: (name: "password" | "confirm", options?: { deps: "confirm"[] }) => Omit<FieldProps, "label" | "autoComplete"> };
  labels: { password: string; confirm: string };
  hint: string;
  /** What Enter does in the second field. */
  last: "go" | "done";
}

/** A new password, entered twice. */
export function NewPasswordFields({ form, labels, hint, last }: Props) {
  return (
    <>
      <PasswordField
        label={labels.password}
        hint={hint}
        autoComplete="new-password"
        enterKeyHint="next"
        {...form.field("password", { deps: ["confirm"] })}
      />
      <PasswordField label={labels.confirm} shows="password confirmation" autoComplete="new-password" enterKeyHint={last} {...form.field("confirm")} />
    </>
  );
}
