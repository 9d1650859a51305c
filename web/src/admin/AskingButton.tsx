import { useState } from "react";
import { Button } from "../ui/Button";
import { Asking } from "./Asking";

interface Props {
  label: string;
  /** The question. */
  title: string;
  /** What is lost. */
  text: string;
  /** The label of the button that does it. */
  yes: string;
  small?: boolean;
  busy: boolean;
  onYes: () => unknown;
}

/** A button for what cannot be undone, which asks first. */
export function AskingButton({ label, small, busy, ...question }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="line" small={small} busy={busy} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {asking && <Asking {...question} onClose={() => setAsking(false)} />}
    </>
  );
}
