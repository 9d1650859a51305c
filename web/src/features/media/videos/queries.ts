import { records } from "../../../admin/records";
import { client, unwrap } from "../../../api/client";
import { read } from "../../../api/read";
import type { LibraryVideo } from "../../../api/schema";
import { API } from "../../../api/client";
import { NetworkError, problemFrom } from "../../../api/problem";

export interface WantedVideos {
  q?: string | undefined;
  before?: number | undefined;
  deleted?: true | undefined;
  public?: boolean | undefined;
}

export const videoList = (wanted: WantedVideos = {}) =>
  read("admin_video_list", "/admin/media/videos", { query: { ...wanted } });

const at = (id: number) => ({ params: { path: { id } } });

export const videoRecords = records("/admin/media/videos");

export const coverVideo = (id: number, body: { imageId: number } | { second: number }) =>
  unwrap(client.PUT("/admin/media/videos/{id}/cover", { ...at(id), body }));

export const lookAtVideo = (id: number) => unwrap(client.POST("/admin/media/videos/{id}/look", at(id)));

export const removeCaptions = (id: number, language: string) =>
  unwrap(client.DELETE("/admin/media/videos/{id}/captions/{language}", { params: { path: { id, language } } }));

/** Uploads captions. The file itself is the request body. */
export async function captionVideo(id: number, language: string, file: File): Promise<LibraryVideo> {
  let answer: Response;
  try {
    answer = await fetch(`${API}/admin/media/videos/${id}/captions/${language}`, {
      method: "PUT",
      headers: { "content-type": "text/vtt" },
      body: file,
    });
  } catch (cause) {
    throw new NetworkError(cause);
  }
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw problemFrom(answer.status, body);
  return body as LibraryVideo;
}

/** Cancels an upload, also one from another tab. */
export async function endUpload(id: number): Promise<void> {
  const answer = await fetch(`${API}/admin/media/videos/uploads/${id}`, {
    method: "DELETE",
    headers: { "tus-resumable": "1.0.0" },
  }).catch((cause: unknown) => {
    throw new NetworkError(cause);
  });
  if (!answer.ok) throw problemFrom(answer.status, await answer.json().catch(() => undefined));
}
