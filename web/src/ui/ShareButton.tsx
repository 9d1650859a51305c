import { Button, IconButton } from "./Button";
import { showAlert, toast } from "./noticeStore";

interface ShareProps {
  /** The path to share. */
  path: string;
  title: string;
  what?: "link" | "product" | undefined;
  /** An icon ('paper' on images), or a button with text. */
  look?: "boxed" | "surface" | "word" | undefined;
}

const COPIED = { link: "Link copied to clipboard!", product: "Product link copied to clipboard!" };
const COPIED_SHOWN_MS = 3000;

/** Shares with the device's share sheet, or copies the link. */
export async function share({
  path,
  title,
  what = "link",
}: Pick<ShareProps, "path" | "title" | "what">): Promise<void> {
  const url = new URL(path, location.origin).href;
  try {
    if (typeof navigator.share === "function") {
      await navigator.share({ title, url });
    } else if (navigator.clipboard) {
      await navigator.clipboard.writeText(url);
      toast(COPIED[what], { ms: COPIED_SHOWN_MS });
    } else {
      showAlert("Sharing is not supported on this device.");
    }
  } catch (cause) {
    // Closing the sheet without sharing is not an error.
    if (cause instanceof DOMException && cause.name === "AbortError") return;
    toast("Unable to share the product.", { kind: "error" });
  }
}

export function ShareButton({ path, title, what = "link", look = "boxed" }: ShareProps) {
  const onClick = () => void share({ path, title, what });
  return look === "word" ? (
    <Button look="line" icon="share" onClick={onClick}>
      Share
    </Button>
  ) : (
    <IconButton icon="share" look={look} label={`Share ${title}`} onClick={onClick} />
  );
}
