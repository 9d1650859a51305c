import type { CourseValues } from "./rules";
import { counted } from "./messages";

/** One line of what a course needs before visitors see it. */
export interface Need {
  title: string;
  detail?: string | undefined;
  done: boolean;
}

interface Known {
  /** The price that stands, for staff: they cannot change it. */
  price: boolean;
  /** Whether this video can be watched by now. */
  isReady: (video: number) => boolean;
}

const filled = (...texts: readonly string[]): boolean => texts.every((text) => text.trim() !== "");

/** What is there and what is missing, as it stands in the form. */
export function needsOf(values: CourseValues, { price, isReady }: Known): Need[] {
  const { serviceName, serviceModel, mainDescription, duration, expireInDays, categoryId, imageId, previewVideoId, lessons } = values;
  const ready = lessons.filter(({ videoId }) => videoId !== null && isReady(videoId)).length;
  const preview = previewVideoId !== null;
  return [
    { title: "Title, price and days", done: filled(serviceName, categoryId, expireInDays) && price, ...(!price && { detail: "No price yet" }) },
    { title: "What it teaches, and how long it takes", done: filled(serviceModel, mainDescription, duration) },
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

/** Only videos are on their way: what waits for them may publish itself. */
export const waitsForVideos = (values: CourseValues, { price }: Pick<Known, "price">): boolean =>
  isReadyToPublish(needsOf(values, { price, isReady: () => true }));
