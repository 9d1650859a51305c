import { records } from "../../../admin/records";
import { client, unwrap } from "../../../api/client";
import { read } from "../../../api/read";
import type { LibraryImage, ImageCrop } from "../../../api/schema";
import { upload } from "../../../api/upload";

/** The shop's images, newest first, fifty at a time. */
export const imageList = (wanted: { q?: string | undefined; before?: number | undefined; deleted?: true | undefined } = {}) =>
  read("admin_image_list", "/admin/media/images", { query: { ...wanted } });

/** One image with its original and where it is used. */
export const imageView = (id: number) => read("admin_image_view", "/admin/media/images/{id}", { path: { id } });

export const sendImage = (file: Blob, onShare: (share: number) => void, signal: AbortSignal): Promise<LibraryImage> =>
  upload<LibraryImage>("/admin/media/images", file, onShare, signal);

export const imageRecords = records("/admin/media/images");

/** Crops another image from the original of this one; both are kept. */
export const cutImage = (id: number, crop: ImageCrop): Promise<LibraryImage> =>
  unwrap(client.POST("/admin/media/images/{id}/crop", { params: { path: { id } }, body: crop }));
