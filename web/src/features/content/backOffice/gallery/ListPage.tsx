import { recordRow, type Row } from "../../../../admin/list/ItemRow";
import type { ItemActs } from "../../../../admin/list/useItemActs";
import { useItems } from "../../../../admin/list/useItems";
import { RecordList } from "../../../../admin/RecordList";
import type { GalleryEntry } from "../../../../api/schema";
import { content, gallery } from "../paths";
import { copyOf } from "./piece";
import { galleryList, galleryRecords } from "../records";

const rowOf = (entry: GalleryEntry): Row => ({
  ...recordRow(entry),
  title: entry.title,
  href: gallery(entry.id),
  detail: `${entry.category}, ${entry.images.length === 1 ? "1 image" : `${entry.images.length} images`}`,
  image: entry.images[0]?.image ?? null,
});

const acts: ItemActs<GalleryEntry> = {
  ...galleryRecords.orderedActs,
  duplicate: (entry) => galleryRecords.create(copyOf(entry)),
};

/** The gallery items, in the owner's order. */
export function GalleryListPage() {
  const list = useItems(galleryList);
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
