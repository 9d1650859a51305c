import { useId, type ReactNode } from "react";
import shared from "../ui/shared.module.css";

interface Props {
  /** Read out as its caption. */
  title: string;
  /** Of the frame that scrolls. */
  className: string | undefined;
  tableClass: string | undefined;
  children: ReactNode;
}

/** A table that may be wider than the screen, in a frame that scrolls, also by keyboard. */
export function ScrollTable({ title, className, tableClass, children }: Props) {
  const caption = useId();
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={className} tabIndex={0} role="region" aria-labelledby={caption}>
      <table className={tableClass}>
        <caption id={caption} className={shared.hidden}>
          {title}
        </caption>
        {children}
      </table>
    </div>
  );
}
