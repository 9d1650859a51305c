import type { ReactNode } from "react";
import { Dialog, type DialogProps } from "../ui/Dialog";
import { Form } from "./Form";
import { FormButtons } from "./FormButtons";
import { useDiscardQuestion } from "./useDiscardQuestion";

interface Props extends Pick<DialogProps, "title" | "role" | "onClose"> {
  /** The label of the button that sends the form. */
  act: string;
  /** The label of the button that closes it; Cancel by default. */
  no?: string | undefined;
  busy: boolean;
  onSend: () => unknown;
  /** What is typed is stored: it closes without a question. */
  stored?: boolean;
  /** Of the line of buttons. */
  actsClass?: string | undefined;
  children: ReactNode;
}

/** A dialog that asks for something and sends it. It stays open while it is sending, and asks before it drops what was typed. */
export function FormDialog({ act, no, busy, onSend, onClose, stored, actsClass, children, ...dialog }: Props) {
  const { mayClose, leave, noteTyped, question } = useDiscardQuestion(onClose, { busy });
  return (
    <Dialog open onClose={onClose} mayClose={mayClose} {...dialog}>
      <Form busy={busy} onSend={onSend} onChange={stored ? undefined : noteTyped}>
        {children}
        <div hidden={Boolean(question)}>
          <FormButtons busy={busy} className={actsClass} no={no} onCancel={leave}>
            {act}
          </FormButtons>
        </div>
        {question}
      </Form>
    </Dialog>
  );
}
