import type { ReactNode } from "react";
import { Dialog, type DialogProps } from "../ui/Dialog";
import { Form } from "./Form";
import { FormButtons } from "./FormButtons";

interface Props extends Pick<DialogProps, "title" | "role" | "onClose"> {
  /** The label of the button that sends the form. */
  act: string;
  /** The label of the button that closes it; Cancel by default. */
  no?: string | undefined;
  busy: boolean;
  onSend: () => unknown;
  /** Of the line of buttons. */
  actsClass?: string | undefined;
  children: ReactNode;
}

/** A dialog that asks for something and sends it. It stays open while it is sending. */
export function FormDialog({ act, no, busy, onSend, onClose, actsClass, children, ...dialog }: Props) {
  return (
    <Dialog open onClose={() => !busy && onClose()} {...dialog}>
      <Form busy={busy} onSend={onSend}>
        {children}
        <FormButtons busy={busy} className={actsClass} no={no} onCancel={onClose}>
          {act}
        </FormButtons>
      </Form>
    </Dialog>
  );
}
