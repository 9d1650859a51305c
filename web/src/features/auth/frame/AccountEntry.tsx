import { useEffect, useRef, useState } from "react";
import { OFFLINE } from "../../../format/failures";
import { links } from "../../../links";
import { readCopies, useCopies } from "../session/copies";
import { Avatar } from "../../../ui/Avatar";
import { IconLink } from "../../../ui/Button";
import { LazyPart } from "../../../ui/LazyPart";
import { toast } from "../../../ui/noticeStore";
import styles from "./AccountEntry.module.css";

const loadMenu = () => import("./AccountMenu");

/**
 * The way to the login, or the badge of who is logged in. Both take the same place; until the client runs, the badge is
 * painted from the mark of `<html>` that the script in index.html sets. It lasts as long as someone is logged in.
 */
export function AccountEntry() {
  const copies = useCopies();
  useEffect(() => {
    // During hydration no copies are known yet.
    if (!readCopies()) delete document.documentElement.dataset["badge"];
  }, [copies]);
  if (copies) return <Badge name={copies.name} />;
  return <IconLink icon="person" label="Login" href={links.login()} className={styles.login} />;
}

function Badge({ name }: { name: string }) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const short = name.replaceAll(/[\s.]/g, "");
  // Voice control users say the visible text: the accessible name has to contain the two letters.
  const letters = Array.from(short).slice(0, 2).join("").toUpperCase();
  const giveUp = () => {
    toast(OFFLINE, { kind: "error" });
    close();
  };
  return (
    <div className={styles.account}>
      <button
        ref={button}
        type="button"
        aria-label={`Account of ${name}, ${letters}`}
        aria-expanded={open}
        onPointerEnter={() => void loadMenu().catch(() => undefined)}
        onClick={() => setOpen(!open)}
      >
        <Avatar name={short} />
      </button>
      {open && <LazyPart load={loadMenu} given={{ button, onClose: close }} onFailure={giveUp} />}
    </div>
  );
}
