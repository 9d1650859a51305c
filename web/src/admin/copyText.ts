import { toast } from "../ui/noticeStore";

/** Copies a text and says so. A browser may refuse it, and then the text has to be selected. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast("Copied");
  } catch {
    toast("Could not copy. Please select the text and copy it.", { kind: "error", ms: 8000 });
  }
}
