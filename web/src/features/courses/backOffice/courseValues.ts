import type { output } from "zod/v4/core";
import { typedRupees } from "../../../admin/form/rules";
import { chosenFrom } from "../../media/public/chosen";
import type { CreateCourse, CourseDetail } from "../../../api/schema";
import type { courseRules, CourseValues, LessonValue } from "./rules";

const USUAL_DAYS = 180;

export const emptyLesson = (key: string): LessonValue => ({ key, id: null, title: "", videoId: null });

/** The form's values for a course, or for a new one in this category; their order is that of the list of errors. */
export function valuesOf(detail: CourseDetail | undefined, categoryId: number | undefined): CourseValues {
  return {
    serviceName: detail?.serviceName ?? "",
    categoryId: String(detail?.categoryId ?? categoryId ?? ""),
    duration: detail?.duration ?? "",
    instructor: detail?.instructor ?? "",
    level: detail?.level ?? "",
    serviceModel: detail?.serviceModel ?? "",
    mainDescription: detail?.mainDescription ?? "",
    pricePaise: typedRupees(detail?.pricePaise),
    expireInDays: String(detail?.expireInDays ?? USUAL_DAYS),
    imageId: detail?.imageId === undefined ? null : chosenFrom({ imageId: detail.imageId, image: detail.image }),
    previewVideoId: detail?.previewVideoId ?? null,
    lessons: (detail?.lessons ?? []).map(({ id, title, videoId }) => ({ key: String(id), id, title, videoId: videoId ?? null })),
    published: detail?.published ?? false,
    publishWhenReady: detail?.publishWhenReady ?? false,
  };
}

/** The request body. Staff send no price, so it does not change. */
export function formOf(values: output<typeof courseRules>, owner: boolean): CreateCourse {
  const { imageId, previewVideoId, pricePaise, lessons, publishWhenReady, level, ...rest } = values;
  return {
    ...rest,
    lessons: lessons.map(({ id, title, videoId }) => ({ title, ...(id !== null && { id }), ...(videoId !== null && { videoId }) })),
    publishWhenReady: publishWhenReady && !rest.published,
    ...(level && { level }),
    ...(imageId && { imageId: imageId.id }),
    ...(previewVideoId !== null && { previewVideoId }),
    ...(owner && pricePaise !== undefined && { pricePaise }),
  };
}
