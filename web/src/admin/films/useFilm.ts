import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { Failure } from "../../api/problem";
import type { KeptFilm } from "../../api/schema";
import { filmView } from "./queries";
import { filmUploads, type FilmUpload } from "./uploadStore";

/** While it is worked on, the steps are looked at so often. */
const WORKING_MS = 2_000;
const RESTING_MS = 60_000;

/** A film as the shop knows it, looked at more often while something happens to it. */
export function useFilm(id: number | undefined) {
  const client = useQueryClient();
  const question = filmView(id ?? 0);
  const key = question.queryKey[1];
  useEffect(
    () => filmUploads.onArrived((film) => void (film === id && client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === key }))),
    [client, id, key],
  );
  return useQuery<KeptFilm, Failure>({
    ...question,
    enabled: id !== undefined,
    staleTime: 0,
    retryOnMount: true,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
    refetchInterval: ({ state: { data } }) =>
      data?.state === "processing" || data?.smallerComing !== undefined ? WORKING_MS : RESTING_MS,
  });
}

export const useFilmUploads = (): readonly FilmUpload[] =>
  useSyncExternalStore(filmUploads.subscribe, filmUploads.snapshot, filmUploads.snapshot);

/** The upload of this film in this window. */
export const useUploadOf = (id: number | undefined): FilmUpload | undefined =>
  useFilmUploads().find(({ filmId }) => filmId !== undefined && filmId === id);
