import { adminLinks } from "../../../adminLinks";
import type { MediaUse } from "../../../api/schema";
import { Anchor } from "../../../ui/Anchor";
import shared from "../../../ui/shared.module.css";

/** The name of a record that shows an image or video, linked to its screen. */
export function UseLink({ use }: { use: MediaUse }) {
  const href = adminLinks.mediaUse(use);
  if (!href) return use.title;
  return (
    <Anchor href={href} className={shared.stitch}>
      {use.title}
    </Anchor>
  );
}
