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
  /** Only owners can link records. */
  owner: boolean;
}

/** Records with the same mobile or email. That proves nothing, so the owner decides whether to link them. */
export function SamePanel({ customer: { id, walkIn, same }, owner }: Props) {
  const { busy, change } = useChange();
  const [, navigate] = useLocation();
  const link = async (other: SameContact) => {
    const [account, written] = walkIn ? [other.id, id] : [id, other.id];
    const done = await change(async () => {
      await linkWalkIn(account, written);
      if (!walkIn) return;
      // This record's page is gone after linking, so it is left before queries are refetched.
      navigate(pageOf(account), { replace: true });
      await new Promise((drawn) => requestAnimationFrame(drawn));
    });
    if (!done) return;
    offerUndo({
      text: "Records linked.",
      note: "Orders and measurements are now with the account.",
      undo: async () => {
        if ((await change(() => unlinkWalkIn(account, written))) && walkIn) navigate(pageOf(written), { replace: true });
      },
    });
  };
  return (
    <Panel title="Same person?" className={styles.asks}>
      <p>
        {walkIn
          ? "There is an account with the same mobile or email."
          : "There is a walk-in customer with the same mobile or email."}
      </p>
      <ul className={styles.people}>
        {same.map((other) => (
          <li key={other.id}>
            <span>
              <Anchor href={pageOf(other.id)}>{other.name}</Anchor>
              <small>{[other.mobile && spokenMobile(other.mobile), other.email].filter(Boolean).join(" · ")}</small>
            </span>
            {owner && (
              <Button small look="haldi" busy={busy} aria-label={`Link with ${other.name}`} onClick={() => void link(other)}>
                Link
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!owner && <p>The owner can link them.</p>}
    </Panel>
  );
}

/** The walk-in records linked to an account. */
export function LinkedPanel({ customer: { id, walkIns }, owner }: Props) {
  const { busy, change } = useChange();
  const part = async (one: LinkedWalkIn) => {
    if (!(await change(() => unlinkWalkIn(id, one.id)))) return;
    offerUndo({
      text: "Records unlinked.",
      note: "Orders and measurements are back with the walk-in customer.",
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
              <Button small look="line" busy={busy} aria-label={`Unlink ${one.name}`} onClick={() => void part(one)}>
                Unlink
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
