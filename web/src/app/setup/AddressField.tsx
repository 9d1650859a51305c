import type { ComponentProps } from "react";
import { Field } from "../../ui/Field";

/** The address people type to reach the shop. */
export function AddressField(props: Omit<ComponentProps<typeof Field>, "label">) {
  return (
    <Field
      label="Address of the shop"
      hint="What people type to reach it, with https://"
      type="url"
      inputMode="url"
      autoCapitalize="none"
      maxLength={255}
      enterKeyHint="next"
      {...props}
    />
  );
}
