import { API, client, unwrap } from "../../../api/client";
import { read } from "../../../api/read";
import type { ChooseImportFields, ImportDetail, ImportKind } from "../../../api/schema";
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

const LONGEST_NAME = 120;

export const uploadFile = (kind: ImportKind, file: File, onShare: (share: number) => void) => {
  const query = new URLSearchParams({ kind, name: file.name.slice(-LONGEST_NAME) });
  return upload<ImportDetail>(`/admin/imports/files?${query}`, file, onShare);
};

export const rejectedRows = (id: number): string => `${API}/admin/imports/${id}/rejected.csv`;
export const rowsNotUndone = (id: number): string => `${API}/admin/imports/${id}/not-undone.csv`;
export const sampleFile = (kind: ImportKind, format: FileFormat): string => `${API}/admin/import-samples/${kind}?format=${format}`;

/** All records of a kind. They are personal data, so the server asks for the password first. */
export const exportFile = (kind: ImportKind, format: FileFormat): Promise<Blob> =>
  unwrap(client.GET("/admin/exports/{kind}", { params: { path: { kind }, query: { format } }, parseAs: "blob" })) as Promise<Blob>;
