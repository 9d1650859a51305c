import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import type { Failure } from "../../../api/problem";
import type { LibraryVideo } from "../../../api/schema";
import { read } from "../../../api/read";
import { invalidate } from "../../../api/invalidate";
import { videoUploads, type VideoUpload } from "../videos/uploadStore";

/** The polling interval while a video is processed, in milliseconds. */
const WORKING_MS = 2_000;
const RESTING_MS = 60_000;

export const videoView = (id: number) => read("admin_video_view", "/admin/media/videos/{id}", { path: { id } });

/** A video, polled while it is uploaded or processed. */
export function useVideo(id: number | undefined) {
  return useQuery<LibraryVideo, Failure>({
    ...videoView(id ?? 0),
    enabled: id !== undefined,
    staleTime: 0,
    retryOnMount: true,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
    refetchInterval: ({ state: { data } }) =>
      data?.state === "processing" || data?.smallerComing !== undefined ? WORKING_MS : RESTING_MS,
  });
}

/** Refetches a video once its upload in this tab is complete. */
export function useArrivals(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      videoUploads.onArrived((id) => {
        const { queryKey } = videoView(id);
        void invalidate(client, { queryKey });
      }),
    [client],
  );
}

export const useVideoUploads = (): readonly VideoUpload[] =>
  useSyncExternalStore(videoUploads.subscribe, videoUploads.snapshot, videoUploads.snapshot);

/** The upload of this video in this tab. */
export const useUploadOf = (id: number | undefined): VideoUpload | undefined =>
  useVideoUploads().find(({ videoId }) => videoId !== undefined && videoId === id);
