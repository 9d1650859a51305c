import { useQueries } from "@tanstack/react-query";
import { videoView } from "../../media/public/useVideo";
import type { CourseDetail } from "../../../api/schema";
import type { CourseValues } from "./rules";

/** While a video is on its way, it is asked for so often. */
const LOOK_AGAIN_MS = 5_000;

/** Seconds of the videos of this course that can be watched by now, those chosen a moment ago too. */
export function useVideoLengths(detail: CourseDetail | undefined, values: CourseValues): ReadonlyMap<number, number> {
  const lengths = new Map<number, number>();
  for (const { videoId, seconds } of detail?.lessons ?? []) if (videoId !== undefined && seconds !== undefined) lengths.set(videoId, seconds);
  if (detail?.previewVideoId !== undefined && detail.previewVideo) lengths.set(detail.previewVideoId, detail.previewVideo.seconds);
  const chosen = [values.previewVideoId, ...values.lessons.map(({ videoId }) => videoId)];
  const unknown = [...new Set(chosen)].filter((video): video is number => video !== null && !lengths.has(video));
  const asked = useQueries({
    queries: unknown.map((video) => ({
      ...videoView(video),
      refetchInterval: ({ state: { data } }: { state: { data: { state?: string } | undefined } }) => (data?.state === "ready" ? false : LOOK_AGAIN_MS),
    })),
  });
  unknown.forEach((video, place) => {
    const seconds = asked[place]?.data?.seconds;
    if (seconds !== undefined) lengths.set(video, seconds);
  });
  return lengths;
}
