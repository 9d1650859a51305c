import type { Wanted } from "../../../../admin/list/useItems";
import { records } from "../../../../admin/records";
import { client, unwrap } from "../../../../api/client";
import { read } from "../../../../api/read";

export const adminPinCodeList = ({ q, deleted }: Wanted = {}) => read("admin_pin_code_list", "/admin/pin-codes", { query: { q, deleted } });

export const pinCodeRecords = records("/admin/pin-codes");

export const importPinCodes = (text: string) => unwrap(client.POST("/admin/pin-codes/import", { body: { text } }));
