import type { Wanted } from "../../../admin/list/useItems";
import { records } from "../../../admin/records";
import { read } from "../../../api/read";

export const itemList = (wanted: Wanted = {}) => read("admin_piecework_item_list", "/admin/piecework/items", { query: { ...wanted } });
export const itemView = (id: number) => read("admin_piecework_item_view", "/admin/piecework/items/{id}", { path: { id } });
export const itemRecords = records("/admin/piecework/items");
