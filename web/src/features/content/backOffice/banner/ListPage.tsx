import type { Row } from "../../../../admin/list/ItemRow";
import type { ItemActs } from "../../../../admin/list/useItemActs";
import { useItems } from "../../../../admin/list/useItems";
import { RecordList } from "../../../../admin/RecordList";
import type { BannerEntry } from "../../../../api/schema";
import { banner, content } from "../paths";
import { adminBannerList, bannerRecords } from "./queries";

const rowOf = (entry: BannerEntry): Row => ({
  id: entry.id,
  title: entry.subtitle,
  href: banner(entry.id),
  hidden: !entry.published,
  deletedAt: entry.deletedAt,
});

const acts: ItemActs<BannerEntry> = {
  ...bannerRecords.acts,
  order: bannerRecords.reorder,
};

/** The rotating texts in the first line of the home page. */
export function BannerPage() {
  const list = useItems(adminBannerList, ({ subtitle }) => subtitle);
  return (
    <RecordList
      title="Banner"
      back={content}
      add={{ href: banner("new"), label: "New text" }}
      label="Banner texts"
      list={list}
      row={rowOf}
      acts={acts}
      empty={{
        title: "No banner texts yet",
        text: "The home page says “Custom tailoring” until you add some. Use three to five services, in two or three words each.",
        action: "Add the first text",
      }}
    />
  );
}
