import { useQueries } from "@tanstack/react-query";
import { videoView } from "../../media/public/useVideo";
import type { CourseDetail } from "../../../api/schema";
import type { CourseValues } from "./rules";

/** The polling interval while a video is being prepared, in milliseconds. */
const LOOK_AGAIN_MS = 5_000;

/** Lengths in seconds of this course's videos that are ready, including newly chosen ones. */
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
