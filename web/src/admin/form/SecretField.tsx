import type { ComponentProps } from "react";
import { PasswordField } from "../../form/PasswordField";

interface Props extends Omit<ComponentProps<typeof PasswordField>, "autoComplete"> {
  /** Whether the server has a secret, which it never sends back; an empty field leaves it as it is. */
  saved: boolean;
}

/** A secret of another service, such as a key or a token. */
export const SecretField = ({ saved, hint, ...props }: Props) => (
  <PasswordField {...props} hint={saved ? "Saved, and not shown. Leave empty to keep it." : hint} autoComplete="new-password" />
);
