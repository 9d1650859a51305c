import type { ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"form">, "noValidate" | "onSubmit"> {
  /** While busy it is not sent again. */
  busy?: boolean;
  onSend: () => unknown;
}

/** A form that is checked and sent by our own code: the browser shows no messages of its own and stays on the page. */
export function Form({ busy, onSend, ...form }: Props) {
  return (
    <form
      noValidate
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSend();
      }}
    />
  );
}
