import { read } from "../../../../api/read";
import type { OrderStatus } from "../../../../api/schema";
import { send } from "../../../../api/send";

/** The pieces assigned to the reader, most urgent first. */
export const ownPieceList = () => read("admin_own_piece_list", "/admin/own-pieces");

export const moveOwnPiece = (id: number, from: OrderStatus, to: OrderStatus) =>
  send("POST /admin/own-pieces/{id}/step", { path: { id }, body: { from, to } });

export const noteOwnPiece = (id: number, text: string) =>
  send("POST /admin/own-pieces/{id}/notes", { path: { id }, body: { text } });

/** Where the photo of a finished piece is uploaded. */
export const finishedPhotos = (id: number): string => `/admin/own-pieces/${id}/photos`;
