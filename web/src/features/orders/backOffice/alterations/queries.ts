import { read } from "../../../../api/read";
import type { AlterationStatus, AlterationStep, UpdateAlteration } from "../../../../api/schema";
import { send } from "../../../../api/send";

export const alterationList = () => read("admin_alteration_list", "/admin/alterations");

export const recordAlteration = (id: number, piece: number, body: UpdateAlteration) =>
  send("POST /admin/orders/{id}/pieces/{piece}/alterations", { path: { id, piece }, body });

const at = (id: number, alteration: number) => ({ path: { id, alteration } });

export const updateAlteration = (id: number, alteration: number, body: UpdateAlteration) =>
  send("PUT /admin/orders/{id}/alterations/{alteration}", { ...at(id, alteration), body });
export const moveAlteration = (
  id: number,
  alteration: number,
  from: AlterationStatus,
  to: AlterationStatus,
  balance: Pick<AlterationStep, "payment" | "unpaid"> = {},
) => send("POST /admin/orders/{id}/alterations/{alteration}/step", { ...at(id, alteration), body: { from, to, ...balance } });
export const deleteAlteration = (id: number, alteration: number) =>
  send("DELETE /admin/orders/{id}/alterations/{alteration}", at(id, alteration));
