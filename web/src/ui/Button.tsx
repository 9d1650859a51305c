import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import { Anchor, type AnchorProps } from "./Anchor";
import styles from "./Button.module.css";
import { classNames } from "./classNames";
import { Icon, type IconName } from "./Icon";

export type Look = "primary" | "haldi" | "solid" | "leaf" | "line" | "invert";

interface Dress {
  look?: Look | undefined;
  small?: boolean | undefined;
  wide?: boolean | undefined;
  icon?: IconName | undefined;
}

function dressed({ look = "primary", small, wide }: Dress, className?: string) {
  return classNames(
    styles.button,
    look !== "primary" && styles[look],
    small && styles.small,
    wide && styles.wide,
    className,
  );
}

export interface ButtonProps extends Dress, ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement> | undefined;
  /** In progress: the button stays focusable, but a second press does nothing. */
  busy?: boolean | undefined;
  /** The label while busy ('Registering...'); the width does not change. */
  busyText?: string | undefined;
}

export function Button({
  look,
  small,
  wide,
  icon,
  busy,
  busyText,
  type = "button",
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const ignoreWhileBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={dressed({ look, small, wide }, className)}
      aria-disabled={busy || undefined}
      onClick={ignoreWhileBusy}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {busyText ? (
        <span className={styles.labels}>
          <span className={busy ? styles.unseen : undefined}>{children}</span>
          <span className={busy ? undefined : styles.unseen}>{busyText}</span>
        </span>
      ) : (
        children
      )}
    </button>
  );
}

export function LinkButton({ look, small, wide, icon, className, children, ...rest }: Dress & AnchorProps) {
  return (
    <Anchor className={dressed({ look, small, wide }, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </Anchor>
  );
}

interface IconDress {
  icon: IconName;
  label: string;
  /** Boxed: with a border, 54 px. Paper: with a background, for use on images. */
  look?: "plain" | "boxed" | "surface" | undefined;
}

const iconDressed = (look: IconDress["look"], className?: string) =>
  classNames(styles.icon, look === "boxed" && styles.boxed, look === "surface" && styles.surface, className);

/** An icon button; `label` is its accessible name. */
export function IconButton({
  icon,
  label,
  look,
  className,
  type = "button",
  ...rest
}: IconDress & ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement>; children?: ReactNode }) {
  return (
    <button type={type} aria-label={label} className={iconDressed(look, className)} {...rest}>
      <Icon name={icon} />
    </button>
  );
}

export function IconLink({ icon, label, look, className, ...rest }: IconDress & AnchorProps) {
  return (
    <Anchor aria-label={label} className={iconDressed(look, className)} {...rest}>
      <Icon name={icon} />
    </Anchor>
  );
}
