import { usePages } from "../../../admin/list/usePages";
import { useSettled } from "../../../admin/useSettled";
import { videoList } from "./queries";

/** While something is worked on. */
const WORKING_MS = 4_000;

/** Every video with these words, newest first, page by page. */
export function useVideoLibrary(wanted: { q: string; public?: boolean | undefined; deleted?: true | undefined }) {
  const q = useSettled(wanted.q);
  const { items, first, ...others } = usePages((before) => videoList({ ...wanted, q: q || undefined, before }), {
    againMs: (pages) => pages.some((page) => page.items.some(({ state }) => state === "processing")) && WORKING_MS,
  });
  return { videos: items, tools: first?.tools ?? true, ...others };
}
