import type { ReactNode } from "react";
import { classNames } from "./classNames";
import { Icon, type IconName } from "./Icon";
import styles from "./Labels.module.css";

/** A badge with a state. */
export function Badge({
  kind = "good",
  icon,
  children,
}: {
  kind?: "good" | "bad" | "waiting" | "info" | "solid" | undefined;
  icon?: IconName | undefined;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.badge, kind !== "good" && styles[kind])}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
