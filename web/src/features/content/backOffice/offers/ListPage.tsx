import type { Row } from "../../../../admin/list/ItemRow";
import type { ItemActs } from "../../../../admin/list/useItemActs";
import { useItems } from "../../../../admin/list/useItems";
import { RecordList } from "../../../../admin/RecordList";
import type { OfferEntry } from "../../../../api/schema";
import { Badge } from "../../../../ui/Badge";
import { content, offers } from "../paths";
import { adminOfferList, offerRecords } from "./queries";

const acts: ItemActs<OfferEntry> = {
  ...offerRecords.acts,
  order: offerRecords.reorder,
};

/** The offers; the last one is shown in the login pop-up. */
export function OffersPage() {
  const list = useItems(adminOfferList, ({ text }) => text);
  const running = list.items?.findLast(({ published, deletedAt }) => published && !deletedAt)?.id;
  const rowOf = (entry: OfferEntry): Row => ({
    id: entry.id,
    title: entry.text,
    href: offers(entry.id),
    badges: entry.id === running && !list.q && <Badge>Shown in the login pop-up</Badge>,
    hidden: !entry.published,
    deletedAt: entry.deletedAt,
  });
  return (
    <RecordList
      title="Offers"
      back={content}
      add={{ href: offers("new"), label: "New offer" }}
      list={list}
      row={rowOf}
      acts={acts}
      search="Search offers"
      empty={{
        title: "No offers yet",
        text: "One line, such as “Two blouses this month: the lining is on us.” The last offer in the list is shown in the login pop-up.",
        action: "Add the first offer",
      }}
    />
  );
}
