import type { ReactNode } from "react";
import { Button } from "../ui/Button";
import styles from "./PageButtons.later.module.css";

interface Props {
  busy: boolean;
  /** The label of the button that submits the form around it. */
  submit?: string;
  /** Further buttons. */
  children?: ReactNode;
}

/** The buttons below the panels of a form that fills a page. */
export function PageButtons({ busy, submit = "Save", children }: Props) {
  return (
    <div className={styles.buttons}>
      <Button type="submit" busy={busy}>
        {submit}
      </Button>
      {children}
    </div>
  );
}
