import { useLocation } from "wouter";
import { Panel } from "../../../../admin/Screen";
import { offerUndo } from "../../../../admin/undo";
import { useChange } from "../../../../admin/useChange";
import type { Customer, LinkedWalkIn, SameContact } from "../../../../api/schema";
import { day } from "../../../../format/date";
import { spokenMobile } from "../../../../format/text";
import { Anchor } from "../../../../ui/Anchor";
import { Button } from "../../../../ui/Button";
import { customer as pageOf } from "../paths";
import { linkWalkIn, unlinkWalkIn } from "../queries";
import styles from "./Customers.later.module.css";

interface Props {
  customer: Customer;
  /** Only she says who is the same person. */
  owner: boolean;
}

/** Somebody with the same number or email: a number proves nothing, so the owner says whether it is the same person. */
export function SamePanel({ customer: { id, walkIn, same }, owner }: Props) {
  const { busy, change } = useChange();
  const [, navigate] = useLocation();
  const link = async (other: SameContact) => {
    const [account, written] = walkIn ? [other.id, id] : [id, other.id];
    const done = await change(async () => {
      await linkWalkIn(account, written);
      if (!walkIn) return;
      // This page is no more: it is left before the screens are made fresh.
      navigate(pageOf(account), { replace: true });
      await new Promise((drawn) => requestAnimationFrame(drawn));
    });
    if (!done) return;
    offerUndo({
      text: "The two are one now.",
      note: "Orders and measurements went along.",
      undo: async () => {
        if ((await change(() => unlinkWalkIn(account, written))) && walkIn) navigate(pageOf(written), { replace: true });
      },
    });
  };
  return (
    <Panel title="The same person?" className={styles.asks}>
      <p>
        {walkIn
          ? "Somebody has an account with the same number or email."
          : "Somebody with the same number or email is written down as a walk-in."}
      </p>
      <ul className={styles.people}>
        {same.map((other) => (
          <li key={other.id}>
            <span>
              <Anchor href={pageOf(other.id)}>{other.name}</Anchor>
              <small>{[other.mobile && spokenMobile(other.mobile), other.email].filter(Boolean).join(" · ")}</small>
            </span>
            {owner && (
              <Button small look="haldi" busy={busy} aria-label={`Yes, link with ${other.name}`} onClick={() => void link(other)}>
                Yes, link the two
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!owner && <p>The owner can link the two.</p>}
    </Panel>
  );
}

/** As whom she was written down before she had the account. */
export function LinkedPanel({ customer: { id, walkIns }, owner }: Props) {
  const { busy, change } = useChange();
  const part = async (one: LinkedWalkIn) => {
    if (!(await change(() => unlinkWalkIn(id, one.id)))) return;
    offerUndo({
      text: "The two are apart again.",
      note: "What went along went back.",
      undo: async () => void (await change(() => linkWalkIn(id, one.id))),
    });
  };
  return (
    <Panel title="Linked walk-ins">
      <ul className={styles.people}>
        {walkIns.map((one) => (
          <li key={one.id}>
            <span>
              {one.name}
              <small>
                {one.mobile && `${spokenMobile(one.mobile)} · `}linked {day(one.linkedAt)}
              </small>
            </span>
            {owner && one.canUndo && (
              <Button small look="line" busy={busy} aria-label={`Part from ${one.name} again`} onClick={() => void part(one)}>
                Part again
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
