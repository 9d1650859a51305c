import type { Wanted } from "../../../admin/list/useItems";
import { records } from "../../../admin/records";
import { read } from "../../../api/read";

export const itemList = (wanted: Wanted = {}) => read("admin_FEATURE_item_list", "/admin/FEATURE/items", { query: { ...wanted } });
export const itemView = (id: number) => read("admin_FEATURE_item_view", "/admin/FEATURE/items/{id}", { path: { id } });
export const itemRecords = records("/admin/FEATURE/items");
