import { useId, type ReactNode } from "react";
import styles from "./Booking.later.module.css";

/** One section of the form. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
