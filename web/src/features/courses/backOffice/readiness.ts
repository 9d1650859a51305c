import { courseRules, type CourseValues } from "./rules";
import { counted } from "./messages";

/** One item that a course needs before it can be published. */
export interface Need {
  title: string;
  detail?: string | undefined;
  done: boolean;
}

interface Known {
  /** Whether a price is set. */
  price: boolean;
  /** Whether this video is ready to play. */
  isReady: (video: number) => boolean;
}

type Text = "serviceName" | "categoryId" | "expireInDays" | "serviceModel" | "mainDescription" | "duration";

/** Whether these fields are filled in, and as the form's rules want them. */
const complete = (values: CourseValues, ...names: readonly Text[]): boolean =>
  names.every((name) => values[name].trim() !== "" && courseRules.shape[name].safeParse(values[name]).success);

/** The items that a course needs, each done or missing, for the form's values. */
export function needsOf(values: CourseValues, { price, isReady }: Known): Need[] {
  const { imageId, previewVideoId, lessons } = values;
  const ready = lessons.filter(({ videoId }) => videoId !== null && isReady(videoId)).length;
  const preview = previewVideoId !== null;
  return [
    { title: "Title, price and days", done: complete(values, "serviceName", "categoryId", "expireInDays") && price, ...(!price && { detail: "No price yet" }) },
    { title: "Description and duration", done: complete(values, "serviceModel", "mainDescription", "duration") },
    { title: "Cover image, 16:9", done: imageId !== null },
    { title: "Preview video", detail: preview && !isReady(previewVideoId) ? "Not ready yet" : "Free for everyone", done: preview && isReady(previewVideoId) },
    {
      title: "Lessons",
      detail: lessons.length === 0 ? "None yet" : `${ready} of ${counted(lessons.length, "video")} ready`,
      done: lessons.length > 0 && ready === lessons.length,
    },
  ];
}

export const isReadyToPublish = (needs: readonly Need[]): boolean => needs.every(({ done }) => done);

/** Whether only videos are missing, so that the course can be published automatically. */
export const waitsForVideos = (values: CourseValues, { price }: Pick<Known, "price">): boolean =>
  isReadyToPublish(needsOf(values, { price, isReady: () => true }));
