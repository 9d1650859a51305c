import { useQueries } from "@tanstack/react-query";
import { filmView } from "../../../admin/films/queries";
import type { CourseSheet } from "../../../api/schema";
import type { CourseValues } from "./rules";

/** While a film is on its way, it is asked for so often. */
const LOOK_AGAIN_MS = 5_000;

/** Seconds of the films of this course that can be watched by now, those chosen a moment ago too. */
export function useFilmLengths(sheet: CourseSheet | undefined, values: CourseValues): ReadonlyMap<number, number> {
  const lengths = new Map<number, number>();
  for (const { filmId, seconds } of sheet?.lessons ?? []) if (filmId !== undefined && seconds !== undefined) lengths.set(filmId, seconds);
  if (sheet?.previewFilmId !== undefined && sheet.previewVideo) lengths.set(sheet.previewFilmId, sheet.previewVideo.seconds);
  const chosen = [values.previewFilmId, ...values.lessons.map(({ filmId }) => filmId)];
  const unknown = [...new Set(chosen)].filter((film): film is number => film !== null && !lengths.has(film));
  const asked = useQueries({
    queries: unknown.map((film) => ({
      ...filmView(film),
      refetchInterval: ({ state: { data } }: { state: { data: { state?: string } | undefined } }) => (data?.state === "ready" ? false : LOOK_AGAIN_MS),
    })),
  });
  unknown.forEach((film, place) => {
    const seconds = asked[place]?.data?.seconds;
    if (seconds !== undefined) lengths.set(film, seconds);
  });
  return lengths;
}
