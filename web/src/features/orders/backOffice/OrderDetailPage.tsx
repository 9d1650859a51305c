import { useState } from "react";
import { useAdminParts } from "../../../admin/parts";
import { LoadedScreen } from "../../../admin/LoadedScreen";
import { dayInIndia } from "../../../admin/form/today";
import { Panel, Screen } from "../../../admin/Screen";
import type { OrderDetail } from "../../../api/schema";
import { idOf, useVisit } from "../../../site/visit";
import { Button } from "../../../ui/Button";
import { AlterationsPanel } from "./alterations/AlterationsPanel";
import { ChatMessage } from "./ChatMessage";
import { CustomerPanel } from "./CustomerPanel";
import { HistoryPanel } from "./HistoryPanel";
import { NotesPanel } from "./NotesPanel";
import { ActionBar, nextPiece } from "./order/ActionBar";
import styles from "./order/Order.later.module.css";
import { OrderState } from "./order/OrderState";
import { OrderTop } from "./order/OrderTop";
import { PieceCard } from "./order/PieceCard";
import { PieceDialog } from "./order/PieceDialog";
import { PapersPanel } from "./papers/PapersPanel";
import { board } from "./paths";
import { PricePanel } from "./prices/PricePanel";
import { detailView } from "./queries";
import { ShopPhotosPanel } from "./ShopPhotosPanel";
import { StatusLinkPanel } from "./StatusLinkPanel";
import { DELIVERED, subjectOf } from "./subject";
import { TermsPanel } from "./TermsPanel";
import { MOST_PIECES } from "./walkIn/values";
import { Ways } from "./ways";

const back = { href: board, label: "Back to orders" };

/** The page of one order. */
export function OrderDetailPage() {
  const id = idOf(useVisit().params["id"]);
  return (
    <LoadedScreen title="Order" back={back} read={id === undefined ? undefined : detailView(id)} says="Order not found" why="The link is outdated.">
      {(detail) => <Detail detail={detail} />}
    </LoadedScreen>
  );
}

/** An order with more pieces shows the details of one at a time. */
const MOST_UNFOLDED = 2;

function Detail({ detail }: { detail: OrderDetail }) {
  const { order } = detail;
  const of = subjectOf(order);
  const parts = useAdminParts();
  const next = nextPiece(order);
  const isOpen = order.status === "Pending" || (order.step !== undefined && order.status !== DELIVERED);
  return (
    <Screen title={of.customer} back={back} tools={<Ways of={of} ways={["call", "chat"]} />}>
      <OrderTop order={order} />
      <div className={styles.detail}>
        <div>
          <OrderState detail={detail} />
          {order.pieces.map((piece) => (
            <PieceCard key={piece.id} detail={detail} piece={piece} unfolded={order.pieces.length <= MOST_UNFOLDED || piece.id === next?.id} />
          ))}
          {isOpen && order.pieces.length < MOST_PIECES && <AddPiece order={order} />}
          <ShopPhotosPanel detail={detail} />
          <NotesPanel detail={detail} />
          <AlterationsPanel detail={detail} />
        </div>
        <div>
          <PricePanel detail={detail} />
          {parts.map(({ order: More }, place) => More && order.status !== "Pending" && <More key={place} orderId={order.id} since={dayInIndia(order.createdAt)} />)}
          <TermsPanel order={order} />
          <CustomerPanel detail={detail} />
          {order.contactNumber && (
            <Panel title="Message">
              <ChatMessage of={order} />
            </Panel>
          )}
          {order.pieces.length > 0 && <PapersPanel detail={detail} />}
          <StatusLinkPanel order={order} />
          <HistoryPanel detail={detail} />
        </div>
      </div>
      <ActionBar detail={detail} />
    </Screen>
  );
}

function AddPiece({ order }: { order: OrderDetail["order"] }) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.add}>
      <Button look="line" wide onClick={() => setOpen(true)}>
        Add a piece
      </Button>
      {open && <PieceDialog order={order} onClose={() => setOpen(false)} />}
    </div>
  );
}
