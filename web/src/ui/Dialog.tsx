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
import { LeaveDialog } from "./Anchor";
import { IconButton } from "./Button";
import { classNames } from "./classNames";
import styles from "./Dialog.module.css";
import { afterClosing, enterDialog } from "./historyOfDialogs";

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** The heading, unless `label` names the dialog without one. */
  title?: string | undefined;
  label?: string | undefined;
  /** centre: a panel, on phones a sheet from below; wide: the same, broader; full and dark: the whole screen. */
  look?: "centre" | "wide" | "full" | "dark" | undefined;
  /**
   * Only the content's own controls close it. outside: Escape and the back button do too (a question that needs its
   * answer). always: they do not either (a secret that is shown once).
   */
  sticky?: "outside" | "always" | undefined;
  /** Asked before Escape, the back button, a click outside, the close button or a link closes it; with false it stays open. */
  mayClose?: (() => boolean) | undefined;
  role?: "alertdialog" | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A modal dialog on the browser's own <dialog>: the focus moves in and returns, Escape, a click
 * outside and the back button close it, and the page behind stays where it is.
 */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, mayClose, title, label, look = "centre", sticky, role, className, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const titleId = useId();
  const only = sticky === "always";
  const mayLeave = () => mayClose?.() ?? true;
  const leave = () => mayLeave() && onClose();
  const latest = useRef({ onClose, mayLeave, only });
  useEffect(() => {
    latest.current = { onClose, mayLeave, only };
  });

  useEffect(() => {
    const dialog = element.current;
    const before = document.activeElement;
    const page = document.documentElement;
    // Reserves the space of the page's scroll bar while scrolling is locked, so that nothing moves sideways.
    if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = "stable";
    dialog?.showModal();
    // Chrome closes it at a second Escape without asking.
    const reopen = () => !dialog?.open && dialog?.showModal();
    dialog?.addEventListener("close", reopen);
    const leaveHistory = enterDialog(
      () => latest.current.onClose(),
      () => !latest.current.only && latest.current.mayLeave(),
    );
    return () => {
      leaveHistory();
      dialog?.removeEventListener("close", reopen);
      dialog?.close();
      if (!document.querySelector("dialog:modal")) page.style.removeProperty("scrollbar-gutter");
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  const cancel = (event: SyntheticEvent) => {
    // The cancel event of a file input inside the dialog bubbles here too.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!only) leave();
  };
  const press = (event: PointerEvent) => {
    pressedOutside.current = event.target === element.current;
  };
  const click = (event: MouseEvent) => {
    if (!sticky && pressedOutside.current && event.target === element.current) leave();
  };

  const leaveBy = useCallback((go: () => void) => {
    if (!latest.current.mayLeave()) return;
    latest.current.onClose();
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
      closedby={only ? "none" : undefined}
      onCancel={cancel}
      onPointerDown={press}
      onClick={click}
    >
      <LeaveDialog value={leaveBy}>
        <div className={classNames(styles.inner, panel && styles.body)}>
          {title && (
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          )}
          {children}
          {panel && !sticky && <IconButton icon="close" label="Close" className={styles.close} onClick={leave} />}
        </div>
      </LeaveDialog>
    </dialog>
  );
}
