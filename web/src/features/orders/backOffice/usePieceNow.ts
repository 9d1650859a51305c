import { useQueryClient } from "@tanstack/react-query";
import type { OrderDetail, OrderPiece } from "../../../api/schema";
import { detailView } from "./queries";

/** A piece with the version that an update of it names. */
export interface PieceNow {
  piece: OrderPiece;
  version: number;
}

/** Reads a piece as the last answer about its order has it; undefined if it was removed. */
export function usePieceNow(): (order: number, piece: number) => PieceNow | undefined {
  const client = useQueryClient();
  return (order, id) => {
    const detail = client.getQueryData<OrderDetail>(detailView(order).queryKey);
    const piece = detail?.order.pieces.find((one) => one.id === id);
    const version = detail?.pieces.find((one) => one.id === id)?.version;
    return piece && version !== undefined ? { piece, version } : undefined;
  };
}
