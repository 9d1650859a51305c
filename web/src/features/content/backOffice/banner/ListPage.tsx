import { recordRow, type Row } from "../../../../admin/list/ItemRow";
import { useItems } from "../../../../admin/list/useItems";
import { RecordList } from "../../../../admin/RecordList";
import type { BannerEntry } from "../../../../api/schema";
import { banner, content } from "../paths";
import { bannerList, bannerRecords } from "../records";

const rowOf = (entry: BannerEntry): Row => ({
  ...recordRow(entry),
  title: entry.subtitle,
  href: banner(entry.id),
});

/** The rotating texts in the first line of the home page. */
export function BannerPage() {
  const list = useItems(bannerList, ({ subtitle }) => subtitle);
  return (
    <RecordList
      title="Banner"
      back={content}
      add={{ href: banner("new"), label: "New text" }}
      label="Banner texts"
      list={list}
      row={rowOf}
      acts={bannerRecords.orderedActs}
      empty={{
        title: "No banner texts yet",
        text: "The home page says “Custom tailoring” until you add some. Use three to five services, in two or three words each.",
        action: "Add the first text",
      }}
    />
  );
}
