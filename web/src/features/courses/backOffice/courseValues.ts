import type { output } from "zod/v4/core";
import { typedRupees } from "../../../admin/form/rules";
import { chosenFrom } from "../../../admin/pictures/chosen";
import type { CourseForm, CourseSheet } from "../../../api/schema";
import type { courseRules, CourseValues, LessonValue } from "./rules";

const USUAL_DAYS = 180;

export const emptyLesson = (key: string): LessonValue => ({ key, id: null, title: "", filmId: null });

/** What stands in the form of a course, or of a new one in this category. */
export function valuesOf(sheet: CourseSheet | undefined, categoryId: number | undefined): CourseValues {
  return {
    categoryId: String(sheet?.categoryId ?? categoryId ?? ""),
    serviceName: sheet?.serviceName ?? "",
    serviceModel: sheet?.serviceModel ?? "",
    mainDescription: sheet?.mainDescription ?? "",
    pricePaise: typedRupees(sheet?.pricePaise),
    duration: sheet?.duration ?? "",
    expireInDays: String(sheet?.expireInDays ?? USUAL_DAYS),
    imageId: sheet?.imageId === undefined ? null : chosenFrom({ imageId: sheet.imageId, image: sheet.image }),
    previewFilmId: sheet?.previewFilmId ?? null,
    lessons: (sheet?.lessons ?? []).map(({ id, title, filmId }) => ({ key: String(id), id, title, filmId: filmId ?? null })),
    published: sheet?.published ?? false,
    publishWhenReady: sheet?.publishWhenReady ?? false,
  };
}

/** What is sent. Staff send no price: what there is stays. */
export function formOf(values: output<typeof courseRules>, version: number | undefined, owner: boolean): CourseForm {
  const { imageId, previewFilmId, pricePaise, lessons, publishWhenReady, ...rest } = values;
  return {
    ...rest,
    lessons: lessons.map(({ id, title, filmId }) => ({ title, ...(id !== null && { id }), ...(filmId !== null && { filmId }) })),
    publishWhenReady: publishWhenReady && !rest.published,
    ...(imageId && { imageId: imageId.id }),
    ...(previewFilmId !== null && { previewFilmId }),
    ...(owner && pricePaise !== undefined && { pricePaise }),
    ...(version !== undefined && { version }),
  };
}
