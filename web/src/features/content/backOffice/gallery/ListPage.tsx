import type { Row } from "../../../../admin/list/ItemRow";
import type { ItemActs } from "../../../../admin/list/useItemActs";
import { useItems } from "../../../../admin/list/useItems";
import { RecordList } from "../../../../admin/RecordList";
import type { GalleryEntry } from "../../../../api/schema";
import { content, gallery } from "../paths";
import { copyTitle, draftFrom } from "./piece";
import { adminGalleryList, galleryRecords } from "./queries";

const rowOf = (entry: GalleryEntry): Row => ({
  id: entry.id,
  title: entry.title,
  href: gallery(entry.id),
  detail: `${entry.category}, ${entry.images.length === 1 ? "1 image" : `${entry.images.length} images`}`,
  image: entry.images[0]?.image ?? null,
  hidden: !entry.published,
  deletedAt: entry.deletedAt,
});

const acts: ItemActs<GalleryEntry> = {
  ...galleryRecords.acts,
  duplicate: (entry) => {
    return galleryRecords.create({ ...draftFrom(entry), title: copyTitle(entry.title), published: false });
  },
  order: galleryRecords.reorder,
};

/** The gallery items, in the owner's order. */
export function GalleryListPage() {
  const list = useItems(adminGalleryList);
  return (
    <RecordList
      title="Gallery"
      back={content}
      add={{ href: gallery("new"), label: "Add item" }}
      list={list}
      row={rowOf}
      acts={acts}
      search="Search gallery"
      empty={{
        title: "No gallery items yet",
        text: "Photograph finished garments before they leave the shop. Up to ten images each.",
        action: "Add the first item",
      }}
    />
  );
}
