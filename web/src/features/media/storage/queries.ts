import { read } from "../../../api/read";
import type { FileStorageBucket } from "../../../api/schema";
import { send } from "../../../api/send";

export const fileStorage = () => read("admin_file_storage_view", "/admin/media/storage");
export const updateFileStorage = (body: FileStorageBucket) => send("PUT /admin/media/storage", { body });
export const testFileStorage = (body: FileStorageBucket) => send("POST /admin/media/storage/test", { body });
export const disconnectFileStorage = () => send("DELETE /admin/media/storage");
