import { useEffect, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { classNames } from "../ui/classNames";
import styles from "./PrintPage.later.module.css";

interface Props {
  /** slip: A6, goes with the cloth; list: A4. */
  format: "slip" | "list";
  onDone: () => void;
  children: ReactNode;
}

/** Prints its children alone, on their own paper, as soon as it stands in the page. Seen on paper only. */
export function PrintPage({ format, onDone, children }: Props) {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const end = () => done.current();
    addEventListener("afterprint", end);
    // After the browser has laid it out.
    const turn = setTimeout(() => window.print());
    return () => {
      clearTimeout(turn);
      removeEventListener("afterprint", end);
    };
  }, []);
  return createPortal(<div className={classNames(styles.detail, styles[format])}>{children}</div>, document.body);
}
