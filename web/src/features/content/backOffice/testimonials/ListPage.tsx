import { ItemList } from "../../../../admin/list/ItemList";
import type { Row } from "../../../../admin/list/ItemRow";
import type { ItemActs } from "../../../../admin/list/useItemActs";
import { useItems } from "../../../../admin/list/useItems";
import { Screen } from "../../../../admin/Screen";
import type { TestimonialEntry } from "../../../../api/schema";
import { day } from "../../../../format/date";
import { LinkButton } from "../../../../ui/Button";
import { content, testimonials } from "../paths";
import { adminTestimonialList, testimonialRecords } from "./queries";

const rowOf = (entry: TestimonialEntry): Row => ({
  id: entry.id,
  title: entry.name,
  href: testimonials(entry.id),
  detail: (
    <>
      {entry.company}, {day(entry.date)}. {entry.quote}
    </>
  ),
  image: entry.image ?? null,
  hidden: !entry.published,
  deletedAt: entry.deletedAt,
});

const acts: ItemActs<TestimonialEntry> = {
  ...testimonialRecords.acts,
};

/** What clients said, newest first. */
export function TestimonialsPage() {
  const list = useItems(adminTestimonialList);
  return (
    <Screen
      title="Testimonials"
      back={content}
      tools={
        <LinkButton href={testimonials("new")} small>
          Write one
        </LinkButton>
      }
    >
      <ItemList
        label="Testimonials"
        list={list}
        row={rowOf}
        acts={acts}
        search="A name, or what was said"
        empty={{
          title: "No words of clients yet",
          text: "Ask the next happy one, and write down what she says.",
          action: { href: testimonials("new"), label: "Write the first one" },
        }}
      />
    </Screen>
  );
}
