import { ItemList } from "../../../../admin/list/ItemList";
import type { Row } from "../../../../admin/list/ItemRow";
import type { ItemActs } from "../../../../admin/list/useItemActs";
import { useItems } from "../../../../admin/list/useItems";
import { duration } from "../../../media/public/duration";
import { Screen } from "../../../../admin/Screen";
import type { HowToMeasureEntry } from "../../../../api/schema";
import { LinkButton } from "../../../../ui/Button";
import { content, howToMeasure } from "../paths";
import { adminHowToMeasureList, howToMeasureRecords } from "./queries";

const rowOf = ({ id, title, video, image, published, deletedAt }: HowToMeasureEntry): Row => ({
  id,
  title: title || "A video that is gone",
  href: howToMeasure(id),
  detail: video ? duration(video.seconds) : "Visitors see it as soon as the video is ready.",
  image: image ?? null,
  hidden: !published,
  deletedAt,
});

const acts: ItemActs<HowToMeasureEntry> = {
  ...howToMeasureRecords.acts,
  order: howToMeasureRecords.reorder,
};

/** Videos that show how to measure; the first one plays on the home page. */
export function HowToMeasureListPage() {
  const list = useItems(adminHowToMeasureList, ({ title }) => title);
  return (
    <Screen
      title="How to measure"
      back={content}
      tools={
        <LinkButton href={howToMeasure("new")} small>
          Add a video
        </LinkButton>
      }
    >
      <ItemList
        label="How to measure"
        list={list}
        row={rowOf}
        acts={acts}
        search="Name of a video"
        empty={{
          title: "The video that came with the shop plays",
          text: "Show it with your own tape and your own hands: the first video of this list plays on the home page instead.",
          action: { href: howToMeasure("new"), label: "Add your video" },
        }}
      />
    </Screen>
  );
}
