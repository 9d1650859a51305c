import { ItemList } from "../../../../admin/list/ItemList";
import type { Row } from "../../../../admin/list/ItemRow";
import type { ItemActs } from "../../../../admin/list/useItemActs";
import { useItems } from "../../../../admin/list/useItems";
import { Screen } from "../../../../admin/Screen";
import type { GalleryEntry } from "../../../../api/schema";
import { LinkButton } from "../../../../ui/Button";
import { content, gallery } from "../paths";
import { copyTitle, draftFrom } from "./piece";
import { adminGalleryList, createPiece, deletePiece, orderPieces, restorePiece, updatePiece } from "./queries";

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
  publish: (entry, published) => updatePiece(entry.id, { ...draftFrom(entry), published }),
  duplicate: (entry) => {
    const { version: _, ...draft } = draftFrom(entry);
    return createPiece({ ...draft, title: copyTitle(entry.title), published: false });
  },
  remove: ({ id }) => deletePiece(id),
  restore: ({ id }) => restorePiece(id),
  order: orderPieces,
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
