import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { classNames } from "../ui/classNames";
import styles from "./PrintPage.later.module.css";

interface Props {
  /** card: A5, for the workshop or the customer; list: A4. */
  format: "card" | "list";
  onDone: () => void;
  children: ReactNode;
}

/** Prints only its children, as soon as everything they ask the server for has arrived. Not visible on screen. */
export function PrintPage({ format, onDone, children }: Props) {
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  const loading = useIsFetching() > 0;
  useEffect(() => {
    if (loading) return undefined;
    const end = () => done.current();
    addEventListener("afterprint", end);
    // After the browser's layout.
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      removeEventListener("afterprint", end);
    };
  }, [loading]);
  return createPortal(<div className={classNames(styles.detail, styles[format])}>{children}</div>, document.body);
}
