import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { Anchor, type AnchorProps } from "../../../ui/Anchor";
import shared from "../../../ui/shared.module.css";
import type { HandedOver } from "../identifier";
import styles from "./Ways.later.module.css";

/** Two links, at both ends of a row. */
export function Ways({ children }: { children: ReactNode }) {
  return <p className={styles.ways}>{children}</p>;
}

/** A note above a form. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <div className={styles.note} role="status">
      {children}
    </div>
  );
}

/** A link that passes state to the next screen. */
export function HandingLink({ handing, ...rest }: AnchorProps & { handing: () => HandedOver }) {
  const [, navigate] = useLocation();
  return (
    <Anchor
      {...rest}
      className={shared.stitch}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        navigate(rest.href, { state: handing() });
      }}
    />
  );
}
