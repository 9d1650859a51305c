import { Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { OrderDetail } from "../../../../api/schema";
import { useDiscardQuestion } from "../../../../form/useDiscardQuestion";
import { spokenMobile } from "../../../../format/text";
import { Avatar } from "../../../../ui/Avatar";
import { Dialog } from "../../../../ui/Dialog";
import { Icon } from "../../../../ui/Icon";
import shared from "../../../../ui/shared.module.css";
import { moment } from "../../myOrders/days";
import { PhotosPanel } from "../PhotosPanel";
import { detailView } from "../queries";
import { subjectOf, visitText } from "../subject";
import { Ways } from "../ways";
import styles from "./Approval.later.module.css";
import { TermsForm } from "./TermsForm";

interface Props {
  id: number;
  onClose: () => void;
}

/** The dialog in which a request is approved: what is asked for, and all terms of the order. */
export function ApprovalDialog({ id, onClose }: Props) {
  const { data: detail, error, refetch } = useFresh(detailView(id));
  const { mayClose, noteTyped, question } = useDiscardQuestion(onClose);
  return (
    <Dialog open look="wide" onClose={onClose} mayClose={mayClose} title="New request">
      <div onChange={noteTyped}>{detail ? <Request detail={detail} onClose={onClose} /> : <Waiting failure={error} onRetry={() => void refetch()} />}</div>
      {question}
    </Dialog>
  );
}

function Request({ detail, onClose }: { detail: OrderDetail; onClose: () => void }) {
  const { order } = detail;
  const of = subjectOf(order);
  return (
    <>
      <p className={styles.sent}>
        {order.number}. Sent {moment(order.createdAt)}
      </p>
      <div className={styles.customer}>
        <Avatar name={of.customer} />
        <p>
          <b>{of.customer}</b>
          {order.contactNumber && <span>{spokenMobile(order.contactNumber)}</span>}
        </p>
        <Ways of={of} ways={["call", "chat"]} />
      </div>
      {visitText(order) && (
        <p className={styles.visit}>
          <Icon name="home" />
          <span>
            <b>{visitText(order)}</b>
            {(order.address ?? order.pinCode) && <span>{[order.address, order.landMark, order.pinCode].filter(Boolean).join(", ")}</span>}
            {order.pinCode && !order.picksUp && <span>We do not pick up at this pin code.</span>}
          </span>
        </p>
      )}
      {order.message && (
        <blockquote className={styles.message}>
          <p>“{order.message}”</p>
        </blockquote>
      )}
      <PhotosPanel photos={order.photos} plain />
      <hr className={shared.seam} />
      {order.status === "Pending" ? <TermsForm detail={detail} onDone={onClose} /> : <p role="status">This request has been answered: {order.status}.</p>}
    </>
  );
}
