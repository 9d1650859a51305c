import { useMemo } from "react";
import { useLocation } from "wouter";
import { EditScreen } from "../../../admin/form/EditScreen";
import { useControlled } from "../../../admin/form/fields";
import { paiseOf } from "../../../admin/form/rules";
import { useEditForm } from "../../../admin/form/useEditForm";
import { VideoField } from "../../media/public/VideoField";
import { ImageField } from "../../media/public/ImageField";
import { Panel } from "../../../admin/Screen";
import type { CourseCategoryDetail, CourseDetail } from "../../../api/schema";
import { useIsOwner } from "../../auth/public/useIsOwner";
import shared from "../../../ui/shared.module.css";
import { CourseCard } from "../components/CourseCard";
import { paths as site } from "../paths";
import { BeforePublishing } from "./BeforePublishing";
import styles from "./Courses.later.module.css";
import { formOf, valuesOf } from "./courseValues";
import { Lessons } from "./Lessons";
import * as paths from "./paths";
import { PriceAndAccess } from "./PriceAndAccess";
import * as calls from "./queries";
import { needsOf, waitsForVideos } from "./readiness";
import { courseRules } from "./rules";
import { useVideoLengths } from "./useVideoLengths";
import { CourseTexts } from "./CourseTexts";

interface Props {
  detail: CourseDetail | undefined;
  categories: readonly CourseCategoryDetail[];
  /** The category of a new course. */
  from: number | undefined;
  /** Called after a save that created lessons. */
  onNewLessons: () => void;
}

export function CourseEditor({ detail, categories, from, onNewLessons }: Props) {
  const [, navigate] = useLocation();
  const owner = useIsOwner();
  const initial = useMemo(() => valuesOf(detail, from), [detail, from]);
  const edit = useEditForm({
    schema: courseRules,
    initial,
    version: detail?.version,
    draftKey: `course:${detail?.id ?? "new"}`,
    save: (values, version) => calls.courses.save(detail?.id)(formOf(values, owner), version),
    onSaved: ({ id }) => {
      if (!detail) navigate(paths.course(id), { replace: true });
      else if (edit.values.lessons.some((lesson) => lesson.id === null)) onNewLessons();
    },
  });
  const cover = useControlled({ edit, name: "imageId", label: "Cover image" });
  const preview = useControlled({ edit, name: "previewVideoId", label: "Preview video" });
  const { values } = edit;
  const lengths = useVideoLengths(detail, values);
  const price = owner ? paiseOf(values.pricePaise) : detail?.pricePaise;
  const known = { price: price !== undefined, isReady: (video: number) => lengths.has(video) };
  const category = categories.find(({ id }) => String(id) === values.categoryId);
  const filmed = values.lessons.reduce((sum, { videoId }) => sum + (videoId === null ? 0 : (lengths.get(videoId) ?? 0)), 0);

  return (
    <EditScreen
      title={detail?.serviceName ?? "New course"}
      back={{ href: category ? paths.coursesIn(category.id) : paths.courses, label: category ? `Back to ${category.categoryName}` : "Back to courses" }}
      edit={edit}
      preview={
        <div className={styles.store}>
          <CourseCard
            course={{
              id: detail?.id ?? 0,
              serviceType: category?.categoryName ?? "",
              serviceName: values.serviceName || "Course title",
              serviceModel: values.serviceModel,
              duration: values.duration,
              serviceImage: values.imageId?.image,
              pricePaise: price,
            }}
            href="#"
            says="type"
            sizes="320px"
            eager
          />
        </div>
      }
      site={detail?.visible ? site.course(detail.id) : undefined}
      duplicate={detail && calls.courses.copyBy(() => calls.duplicateCourse(detail.id), paths.course)}
      trash={detail && { ...calls.courses.trashOf(detail.id), list: paths.courses }}
      aside={
        <>
          <BeforePublishing edit={edit} needs={needsOf(values, known)} waits={waitsForVideos(values, known)} />
          <PriceAndAccess edit={edit} owner={owner} detail={detail} />
        </>
      }
    >
      {detail && <Lessons edit={edit} courseId={detail.id} seconds={lengths} />}
      <CourseTexts edit={edit} categories={categories} filmed={filmed} />
      {!detail && <Lessons edit={edit} seconds={lengths} />}
      <Panel title="Cover image">
        <ImageField {...cover} hideLabel ratio="16/9" />
      </Panel>
      <Panel title="Preview video" aside={<span className={shared.muted}>Free for everyone</span>}>
        <VideoField {...preview} hideLabel audience="everybody" />
      </Panel>
    </EditScreen>
  );
}
