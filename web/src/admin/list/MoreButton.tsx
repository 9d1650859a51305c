import { Button } from "../../ui/Button";
import type { More } from "./usePages";

interface Props {
  /** Nothing is shown at the end of a list. */
  more: More | undefined;
  label?: string;
  small?: boolean;
  className?: string | undefined;
}

/** Asks for the next page of a list. */
export function MoreButton({ more, label = "View More", small = false, className }: Props) {
  if (!more) return null;
  const button = (
    <Button look="line" small={small} busy={more.busy} busyText="Loading..." onClick={more.load}>
      {label}
    </Button>
  );
  return className ? <div className={className}>{button}</div> : button;
}
