import type { OrderDetail, OrderPiece } from "../api/schema";
import { sampleOf } from "./sample";

const sample = sampleOf("admin_order_view");
const [piece] = sample.order.pieces;

/** A piece of the order below. */
export const pieceOf = (position: number, more: Partial<OrderPiece> = {}): OrderPiece =>
  ({
    ...piece,
    id: 10 + position,
    position,
    number: `HM-1001/${position}`,
    serviceName: "Blouses - Princess Cut - Deep back",
    serviceModel: "Deep back",
    quantity: 1,
    fabricSource: "customer",
    choices: [],
    measurements: {},
    lengths: [],
    warnings: [],
    status: "Order Placed",
    step: 1,
    photos: [],
    shopPhotos: [],
    ...more,
  }) as OrderPiece;

/** An order of Asha Raman with these pieces, placed unless `order` says otherwise. */
export function detailOf(pieces: OrderPiece[], order: Partial<OrderDetail["order"]> = {}, more: Partial<OrderDetail> = {}): OrderDetail {
  return {
    ...sample,
    order: {
      ...sample.order,
      id: 1001,
      number: "HM-1001",
      status: "Order Placed",
      step: 1,
      firstName: "Asha",
      lastName: "Raman",
      contactNumber: "+919840012345",
      history: [{ status: "Order Placed", at: "2026-11-20T06:30:00Z", by: "shop" }],
      extras: [],
      alterations: [],
      warnings: [],
      photos: [],
      shopPhotos: [],
      advance: "none",
      pieces,
      ...order,
    },
    notes: [],
    alterations: [],
    shopPhotos: [],
    invoiced: false,
    visits: [],
    pieces: pieces.map(({ id }) => ({ id, version: 1, steps: [] })),
    ...more,
  };
}
