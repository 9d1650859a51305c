import { ItemList } from "../../../../admin/list/ItemList";
import type { Row } from "../../../../admin/list/ItemRow";
import type { ItemActs } from "../../../../admin/list/useItemActs";
import { useItems } from "../../../../admin/list/useItems";
import { Screen } from "../../../../admin/Screen";
import type { BannerEntry } from "../../../../api/schema";
import { LinkButton } from "../../../../ui/Button";
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

/** The words that take turns in the first line of the home page. */
export function BannerPage() {
  const list = useItems(adminBannerList, ({ subtitle }) => subtitle);
  return (
    <Screen
      title="Banner"
      back={content}
      tools={
        <LinkButton href={banner("new")} small>
          New words
        </LinkButton>
      }
    >
      <ItemList
        label="Banner words"
        list={list}
        row={rowOf}
        acts={acts}
        empty={{
          title: "No words of your own yet",
          text: "The home page says “Custom tailoring” until you write some. Three to five services, in two or three words each.",
          action: { href: banner("new"), label: "Write the first ones" },
        }}
      />
    </Screen>
  );
}
