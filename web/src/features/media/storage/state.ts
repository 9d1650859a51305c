import type { FileStorage } from "../../../api/schema";
import { fileSize } from "../../../format/fileSize";

const count = (files: number) => files.toLocaleString("en-IN");

/** Where the files are, in a line or two. */
export function stateText({ bucket, files, filesInBucket, bytesInBucket, onlyInBucket }: FileStorage): string {
  if (files === 0) return `No images or videos yet. New ones are ${bucket?.target === "bucket" ? "copied to the storage" : "stored on this server"}.`;
  if (!bucket) return `All ${count(files)} images and videos are on this server.`;
  const there = `${count(filesInBucket)} of ${count(files)} files are in the storage (${fileSize(bytesInBucket)}).`;
  if (bucket.target === "server" && filesInBucket > 0) return `${there} They are being copied back to this server.`;
  if (bucket.target === "bucket" && filesInBucket < files) return `${there} The others are being copied.`;
  if (onlyInBucket > 0) return `${there} ${count(onlyInBucket)} of them have no copy on this server.`;
  return there;
}
