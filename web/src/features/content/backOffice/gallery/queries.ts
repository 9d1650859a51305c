import type { Wanted } from "../../../../admin/list/useItems";
import { client, unwrap } from "../../../../api/client";
import { read } from "../../../../api/read";
import type { GalleryDraft } from "../../../../api/schema";

export const adminGalleryList = (wanted: Wanted = {}) =>
  read("admin_gallery_list", "/admin/content/gallery", { query: { ...wanted } });

const at = (id: number) => ({ params: { path: { id } } });

export const createPiece = (body: GalleryDraft) => unwrap(client.POST("/admin/content/gallery", { body }));

export const updatePiece = (id: number, body: GalleryDraft) =>
  unwrap(client.PUT("/admin/content/gallery/{id}", { ...at(id), body }));

export const deletePiece = (id: number) => unwrap(client.DELETE("/admin/content/gallery/{id}", at(id)));

export const restorePiece = (id: number) => unwrap(client.POST("/admin/content/gallery/{id}/restore", at(id)));

export const orderPieces = (ids: number[]) => unwrap(client.PUT("/admin/content/gallery", { body: { ids } }));
