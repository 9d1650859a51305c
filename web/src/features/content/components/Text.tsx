import { classNames } from "../../../ui/classNames";
import shared from "../../../ui/shared.module.css";
import { paragraphsOf } from "../../../format/text";

/** The owner's plain text as paragraphs. */
export function Text({ text, className }: { text: string; className?: string | undefined }) {
  return (
    <div className={classNames(shared.text, className)}>
      {paragraphsOf(text).map((paragraph, place) => (
        <p key={place}>{paragraph}</p>
      ))}
    </div>
  );
}
