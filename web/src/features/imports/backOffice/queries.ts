import { API, client, unwrap } from "../../../api/client";
import { read } from "../../../api/read";
import type { ChooseImportFields, CreateImportWebsite, ImportFileKind, ImportDetail, ImportKind } from "../../../api/schema";
import { send } from "../../../api/send";
import { upload } from "../../../api/upload";

export type FileFormat = "csv" | "xlsx";

export const importList = () => read("admin_import_list", "/admin/imports");
export const importView = (id: number) => read("admin_import_view", "/admin/imports/{id}", { path: { id } });

const at = (id: number) => ({ path: { id } });
export const previewOf = (id: number, body: ChooseImportFields) => send("POST /admin/imports/{id}/preview", { ...at(id), body });
export const startImport = (id: number) => send("POST /admin/imports/{id}/start", at(id));
export const undoImport = (id: number) => send("POST /admin/imports/{id}/undo", at(id));
export const deleteImport = (id: number) => send("DELETE /admin/imports/{id}", at(id));

export const websiteList = () => read("admin_import_website_list", "/admin/import-websites");
export const websiteView = (id: number) => read("admin_import_website_view", "/admin/import-websites/{id}", { path: { id } });
export const createWebsite = (body: CreateImportWebsite) => send("POST /admin/import-websites", { body });
export const deleteWebsite = (id: number) => send("DELETE /admin/import-websites/{id}", at(id));
export const readList = (id: number, kind: ImportKind, path: string) =>
  send("PUT /admin/import-websites/{id}/lists/{kind}", { path: { id, kind }, body: { path } });
export const previewOfWebsite = (id: number, kinds: ImportKind[]) => send("POST /admin/import-websites/{id}/preview", { ...at(id), body: { kinds } });
export const startWebsite = (id: number, kinds: ImportKind[]) => send("POST /admin/import-websites/{id}/start", { ...at(id), body: { kinds } });
export const stopWebsite = (id: number) => send("POST /admin/import-websites/{id}/stop", at(id));
export const continueWebsite = (id: number) => send("POST /admin/import-websites/{id}/continue", at(id));
export const undoWebsite = (id: number) => send("POST /admin/import-websites/{id}/undo", at(id));

const LONGEST_NAME = 120;

export const uploadFile = (kind: ImportFileKind, file: File, onShare: (share: number) => void) => {
  const query = new URLSearchParams({ kind, name: file.name.slice(-LONGEST_NAME) });
  return upload<ImportDetail>(`/admin/imports/files?${query}`, file, onShare);
};

export const rejectedRows = (id: number): string => `${API}/admin/imports/${id}/rejected.csv`;
export const rowsNotUndone = (id: number): string => `${API}/admin/imports/${id}/not-undone.csv`;
export const sampleFile = (kind: ImportFileKind, format: FileFormat): string => `${API}/admin/import-samples/${kind}?format=${format}`;

/** All records of a kind. They are personal data, so the server asks for the password first. */
export const exportFile = (kind: ImportFileKind, format: FileFormat): Promise<Blob> =>
  unwrap(client.GET("/admin/exports/{kind}", { params: { path: { kind }, query: { format } }, parseAs: "blob" })) as Promise<Blob>;
