import type { ComponentProps } from "react";
import { Field } from "../../ui/Field";

/** The field of the shop's public URL. */
export function AddressField(props: Omit<ComponentProps<typeof Field>, "label">) {
  return (
    <Field
      label="Web address"
      hint="Where customers open your shop, starting with https://"
      type="url"
      inputMode="url"
      autoCapitalize="none"
      maxLength={255}
      enterKeyHint="next"
      {...props}
    />
  );
}
