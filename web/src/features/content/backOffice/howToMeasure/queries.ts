import type { Wanted } from "../../../../admin/list/useItems";
import { client, unwrap } from "../../../../api/client";
import { read } from "../../../../api/read";
import type { HowToMeasureDraft } from "../../../../api/schema";

export const adminHowToMeasureList = ({ deleted }: Wanted = {}) =>
  read("admin_how_to_measure_list", "/admin/content/how-to-measure", { query: { ...(deleted && { deleted }) } });

const at = (id: number) => ({ params: { path: { id } } });

export const createHowToMeasure = (body: HowToMeasureDraft) => unwrap(client.POST("/admin/content/how-to-measure", { body }));

export const updateHowToMeasure = (id: number, body: HowToMeasureDraft) =>
  unwrap(client.PUT("/admin/content/how-to-measure/{id}", { ...at(id), body }));

export const deleteHowToMeasure = (id: number) => unwrap(client.DELETE("/admin/content/how-to-measure/{id}", at(id)));

export const restoreHowToMeasure = (id: number) =>
  unwrap(client.POST("/admin/content/how-to-measure/{id}/restore", at(id)));

export const orderHowToMeasure = (ids: number[]) => unwrap(client.PUT("/admin/content/how-to-measure", { body: { ids } }));
