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

/** The testimonials, newest first. */
export function TestimonialsPage() {
  const list = useItems(adminTestimonialList);
  return (
    <Screen
      title="Testimonials"
      back={content}
      tools={
        <LinkButton href={testimonials("new")} small>
          Add testimonial
        </LinkButton>
      }
    >
      <ItemList
        label="Testimonials"
        list={list}
        row={rowOf}
        acts={acts}
        search="Search testimonials"
        empty={{
          title: "No testimonials yet",
          text: "Ask a happy customer and add what they say.",
          action: { href: testimonials("new"), label: "Add the first testimonial" },
        }}
      />
    </Screen>
  );
}
