import { client, unwrap } from "../../api/client";
import { read } from "../../api/read";
import type { KeptFilm } from "../../api/schema";
import { API } from "../../api/client";
import { NetworkError, problemFrom } from "../../api/problem";

export interface WantedFilms {
  q?: string | undefined;
  before?: number | undefined;
  deleted?: true | undefined;
  public?: boolean | undefined;
}

export const filmList = (wanted: WantedFilms = {}) =>
  read("admin_film_list", "/admin/media/films", { query: { ...wanted } });

export const filmView = (id: number) => read("admin_film_view", "/admin/media/films/{id}", { path: { id } });

const at = (id: number) => ({ params: { path: { id } } });

export const renameFilm = (id: number, title: string) =>
  unwrap(client.PATCH("/admin/media/films/{id}", { ...at(id), body: { title } }));

export const deleteFilm = (id: number) => unwrap(client.DELETE("/admin/media/films/{id}", at(id)));

export const restoreFilm = (id: number) => unwrap(client.POST("/admin/media/films/{id}/restore", at(id)));

export const coverFilm = (id: number, body: { imageId: number } | { second: number }) =>
  unwrap(client.PUT("/admin/media/films/{id}/cover", { ...at(id), body }));

export const lookAtFilm = (id: number) => unwrap(client.POST("/admin/media/films/{id}/look", at(id)));

export const removeCaptions = (id: number, language: string) =>
  unwrap(client.DELETE("/admin/media/films/{id}/captions/{language}", { params: { path: { id, language } } }));

/** The file itself is the body. */
export async function captionFilm(id: number, language: string, file: File): Promise<KeptFilm> {
  let answer: Response;
  try {
    answer = await fetch(`${API}/admin/media/films/${id}/captions/${language}`, {
      method: "PUT",
      headers: { "content-type": "text/vtt" },
      body: file,
    });
  } catch (cause) {
    throw new NetworkError(cause);
  }
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) throw problemFrom(answer.status, body);
  return body as KeptFilm;
}

/** Ends what is still on its way, from whatever window it came. */
export async function endUpload(id: number): Promise<void> {
  const answer = await fetch(`${API}/admin/media/films/uploads/${id}`, {
    method: "DELETE",
    headers: { "tus-resumable": "1.0.0" },
  }).catch((cause: unknown) => {
    throw new NetworkError(cause);
  });
  if (!answer.ok) throw problemFrom(answer.status, await answer.json().catch(() => undefined));
}
