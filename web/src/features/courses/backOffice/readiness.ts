import type { CourseValues } from "./rules";
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

const filled = (...texts: readonly string[]): boolean => texts.every((text) => text.trim() !== "");

/** The items that a course needs, each done or missing, for the form's values. */
export function needsOf(values: CourseValues, { price, isReady }: Known): Need[] {
  const { serviceName, serviceModel, mainDescription, duration, expireInDays, categoryId, imageId, previewVideoId, lessons } = values;
  const ready = lessons.filter(({ videoId }) => videoId !== null && isReady(videoId)).length;
  const preview = previewVideoId !== null;
  return [
    { title: "Title, price and days", done: filled(serviceName, categoryId, expireInDays) && price, ...(!price && { detail: "No price yet" }) },
    { title: "Description and duration", done: filled(serviceModel, mainDescription, duration) },
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
