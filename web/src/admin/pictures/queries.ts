import { client, unwrap } from "../../api/client";
import { read } from "../../api/read";
import type { KeptPicture, PictureCrop } from "../../api/schema";
import { upload } from "../../api/upload";

/** The shop's pictures, newest first, fifty at a time. */
export const pictureList = (wanted: { q?: string | undefined; before?: number | undefined; deleted?: true | undefined } = {}) =>
  read("admin_picture_list", "/admin/media/pictures", { query: { ...wanted } });

/** One of them, with what it was cut from and what shows it. */
export const pictureView = (id: number) => read("admin_picture_view", "/admin/media/pictures/{id}", { path: { id } });

export const sendPicture = (file: Blob, onShare: (share: number) => void, signal: AbortSignal): Promise<KeptPicture> =>
  upload<KeptPicture>("/admin/media/pictures", file, onShare, signal);

export const describePicture = (id: number, alt: string): Promise<KeptPicture> =>
  unwrap(client.PATCH("/admin/media/pictures/{id}", { params: { path: { id } }, body: { alt } }));

/** Cuts another picture out of the original of this one; both stay. */
export const cutPicture = (id: number, crop: PictureCrop): Promise<KeptPicture> =>
  unwrap(client.POST("/admin/media/pictures/{id}/crop", { params: { path: { id } }, body: crop }));

/** Refused while something shows it. */
export const deletePicture = (id: number) =>
  unwrap(client.DELETE("/admin/media/pictures/{id}", { params: { path: { id } } }));

export const restorePicture = (id: number) =>
  unwrap(client.POST("/admin/media/pictures/{id}/restore", { params: { path: { id } } }));
