import { useLocation } from "wouter";
import { ItemList } from "../../../admin/list/ItemList";
import { recordRow, type Row } from "../../../admin/list/ItemRow";
import type { ItemActs } from "../../../admin/list/useItemActs";
import { useItems, usePagedItems, type Items } from "../../../admin/list/useItems";
import { Screen } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import type { CourseDetail } from "../../../api/schema";
import { idOf, useVisit } from "../../../site/visit";
import { rupees } from "../../../format/money";
import { Badge } from "../../../ui/Badge";
import { LinkButton } from "../../../ui/Button";
import { Options, Select } from "../../../ui/Field";
import styles from "./Courses.later.module.css";
import * as paths from "./paths";
import * as calls from "./queries";
import { Ways } from "./Ways";
import { counted } from "./messages";

const duplicate = ({ id }: CourseDetail) => calls.duplicateCourse(id);
const acts: ItemActs<CourseDetail> = { ...calls.courses.acts, duplicate };
const orderedActs: ItemActs<CourseDetail> = { ...calls.courses.orderedActs, duplicate };

/** Why a course in the list is not visible, in a few words. */
function lackOf({ published, publishWhenReady, lacks, visible, deletedAt }: CourseDetail): string | undefined {
  if (deletedAt) return undefined;
  if (published) return visible ? undefined : "Its category is hidden";
  if (publishWhenReady) return "Publishes automatically";
  if (lacks.length === 1 && lacks[0] === "price") return "No price yet";
  return lacks.length > 0 ? "Not ready yet" : undefined;
}

function rowOf(detail: CourseDetail): Row {
  const { pricePaise, lessons } = detail;
  const lack = lackOf(detail);
  return {
    ...recordRow(detail),
    title: detail.serviceName,
    href: paths.course(detail.id),
    image: detail.image ?? null,
    detail: [detail.categoryName, counted(lessons.length, "lesson"), pricePaise !== undefined && rupees(pricePaise)].filter(Boolean).join(", "),
    badges: lack && <Badge kind={detail.publishWhenReady ? "info" : "waiting"}>{lack}</Badge>,
  };
}

const textOf = ({ serviceName, serviceModel }: CourseDetail): string => `${serviceName} ${serviceModel}`;

/** All courses, or those of one category in the owner's order. */
export function CoursesPage() {
  const { search } = useVisit();
  const category = idOf(search.get("id") ?? undefined);
  return (
    <Screen title="Courses" tools={<LinkButton href={paths.newCourse(category)} small>New course</LinkButton>}>
      <Ways current="courses" />
      <Choosing category={category} />
      {category === undefined ? <All /> : <Of key={category} category={category} />}
    </Screen>
  );
}

function Choosing({ category }: { category: number | undefined }) {
  const [, navigate] = useLocation();
  const { data: categories } = useFresh(calls.categoryDetails());
  if (!categories || categories.length < 2) return null;
  return (
    <Select
      label="Category"
      hideLabel
      className={styles.choosing}
      value={category ?? ""}
      onChange={({ target }) => navigate(target.value ? paths.coursesIn(Number(target.value)) : paths.courses, { replace: true })}
    >
      <option value="">All categories</option>
      <Options of={categories} by={({ id, categoryName }) => [id, categoryName]} />
    </Select>
  );
}

function All() {
  const list = usePagedItems<CourseDetail>((wanted) => calls.courseDetails(wanted), { apart: true });
  return <Courses list={list} acts={acts} category={undefined} />;
}

function Of({ category }: { category: number }) {
  const list = useItems<CourseDetail>(({ deleted }) => calls.coursesOf(category, deleted), textOf);
  return <Courses list={list} acts={orderedActs} category={category} />;
}

function Courses({ list, acts: doing, category }: { list: Items<CourseDetail>; acts: ItemActs<CourseDetail>; category: number | undefined }) {
  return (
    <ItemList
      label="Courses"
      list={list}
      row={rowOf}
      acts={doing}
      search="Search courses"
      empty={{
        title: "No courses yet",
        text: "Record your skills once and sell them as a course. A cover, a preview and one lesson are enough to start.",
        action: { href: paths.newCourse(category), label: "Add the first course" },
      }}
    />
  );
}
