import { recordRow, type Row } from "../../../../admin/list/ItemRow";
import { useItems } from "../../../../admin/list/useItems";
import { RecordList } from "../../../../admin/RecordList";
import type { OfferEntry } from "../../../../api/schema";
import { Badge } from "../../../../ui/Badge";
import { content, offers } from "../paths";
import { offerList, offerRecords } from "../records";

/** The offers; the last one is shown in the login pop-up. */
export function OffersPage() {
  const list = useItems(offerList, ({ text }) => text);
  const running = list.items?.findLast(({ published, deletedAt }) => published && !deletedAt)?.id;
  const rowOf = (entry: OfferEntry): Row => ({
    ...recordRow(entry),
    title: entry.text,
    href: offers(entry.id),
    badges: entry.id === running && !list.q && <Badge>Shown in the login pop-up</Badge>,
  });
  return (
    <RecordList
      title="Offers"
      back={content}
      add={{ href: offers("new"), label: "New offer" }}
      list={list}
      row={rowOf}
      acts={offerRecords.orderedActs}
      search="Search offers"
      empty={{
        title: "No offers yet",
        text: "One line, such as “Two blouses this month: the lining is on us.” The last offer in the list is shown in the login pop-up.",
        action: "Add the first offer",
      }}
    />
  );
}
