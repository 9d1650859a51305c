import type { ReactNode } from "react";
import { Button } from "../ui/Button";
import shared from "../ui/shared.module.css";

interface Props {
  small?: boolean;
  busy?: boolean;
  busyText?: string;
  className?: string | undefined;
  /** Left out, the first button submits the form around it. */
  onAct?: () => void;
  onCancel: () => void;
  /** The label of the second button. */
  no?: string | undefined;
  /** Cancel can be pressed while busy. */
  free?: boolean;
  /** The label of the first button. */
  children: ReactNode;
}

/** The two buttons that end a form or a question: what it does, and Cancel. */
export function FormButtons({ small, busy, busyText, className = shared.row, onAct, onCancel, no = "Cancel", free, children }: Props) {
  return (
    <div className={className}>
      <Button type={onAct ? "button" : "submit"} small={small} busy={busy} busyText={busyText} onClick={onAct}>
        {children}
      </Button>
      <Button look="line" small={small} disabled={busy && !free} onClick={onCancel}>
        {no}
      </Button>
    </div>
  );
}
