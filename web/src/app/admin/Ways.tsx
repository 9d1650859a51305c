import { useState } from "react";
import { AdminIcon } from "../../admin/AdminIcon";
import type { AdminPart } from "../../admin/part";
import { isOffline } from "../../api/problem";
import { links } from "../../links";
import { logOut } from "../../session/session";
import { useShop } from "../../shop/useShop";
import { Anchor } from "../../ui/Anchor";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { MograMark } from "../../ui/Mogra";
import { toast } from "../../ui/noticeStore";
import shared from "../../ui/shared.module.css";
import styles from "./BackOffice.later.module.css";
import { addressOfScreen, type AdminEntry } from "./parts";

interface Props {
  parts: readonly AdminPart[];
  entries: readonly AdminEntry[];
  current: string | undefined;
}

/** The ways at the left, on wide screens. */
export function Rail({ parts, entries, current }: Props) {
  const shop = useShop();
  return (
    <div className={styles.rail}>
      <Anchor href={links.admin()} className={styles.logo}>
        <MograMark />
        <span>{shop?.businessName ?? "Home"}</span>
      </Anchor>
      <nav aria-label="Back office">
        <ul>
          <Entries parts={parts} entries={entries} current={current} />
        </ul>
      </nav>
      <ul className={styles.out}>
        <li>
          <Anchor href={links.home()} title="Open the shop">
            <AdminIcon name="leave" />
            <span>Open the shop</span>
          </Anchor>
        </li>
        <li>
          <LogOut />
        </li>
      </ul>
    </div>
  );
}

/** The same under the thumb, on phones. */
export function Bar({ parts, entries, current }: Props) {
  return (
    <nav className={styles.bar} aria-label="Back office">
      <ul>
        <Entries parts={parts} entries={entries} current={current} />
        <li>
          <Anchor href={links.home()}>
            <AdminIcon name="leave" />
            <span>Open the shop</span>
          </Anchor>
        </li>
        <li>
          <LogOut />
        </li>
      </ul>
    </nav>
  );
}

function Entries({ parts, entries, current }: Props) {
  return entries.map(({ path, entry: { label, icon } }) => (
    <li key={path}>
      <Anchor href={addressOfScreen(path)} aria-current={path === current ? "page" : undefined} title={label}>
        <AdminIcon name={icon} />
        <span>{label}</span>
        {parts.map((part, place) => part.useWaiting && <Waiting key={place} path={path} useWaiting={part.useWaiting} />)}
      </Anchor>
    </li>
  ));
}

/** How many things wait behind an entry. */
function Waiting({ path, useWaiting }: { path: string } & Required<Pick<AdminPart, "useWaiting">>) {
  const waiting = useWaiting();
  if (waiting.path !== path || waiting.count === 0) return null;
  return (
    <b className={styles.waiting}>
      {waiting.count}
      <span className={shared.hidden}> waiting</span>
    </b>
  );
}

function LogOut() {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await logOut();
    } catch (failure) {
      setBusy(false);
      toast(isOffline(failure) ? "No Network Connection" : "Something went wrong. Please try again.", { kind: "error" });
    }
  };
  return (
    <>
      <button type="button" aria-haspopup="dialog" title="Log out" onClick={() => setAsking(true)}>
        <AdminIcon name="logout" />
        <span>Log out</span>
      </button>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Are you sure you want to logout?">
        <div className={shared.row}>
          <Button busy={busy} onClick={() => void leave()}>
            Yes, log out
          </Button>
          <Button look="line" onClick={() => setAsking(false)}>
            Stay
          </Button>
        </div>
      </Dialog>
    </>
  );
}
