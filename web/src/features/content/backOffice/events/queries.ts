import type { Wanted } from "../../../../admin/list/useItems";
import { client, unwrap } from "../../../../api/client";
import { read } from "../../../../api/read";
import type { EventDraft } from "../../../../api/schema";

export const adminEventList = (wanted: Wanted = {}) =>
  read("admin_event_list", "/admin/content/events", { query: { ...wanted } });

const at = (id: number) => ({ params: { path: { id } } });

export const createStory = (body: EventDraft) => unwrap(client.POST("/admin/content/events", { body }));

export const updateStory = (id: number, body: EventDraft) =>
  unwrap(client.PUT("/admin/content/events/{id}", { ...at(id), body }));

export const deleteStory = (id: number) => unwrap(client.DELETE("/admin/content/events/{id}", at(id)));

export const restoreStory = (id: number) => unwrap(client.POST("/admin/content/events/{id}/restore", at(id)));
