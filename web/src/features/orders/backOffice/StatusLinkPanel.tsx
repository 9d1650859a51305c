import { AskInPlace } from "../../../admin/AskInPlace";
import { Panel } from "../../../admin/Screen";
import { useChange } from "../../../admin/useChange";
import type { Order } from "../../../api/schema";
import { links } from "../../../links";
import { Button } from "../../../ui/Button";
import { classNames } from "../../../ui/classNames";
import { toast } from "../../../ui/noticeStore";
import { share } from "../../../ui/ShareButton";
import shared from "../../../ui/shared.module.css";
import styles from "./OrderDetail.later.module.css";
import { switchStatusLink } from "./queries";

// The server erases the key, and makes a new one when it is switched on again.
const OFF_QUESTION = "Links in sent emails and on printed slips stop working for good. Switching on again makes a new link.";

/** The link by which an order is followed without login: share it, switch it off and on again; nothing once it has ended. */
export function StatusLinkPanel({ order: { id, number, statusKey, statusLink } }: { order: Order }) {
  const { busy, change } = useChange();
  if (statusLink === "ended") return null;
  const turn = async (on: boolean) => {
    const done = await change(() => switchStatusLink(id, on));
    if (done) toast(on ? "A new status link is on" : "The status link is off");
    return done;
  };
  return (
    <Panel title="Status link">
      <p className={shared.small}>
        {statusKey
          ? "Shows the steps to anyone with the link: no names, prices or addresses. Works until 30 days after delivery."
          : "Off: links that were sent no longer work."}
      </p>
      <p className={classNames(shared.row, styles.statusLink)}>
        {statusKey && (
          <Button look="line" small icon="share" onClick={() => void share({ path: links.orderStatus(statusKey), title: `Order ${number}` })}>
            Share link
          </Button>
        )}
        {statusKey ? (
          <AskInPlace label="Switch off" of="status link" question={OFF_QUESTION} busy={busy} onYes={() => turn(false)} />
        ) : (
          <button type="button" className={shared.stitch} aria-disabled={busy || undefined} onClick={() => !busy && void turn(true)}>
            Switch on
          </button>
        )}
      </p>
    </Panel>
  );
}
