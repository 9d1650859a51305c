import * as z from "zod/mini";
import { chosenId, flag, maybePrice, text, wholeNumber } from "../../../admin/form/rules";
import { maybeImage } from "../../media/public/rules";

/** The server's limits. */
export const MOST = {
  serviceName: 80,
  serviceModel: 120,
  mainDescription: 4000,
  duration: 40,
  instructor: 60,
  days: 3650,
  lessons: 100,
  lessonTitle: 120,
};

export const courseRules = z.object({
  categoryId: chosenId("Choose a category."),
  serviceName: text(MOST.serviceName),
  serviceModel: text(MOST.serviceModel, 0),
  mainDescription: text(MOST.mainDescription, 0),
  pricePaise: maybePrice(),
  duration: text(MOST.duration, 0),
  instructor: text(MOST.instructor, 0),
  level: z.enum(["", "beginner", "intermediate", "advanced"]),
  expireInDays: wholeNumber(1, MOST.days),
  imageId: maybeImage(),
  previewVideoId: z.nullable(z.number()),
  lessons: z
    .array(z.object({ key: z.string(), id: z.nullable(z.number()), title: text(MOST.lessonTitle), videoId: z.nullable(z.number()) }))
    .check(z.maxLength(MOST.lessons, `At most ${MOST.lessons} lessons.`)),
  published: flag(),
  publishWhenReady: flag(),
});

export type CourseValues = z.input<typeof courseRules>;
/** A lesson; `key` identifies those that have no id yet. */
export type LessonValue = CourseValues["lessons"][number];
