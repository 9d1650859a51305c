import { ItemList } from "../../../../admin/list/ItemList";
import type { Row } from "../../../../admin/list/ItemRow";
import type { ItemActs } from "../../../../admin/list/useItemActs";
import { useItems } from "../../../../admin/list/useItems";
import { Screen } from "../../../../admin/Screen";
import type { GalleryEntry } from "../../../../api/schema";
import { LinkButton } from "../../../../ui/Button";
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

/** Finished pieces, in the order in which the shop keeps them. */
export function GalleryListPage() {
  const list = useItems(adminGalleryList);
  return (
    <Screen
      title="Gallery"
      back={content}
      tools={
        <LinkButton href={gallery("new")} small>
          Add a piece
        </LinkButton>
      }
    >
      <ItemList
        label="Gallery"
        list={list}
        row={rowOf}
        acts={acts}
        search="A piece, or its group"
        empty={{
          title: "The wall is empty",
          text: "Photograph the next piece before it leaves the shop: up to ten images each.",
          action: { href: gallery("new"), label: "Add the first piece" },
        }}
      />
    </Screen>
  );
}
