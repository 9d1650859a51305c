import { useMemo } from "react";
import { useLocation } from "wouter";
import { EditScreen } from "../../../admin/form/EditScreen";
import { useControlled } from "../../../admin/form/fields";
import { paiseOf } from "../../../admin/form/rules";
import { useEditForm } from "../../../admin/form/useEditForm";
import { FilmField } from "../../../admin/films/FilmField";
import { PictureField } from "../../../admin/pictures/PictureField";
import { Panel } from "../../../admin/Screen";
import type { CourseCategorySheet, CourseSheet } from "../../../api/schema";
import { useIsOwner } from "../../../session/useIsOwner";
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
import { needsOf, waitsForFilms } from "./readiness";
import { courseRules } from "./rules";
import { useFilmLengths } from "./useFilmLengths";
import { WhatSheReads } from "./WhatSheReads";

interface Props {
  sheet: CourseSheet | undefined;
  categories: readonly CourseCategorySheet[];
  /** The category that a new one begins in. */
  from: number | undefined;
  /** Called after a save that made lessons. */
  onNewLessons: () => void;
}

export function CourseEditor({ sheet, categories, from, onNewLessons }: Props) {
  const [, navigate] = useLocation();
  const owner = useIsOwner();
  const initial = useMemo(() => valuesOf(sheet, from), [sheet, from]);
  const edit = useEditForm({
    schema: courseRules,
    initial,
    version: sheet?.version,
    draftKey: `course:${sheet?.id ?? "new"}`,
    save: (values, version) => {
      const form = formOf(values, version, owner);
      return sheet ? calls.updateCourse(sheet.id, form) : calls.createCourse(form);
    },
    onSaved: ({ id }) => {
      if (!sheet) navigate(paths.course(id), { replace: true });
      else if (edit.values.lessons.some((lesson) => lesson.id === null)) onNewLessons();
    },
  });
  const cover = useControlled({ edit, name: "imageId", label: "Cover picture" });
  const preview = useControlled({ edit, name: "previewFilmId", label: "Preview film" });
  const { values } = edit;
  const lengths = useFilmLengths(sheet, values);
  const price = owner ? paiseOf(values.pricePaise) : sheet?.pricePaise;
  const known = { price: price !== undefined, isReady: (film: number) => lengths.has(film) };
  const category = categories.find(({ id }) => String(id) === values.categoryId);
  const filmed = values.lessons.reduce((sum, { filmId }) => sum + (filmId === null ? 0 : (lengths.get(filmId) ?? 0)), 0);

  return (
    <EditScreen
      title={sheet?.serviceName ?? "New course"}
      back={{ href: category ? paths.coursesIn(category.id) : paths.courses, label: category ? `To ${category.categoryName}` : "To all courses" }}
      edit={edit}
      preview={
        <div className={styles.shelf}>
          <CourseCard
            course={{
              id: sheet?.id ?? 0,
              serviceType: category?.categoryName ?? "",
              serviceName: values.serviceName || "Its title",
              serviceModel: values.serviceModel,
              duration: values.duration,
              serviceImage: values.imageId?.picture,
              pricePaise: price,
            }}
            href="#"
            says="type"
            sizes="320px"
            eager
          />
        </div>
      }
      site={sheet?.visible ? site.course(sheet.id) : undefined}
      duplicate={
        sheet && {
          copy: async () => {
            const { id } = await calls.duplicateCourse(sheet.id);
            return { href: paths.course(id), remove: () => calls.deleteCourse(id) };
          },
        }
      }
      trash={sheet && { remove: () => calls.deleteCourse(sheet.id), restore: () => calls.restoreCourse(sheet.id), list: paths.courses }}
      aside={
        <>
          <BeforePublishing edit={edit} needs={needsOf(values, known)} waits={waitsForFilms(values, known)} />
          <PriceAndAccess edit={edit} owner={owner} sheet={sheet} />
        </>
      }
    >
      {sheet && <Lessons edit={edit} seconds={lengths} />}
      <WhatSheReads edit={edit} categories={categories} filmed={filmed} />
      {!sheet && <Lessons edit={edit} seconds={lengths} />}
      <Panel title="Cover picture">
        <PictureField {...cover} hideLabel ratio="16/9" />
      </Panel>
      <Panel title="Preview film" aside={<span className={shared.muted}>Free for everyone</span>}>
        <FilmField {...preview} hideLabel audience="everybody" />
      </Panel>
    </EditScreen>
  );
}
