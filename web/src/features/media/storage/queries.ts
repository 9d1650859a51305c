import { read } from "../../../api/read";
import type { UpdateFileStorage } from "../../../api/schema";
import { send } from "../../../api/send";

export const fileStorage = () => read("admin_file_storage_view", "/admin/media/storage");
export const updateFileStorage = (body: UpdateFileStorage) => send("PUT /admin/media/storage", { body });
export const testFileStorage = (body: UpdateFileStorage) => send("POST /admin/media/storage/test", { body });
export const disconnectFileStorage = () => send("DELETE /admin/media/storage");
