import type { Wanted } from "../../../../admin/list/useItems";
import { records } from "../../../../admin/records";
import { read } from "../../../../api/read";

export const adminGalleryList = (wanted: Wanted = {}) =>
  read("admin_gallery_list", "/admin/content/gallery", { query: { ...wanted } });

export const galleryRecords = records("/admin/content/gallery");
