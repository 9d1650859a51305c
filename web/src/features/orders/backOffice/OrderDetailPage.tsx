import { useState } from "react";
import { useAdminParts } from "../../../admin/parts";
import { Panel, Screen, WaitingScreen } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import { isNotFound } from "../../../api/problem";
import type { OrderDetail } from "../../../api/schema";
import { unbrokenHyphens } from "../../../format/text";
import { idOf, useVisit } from "../../../site/visit";
import { Badge } from "../../../ui/Badge";
import { LinkButton } from "../../../ui/Button";
import { Photo } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import { Empty } from "../../../ui/States";
import { Tape } from "../myOrders/Tape";
import { AlterationsPanel } from "./alterations/AlterationsPanel";
import { Approval } from "./Approval";
import { AssigneePanel } from "./AssigneePanel";
import { ChatMessage } from "./ChatMessage";
import { CustomerPanel } from "./CustomerPanel";
import { FabricPanel } from "./FabricPanel";
import { HistoryPanel } from "./HistoryPanel";
import { NotesPanel } from "./NotesPanel";
import styles from "./OrderDetail.later.module.css";
import { PapersPanel } from "./papers/PapersPanel";
import { board } from "./paths";
import { MeasurementsPanel } from "./PieceMeasurements";
import { PhotosPanel } from "./PhotosPanel";
import { AdjustmentsPanel } from "./prices/AdjustmentsPanel";
import { detailView } from "./queries";
import { ReasonDialog } from "./ReasonDialog";
import { ShopPhotosPanel } from "./ShopPhotosPanel";
import { StatusLinkPanel } from "./StatusLinkPanel";
import { StepButton } from "./StepButton";
import { dueText, firstNameOf, subjectOf, todayInIndia, visitText } from "./subject";
import { TermsPanel } from "./TermsPanel";
import { TrialPanel } from "./TrialPanel";
import { useOrderChanges } from "./useOrderChanges";

const back = { href: board, label: "Back to orders" };

/** The page of one order. */
export function OrderDetailPage() {
  const { params } = useVisit();
  const id = idOf(params["id"]);
  return id === undefined ? <NoOrder /> : <Found key={id} id={id} />;
}

function Found({ id }: { id: number }) {
  const { data: detail, error, refetch } = useFresh(detailView(id));
  if (!detail && isNotFound(error)) return <NoOrder />;
  if (!detail) return <WaitingScreen title="Order" back={back} failure={error} onRetry={() => void refetch()} />;
  return <Detail detail={detail} />;
}

function NoOrder() {
  return (
    <Screen title="Order" back={back}>
      <Panel>
        <Empty
          title="Order not found"
          middle
          actions={
            <LinkButton href={board} look="line" small>
              Open the board
            </LinkButton>
          }
        />
      </Panel>
    </Screen>
  );
}

function Detail({ detail }: { detail: OrderDetail }) {
  const { order } = detail;
  const of = subjectOf(order);
  const parts = useAdminParts();
  return (
    <Screen title={of.customer} back={back}>
      <div className={styles.detail}>
        <div className={styles.main}>
          <Progress detail={detail} />
          <MeasurementsPanel detail={detail} />
          <PhotosPanel photos={order.photos} />
          <ShopPhotosPanel detail={detail} />
          <NotesPanel detail={detail} />
          <AlterationsPanel detail={detail} />
        </div>
        <div>
          <CustomerPanel order={order} customerId={detail.customerId} />
          {order.step !== undefined && <AssigneePanel detail={detail} />}
          <TrialPanel order={order} />
          <TermsPanel order={order} />
          <AdjustmentsPanel order={order} />
          {parts.map(({ order: More }, place) => More && order.status !== "Pending" && <More key={place} orderId={order.id} />)}
          <FabricPanel detail={detail} />
          {order.pieces.length > 0 && <PapersPanel detail={detail} />}
          <StatusLinkPanel order={order} />
          <HistoryPanel order={order} />
        </div>
      </div>
    </Screen>
  );
}

/** The order's step, and the actions that change it. */
function Progress({ detail: { order, canUndo, suggestedAdvancePaise, suggestedReadyDay } }: { detail: OrderDetail }) {
  const of = subjectOf(order);
  const { busy, undo, callOff } = useOrderChanges();
  const [calling, setCalling] = useState(false);
  const today = todayInIndia();
  const over = order.status === "Rejected" || order.status === "Cancelled";
  const inWork = !over && order.status !== "Pending" && order.status !== "Delivered";
  const late = inWork && order.status !== "Ready for Pickup" && order.promisedDay !== undefined && dueSoon(order.promisedDay, today);
  return (
    <Panel>
      <div className={styles.title}>
        <Photo image={order.image} sizes="84px" alt="" />
        <div>
          <p className={shared.muted}>Order {order.number}</p>
          <h2>{unbrokenHyphens(order.serviceName)}</h2>
        </div>
        {inWork && order.promisedDay && <Badge kind={late ? "bad" : "waiting"}>{dueText(of, today)}</Badge>}
      </div>
      {order.message && (
        <blockquote className={styles.message}>
          <p>“{order.message}”</p>
        </blockquote>
      )}
      {order.step !== undefined && <Tape order={order} step={order.step} />}
      {order.status === "Pending" && (
        <div className={styles.answer}>
          <p className={styles.asks}>
            {firstNameOf(of)} asks for <b>{visitText(order)}</b>.
          </p>
          <Approval request={of} suggestedPaise={suggestedAdvancePaise} suggestedDay={suggestedReadyDay} />
        </div>
      )}
      {over && (
        <div className={styles.over}>
          <Badge kind="bad">{order.status === "Rejected" ? "Declined" : "Cancelled"}</Badge>
          {order.reason && <p>{order.reason}</p>}
        </div>
      )}
      {order.status === "Delivered" && (
        <p className={styles.over}>
          <Badge kind="solid" icon="check">
            Delivered
          </Badge>
        </p>
      )}
      <StepButton of={of} />
      <div className={styles.smaller}>
        {canUndo && (
          <button type="button" className={shared.stitch} aria-disabled={busy || undefined} onClick={() => !busy && void undo(of)}>
            Undo last step
          </button>
        )}
        {inWork && (
          <button type="button" className={shared.stitch} onClick={() => setCalling(true)}>
            Cancel order
          </button>
        )}
      </div>
      <ChatMessage of={order} />
      {calling && (
        <ReasonDialog kind="callOff" of={of} onClose={() => setCalling(false)} onGiven={(reason) => callOff(of, reason)} />
      )}
    </Panel>
  );
}

const DUE_MS = 2 * 86_400_000;
const dueSoon = (promised: string, today: string): boolean => Date.parse(promised) - Date.parse(today) <= DUE_MS;
