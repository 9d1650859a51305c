import type { LessonFile } from "../../api/schema";
import { fileSize } from "../../format/fileSize";

const KINDS = { pdf: "PDF", png: "PNG", jpeg: "JPEG" } as const;

/** "PDF, 2 pages, 34 KB" */
export function factsOf({ kind, pages, bytes }: Pick<LessonFile, "kind" | "pages" | "bytes">): string {
  const counted = pages === undefined ? [] : [pages === 1 ? "1 page" : `${pages} pages`];
  return [KINDS[kind], ...counted, fileSize(bytes)].join(", ");
}
