import { Anchor } from "./Anchor";
import { classNames } from "./classNames";
import styles from "./Lists.module.css";

export interface Chip {
  label: string;
  href: string;
  current: boolean;
}

/** Links that filter a list. They have real URLs, so they work without script. */
export function Chips({
  label,
  chips,
  dark,
  onPick,
}: {
  label: string;
  chips: Chip[];
  dark?: boolean | undefined;
  onPick?: (chip: Chip) => void;
}) {
  return (
    <nav aria-label={label} className={dark ? styles.dark : undefined}>
      <ul className={classNames(styles.chips, styles.swipe)}>
        {chips.map((chip) => (
          <li key={chip.href}>
            <Anchor
              href={chip.href}
              className={styles.chip}
              aria-current={chip.current ? "true" : undefined}
              onClick={(event) => {
                if (!onPick || event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onPick(chip);
              }}
            >
              {chip.label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
