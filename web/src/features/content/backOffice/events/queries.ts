import type { Wanted } from "../../../../admin/list/useItems";
import { records } from "../../../../admin/records";
import { read } from "../../../../api/read";

export const adminEventList = (wanted: Wanted = {}) =>
  read("admin_event_list", "/admin/content/events", { query: { ...wanted } });

export const eventRecords = records("/admin/content/events");
