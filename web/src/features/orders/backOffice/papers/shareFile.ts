import { toast } from "../../../../ui/noticeStore";

/** Hands a PDF to the phone's apps. False where the browser cannot share files, or the file did not arrive. */
export async function shareFile(href: string, name: string, text: string): Promise<boolean> {
  const type = "application/pdf";
  if (typeof navigator.canShare !== "function" || !navigator.canShare({ files: [new File([], name, { type })] })) return false;
  try {
    const answer = await fetch(href);
    if (!answer.ok) return false;
    await navigator.share({ files: [new File([await answer.blob()], name, { type })], text });
  } catch (cause) {
    // Closing the phone's dialog without sharing is not an error.
    if (cause instanceof DOMException && cause.name === "AbortError") return true;
    toast("The slip could not be shared. Please try again.", { kind: "error" });
  }
  return true;
}
