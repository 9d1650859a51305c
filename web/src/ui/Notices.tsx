import { useEffect, useRef, useState } from "react";
import { Button, IconButton } from "./Button";
import { classNames } from "./classNames";
import { Dialog } from "./Dialog";
import { Icon } from "./Icon";
import { dismissAlert, dismissToast, useNotices, type Toast } from "./noticeStore";
import styles from "./Notices.module.css";

/** Renders toasts and alerts; used once in the page. */
export function NoticeRegion() {
  const { toasts, alerts } = useNotices();
  const region = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const touched = useRef<DOMRect>(undefined);
  const newest = toasts.at(-1)?.id;

  useEffect(() => {
    const remember = ({ target }: PointerEvent) => {
      touched.current = (target as Element).closest("a, button, label, input, select, textarea, summary")?.getBoundingClientRect();
    };
    document.addEventListener("pointerdown", remember, true);
    return () => document.removeEventListener("pointerdown", remember, true);
  }, []);

  useEffect(() => {
    // Reopened for each toast, so that it is above dialogs that opened since.
    const element = region.current;
    if (!element?.showPopover) return;
    if (element.matches(":popover-open")) element.hidePopover();
    if (newest === undefined) return;
    element.showPopover();
    // What was just touched stays in sight: the messages stand at the other end of the screen.
    element.classList.remove(styles.away!);
    element.classList.toggle(styles.away!, touched.current !== undefined && overlap(element.getBoundingClientRect(), touched.current));
  }, [newest]);

  useEffect(() => {
    // A hovered or focused toast may be removed without a leave event.
    const element = region.current;
    if (element && !element.matches(":hover") && !element.contains(document.activeElement)) setHeld(false);
  }, [toasts]);

  const alert = alerts[0];
  const dismiss = (id: number) => {
    setHeld(false);
    dismissToast(id);
  };
  const list = (some: Toast[]) =>
    some.map((shown) => <ToastCard key={shown.id} toast={shown} held={held} onDismiss={dismiss} />);
  return (
    <>
      <div
        ref={region}
        className={styles.region}
        popover="manual"
        role="region"
        aria-label="Messages"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <div className={styles.list} role="status">
          {list(toasts.filter((shown) => shown.kind !== "error"))}
        </div>
        <div className={styles.list} role="alert">
          {list(toasts.filter((shown) => shown.kind === "error"))}
        </div>
      </div>
      <AlertDialog text={alert} onClose={dismissAlert} />
    </>
  );
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

interface ToastProps {
  toast: Toast;
  held: boolean;
  onDismiss: (id: number) => void;
}

function ToastCard({ toast: { id, text, kind, ms }, held, onDismiss }: ToastProps) {
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), ms);
    return () => clearTimeout(timer);
  }, [id, ms, held]);
  return (
    <div className={classNames(styles.toast, kind !== "success" && styles[kind])}>
      <Icon name={kind === "success" ? "check" : "warning"} />
      <p>{text}</p>
      <IconButton icon="close" label="Dismiss" onClick={() => onDismiss(id)} />
    </div>
  );
}

/** A message that is confirmed with OK. */
function AlertDialog({ text, onClose }: { text: string | undefined; onClose: () => void }) {
  return (
    <Dialog open={text !== undefined} onClose={onClose} role="alertdialog" label={text} sticky="outside">
      <p className={styles.text}>{text}</p>
      <Button className={styles.ok} onClick={onClose}>
        OK
      </Button>
    </Dialog>
  );
}
