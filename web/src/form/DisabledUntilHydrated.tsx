import type { ReactNode } from "react";
import { useIsHydrated } from "../ui/useIsHydrated";
import styles from "./Fields.later.module.css";

/**
 * A form that the server renders. It takes no input before hydration: a press of Enter would send it as a plain form, with
 * its password in the address, and what is typed would be lost. Then it is remounted with the browser's data.
 */
export function DisabledUntilHydrated({ children }: { children: ReactNode }) {
  return useIsHydrated() ? (
    children
  ) : (
    <fieldset disabled aria-busy className={styles.contents}>
      {children}
    </fieldset>
  );
}
