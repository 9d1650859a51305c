import { useEffect, useRef } from "react";
import { useSorted } from "../../../admin/list/Sorting";
import { Badge } from "../../../ui/Badge";
import { classNames } from "../../../ui/classNames";
import { Photo, type Ratio } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import { AltField } from "./AltField";
import type { ChosenImage } from "../public/chosen";
import { CutLink } from "./CropButton";
import { ImageIcon } from "./ImageIcon";
import styles from "./Images.later.module.css";
import type { Shape } from "./places";

interface Props {
  chosen: ChosenImage;
  place: number;
  count: number;
  ratio: Ratio;
  shape: Shape;
  badge?: string | undefined;
  hideable?: boolean | undefined;
  onChange: (chosen: ChosenImage) => void;
  onMove: (to: number) => void;
  onTakeOut: () => void;
}

/** One of several images, with its alt text, position and visibility. */
export function ImageRow({ chosen, place, count, ratio, shape, badge, hideable, onChange, onMove, onTakeOut }: Props) {
  const number = place + 1;
  const { isDragging, line, handle } = useSorted(chosen.id, styles.handle);
  const earlier = useRef<HTMLButtonElement>(null);
  const later = useRef<HTMLButtonElement>(null);
  const pressed = useRef<"earlier" | "later">(undefined);
  useEffect(() => {
    // A row that moves in the page loses the focus; at an end only the other direction is left.
    const wanted = pressed.current;
    pressed.current = undefined;
    if (!wanted) return;
    const [button, other] = wanted === "earlier" ? [earlier, later] : [later, earlier];
    (button.current?.disabled ? other : button).current?.focus();
  }, [place]);
  const move = (way: "earlier" | "later", to: number) => {
    pressed.current = way;
    onMove(to);
  };
  const { hidden } = chosen;
  return (
    <li {...line} className={classNames(styles.row, isDragging && styles.inHand)} data-hidden={hidden || undefined}>
      <span className={styles.shown}>
        <Photo image={chosen.image} ratio={ratio} sizes="112px" alt="" className={styles.thumbPhoto} />
        {badge && <span className={styles.flag}>{badge}</span>}
      </span>
      <div className={styles.rowText}>
        <AltField key={chosen.id} chosen={chosen} label={`Describe image ${number}`} onChange={onChange} />
        {hidden && <Badge kind="info">Hidden</Badge>}
      </div>
      <div className={styles.tools}>
        {count > 1 && handle}
        <button
          ref={earlier}
          type="button"
          className={styles.tool}
          disabled={place === 0}
          aria-label={`Move image ${number} up`}
          title="Move up"
          onClick={() => move("earlier", place - 1)}
        >
          <ImageIcon name="earlier" />
        </button>
        <button
          ref={later}
          type="button"
          className={styles.tool}
          disabled={place === count - 1}
          aria-label={`Move image ${number} down`}
          title="Move down"
          onClick={() => move("later", place + 1)}
        >
          <ImageIcon name="later" />
        </button>
        <CutLink chosen={chosen} shape={shape} name={`image ${number}`} onCut={onChange} />
        {hideable && (
          <button
            type="button"
            className={classNames(shared.stitch, styles.word)}
            aria-label={`${hidden ? "Show" : "Hide"} image ${number}`}
            onClick={() => onChange({ ...chosen, hidden: hidden ? undefined : true })}
          >
            {hidden ? "Show" : "Hide"}
          </button>
        )}
        <button
          type="button"
          className={classNames(shared.stitch, styles.word)}
          aria-label={`Remove image ${number}`}
          onClick={onTakeOut}
        >
          Remove
        </button>
      </div>
    </li>
  );
}
