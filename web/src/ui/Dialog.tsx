import {
  useCallback,
  useEffect,
  useId,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { LeaveWindow } from "./Anchor";
import { IconButton } from "./Button";
import { classNames } from "./classNames";
import styles from "./Dialog.module.css";
import { afterClosing, enterWindow } from "./historyOfWindows";

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** The heading, unless `label` names the dialog without one. */
  title?: string | undefined;
  label?: string | undefined;
  /** centre: a panel, on phones a sheet from below; wide: the same, broader; full and dark: the whole screen. */
  look?: "centre" | "wide" | "full" | "dark" | undefined;
  /** Only the content's own controls close it (a question that needs its answer). */
  sticky?: boolean | undefined;
  role?: "alertdialog" | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A modal window on the browser's own <dialog>: the focus moves in and returns, Escape, a click
 * outside and the back button close it, and the page behind stays where it is.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, title, label, look = "centre", sticky, role, className, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    const page = document.documentElement;
    // Reserves the space of the page's scroll bar while scrolling is locked, so that nothing moves sideways.
    if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = "stable";
    dialog?.showModal();
    const leave = enterWindow(() => close.current());
    return () => {
      leave();
      dialog?.close();
      if (!document.querySelector("dialog:modal")) page.style.removeProperty("scrollbar-gutter");
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  const cancel = (event: SyntheticEvent) => {
    // The cancel event of a file input inside the dialog bubbles here too.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  const press = (event: PointerEvent) => {
    pressedOutside.current = event.target === element.current;
  };
  const click = (event: MouseEvent) => {
    if (!sticky && pressedOutside.current && event.target === element.current) onClose();
  };

  const leaveBy = useCallback((go: () => void) => {
    close.current();
    afterClosing(go);
  }, []);

  const panel = look === "centre" || look === "wide";
  return (
    <dialog
      ref={element}
      role={role}
      className={classNames(
        styles.dialog,
        panel ? styles.centre : styles[look],
        look === "wide" && styles.wide,
        className,
      )}
      aria-label={label}
      aria-labelledby={label ? undefined : titleId}
      onCancel={cancel}
      onPointerDown={press}
      onClick={click}
    >
      <LeaveWindow value={leaveBy}>
        <div className={classNames(styles.inner, panel && styles.body)}>
          {title && (
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          )}
          {children}
          {panel && !sticky && <IconButton icon="close" label="Close" className={styles.close} onClick={onClose} />}
        </div>
      </LeaveWindow>
    </dialog>
  );
}
