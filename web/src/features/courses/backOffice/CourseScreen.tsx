import { useState } from "react";
import { Gone } from "../../../admin/form/Gone";
import { Panel, Screen, WaitingScreen } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import { isNotFound } from "../../../api/problem";
import { idOf, useVisit } from "../../../site/visit";
import { LinkButton } from "../../../ui/Button";
import { Empty } from "../../../ui/States";
import { CourseEditor } from "./CourseEditor";
import * as paths from "./paths";
import { categoryDetails, courseDetail } from "./queries";

const BACK = { href: paths.courses, label: "Back to courses" };

/** Edits a course, or creates one, in the category of `?from=`. */
export function CourseScreen() {
  const { params, search } = useVisit();
  const id = idOf(params["id"]);
  if (params["id"] === "new") return <New from={idOf(search.get("from") ?? undefined)} />;
  return id === undefined ? <Gone title="Course" back={BACK} /> : <Known key={id} id={id} />;
}

function New({ from }: { from: number | undefined }) {
  const { data: categories, error, refetch } = useFresh(categoryDetails());
  if (!categories) return <WaitingScreen title="New course" back={BACK} failure={error} onRetry={() => void refetch()} />;
  if (categories.length === 0) return <NoCategory />;
  return <CourseEditor detail={undefined} categories={categories} from={from ?? (categories.length === 1 ? categories[0]?.id : undefined)} onNewLessons={() => undefined} />;
}

function NoCategory() {
  return (
    <Screen title="New course" back={BACK}>
      <Panel>
        <Empty title="Add category first" middle actions={<LinkButton href={paths.category("new")}>Add category</LinkButton>}>
          <p>A course belongs to a category, such as Blouses.</p>
        </Empty>
      </Panel>
    </Screen>
  );
}

function Known({ id }: { id: number }) {
  const { data: categories, error: failed, refetch: again } = useFresh(categoryDetails());
  const { data: detail, error, refetch } = useFresh(courseDetail(id));
  // New lessons get their ids when they are saved: the form is rebuilt with them.
  const [generation, setGeneration] = useState(0);
  if (isNotFound(error) || detail?.deletedAt) return <Gone title="Course" back={BACK} trash={paths.trashOf(paths.courses)} />;
  if (detail && categories)
    return <CourseEditor key={generation} detail={detail} categories={categories} from={undefined} onNewLessons={() => setGeneration(generation + 1)} />;
  return <WaitingScreen title="Course" back={BACK} failure={error ?? failed} onRetry={() => void Promise.all([refetch(), again()])} />;
}
