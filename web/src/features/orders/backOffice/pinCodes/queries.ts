import type { Wanted } from "../../../../admin/list/useItems";
import { client, unwrap } from "../../../../api/client";
import { read } from "../../../../api/read";
import type { PinCodeDraft } from "../../../../api/schema";

export const adminPinCodeList = ({ q, deleted }: Wanted = {}) => read("admin_pin_code_list", "/admin/pin-codes", { query: { q, deleted } });

const at = (id: number) => ({ params: { path: { id } } });

export const createPinCode = (body: PinCodeDraft) => unwrap(client.POST("/admin/pin-codes", { body }));

export const importPinCodes = (text: string) => unwrap(client.POST("/admin/pin-codes/import", { body: { text } }));

export const updatePinCode = (id: number, body: PinCodeDraft) => unwrap(client.PUT("/admin/pin-codes/{id}", { ...at(id), body }));

export const publishPinCode = (id: number, published: boolean, version: number) =>
  unwrap(client.PUT("/admin/pin-codes/{id}/published", { ...at(id), body: { published, version } }));

export const deletePinCode = (id: number) => unwrap(client.DELETE("/admin/pin-codes/{id}", at(id)));

export const restorePinCode = (id: number) => unwrap(client.POST("/admin/pin-codes/{id}/restore", at(id)));
