import { classNames } from "../../../../ui/classNames";
import styles from "./Figures.later.module.css";
import { changeText } from "./range";

interface Props {
  now: number;
  /** Undefined without a comparison. */
  before: number | undefined;
  /** More is worse, as of expenses. */
  cost?: boolean;
}

/** How a figure changed. */
export function Change({ now, before, cost }: Props) {
  if (before === undefined) return null;
  const text = changeText(now, before);
  if (!text) return null;
  const fell = now < before;
  return <em className={classNames(styles.change, now !== before && fell !== (cost ?? false) && styles.worse)}>{text}</em>;
}
