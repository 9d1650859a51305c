import { useEffect, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { classNames } from "../ui/classNames";
import styles from "./PrintPage.later.module.css";

interface Props {
  /** slip: A6, pinned to the fabric; list: A4. */
  format: "slip" | "list";
  onDone: () => void;
  children: ReactNode;
}

/** Prints only its children, as soon as it is mounted. Not visible on screen. */
export function PrintPage({ format, onDone, children }: Props) {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const end = () => done.current();
    addEventListener("afterprint", end);
    // After the browser's layout.
    const turn = setTimeout(() => window.print());
    return () => {
      clearTimeout(turn);
      removeEventListener("afterprint", end);
    };
  }, []);
  return createPortal(<div className={classNames(styles.detail, styles[format])}>{children}</div>, document.body);
}
