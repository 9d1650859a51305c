import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { Failure } from "../../../api/problem";
import type { LibraryVideo } from "../../../api/schema";
import { read } from "../../../api/read";
import { videoUploads, type VideoUpload } from "../videos/uploadStore";

/** The polling interval while a video is processed, in milliseconds. */
const WORKING_MS = 2_000;
const RESTING_MS = 60_000;

export const videoView = (id: number) => read("admin_video_view", "/admin/media/videos/{id}", { path: { id } });

/** A video, polled while it is uploaded or processed. */
export function useVideo(id: number | undefined) {
  const client = useQueryClient();
  const question = videoView(id ?? 0);
  const key = question.queryKey[1];
  useEffect(
    () => videoUploads.onArrived((video) => void (video === id && client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === key }))),
    [client, id, key],
  );
  return useQuery<LibraryVideo, Failure>({
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

export const useVideoUploads = (): readonly VideoUpload[] =>
  useSyncExternalStore(videoUploads.subscribe, videoUploads.snapshot, videoUploads.snapshot);

/** The upload of this video in this tab. */
export const useUploadOf = (id: number | undefined): VideoUpload | undefined =>
  useVideoUploads().find(({ videoId }) => videoId !== undefined && videoId === id);
