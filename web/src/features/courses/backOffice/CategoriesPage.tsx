import { useLocation } from "wouter";
import { ItemList } from "../../../admin/list/ItemList";
import type { Row } from "../../../admin/list/ItemRow";
import type { ItemActs } from "../../../admin/list/useItemActs";
import { useItems } from "../../../admin/list/useItems";
import { Screen } from "../../../admin/Screen";
import type { CourseCategoryDetail } from "../../../api/schema";
import { LinkButton } from "../../../ui/Button";
import * as paths from "./paths";
import * as calls from "./queries";
import { Ways } from "./Ways";
import { counted, goesAlong } from "./messages";

const acts: ItemActs<CourseCategoryDetail> = {
  ...calls.categories.acts,
  goesAlong,
  order: calls.categories.reorder,
};

const rowOf = (detail: CourseCategoryDetail): Row => ({
  id: detail.id,
  title: detail.categoryName,
  href: paths.category(detail.id),
  image: detail.categoryImage ?? null,
  detail: counted(detail.courseCount, "course"),
  hidden: !detail.published,
  ...(detail.deletedAt && { deletedAt: detail.deletedAt }),
});

const textOf = ({ categoryName }: CourseCategoryDetail): string => categoryName;

/** The course categories, in the owner's order. */
export function CategoriesPage() {
  const [, navigate] = useLocation();
  const list = useItems<CourseCategoryDetail>(({ deleted }) => calls.categoryDetails({ deleted }), textOf);
  return (
    <Screen
      title="Course categories"
      back={{ href: paths.courses, label: "Back to courses" }}
      tools={<LinkButton href={paths.category("new")} small>New category</LinkButton>}
    >
      <Ways current="categories" />
      <ItemList
        label="Course categories"
        list={list}
        row={rowOf}
        acts={acts}
        more={({ id }) => [{ label: "View courses", run: () => navigate(paths.coursesIn(id)) }]}
        empty={{
          title: "No categories yet",
          text: "A category groups courses, such as Blouses.",
          action: { href: paths.category("new"), label: "Add the first category" },
        }}
      />
    </Screen>
  );
}
