import { useEffect, useRef, useState } from "react";

/** For a question or form that opens in the page: `element` has the focus then, and when it is gone `next`, or else what had it before. */
export function useFocusWhileOpen<Of extends HTMLElement>() {
  const element = useRef<Of>(null);
  const next = useRef<HTMLElement>(null);
  const [from] = useState(() => document.activeElement);
  useEffect(() => {
    element.current?.focus();
    return () => {
      // As it is by then.
      // oxlint-disable-next-line react-hooks/exhaustive-deps
      const to = next.current ?? from;
      // Unless the focus was moved elsewhere.
      if (to instanceof HTMLElement && document.activeElement === document.body) to.focus({ preventScroll: to !== from });
    };
  }, [from]);
  return { element, next };
}
