import { useEffect, useState } from "react";

type Run = () => void;

/** Controls that act on the release of a press. */
const PRESSED = "button, a, label, summary, input[type=checkbox], input[type=radio]";

/**
 * Words that come or go when a field is left, between press and release, would pull the button, box or link from under the
 * finger and nothing would be pressed. What is given here runs at once, or as soon as it is let go.
 */
export function useAfterPress(): (run: Run) => void {
  const [{ afterPress, down, up }] = useState(() => {
    let pressing = false;
    let waiting: Run[] = [];
    return {
      afterPress: (run: Run) => {
        if (pressing) waiting.push(run);
        else run();
      },
      down: ({ target }: Event) => {
        pressing = target instanceof Element && target.closest(PRESSED) !== null;
      },
      // The click follows the release and must still hit its button.
      up: () =>
        setTimeout(() => {
          pressing = false;
          const due = waiting;
          waiting = [];
          for (const run of due) run();
        }),
    };
  });
  useEffect(() => {
    addEventListener("pointerdown", down, true);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    return () => {
      removeEventListener("pointerdown", down, true);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  }, [down, up]);
  return afterPress;
}
