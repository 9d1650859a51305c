import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "./Button";
import { classNames } from "./classNames";
import { Frame, type Ratio } from "./Photo";
import { MograUnstrung, ThreadSnapped } from "./Mogra";
import shared from "./shared.module.css";
import styles from "./States.module.css";

/** Wraps the skeleton of a loading page; `text` is read out. */
export function Loading({
  text,
  className,
  children,
}: {
  text: string;
  className?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <div className={classNames(styles.late, className)} aria-busy="true">
      <p className={shared.hidden} role="status">
        {text}
      </p>
      {children}
    </div>
  );
}

/** The skeleton of a card, in its final size. */
export function Skeleton({ ratio, lines = 2 }: { ratio?: Ratio | undefined; lines?: number | undefined }) {
  return (
    <div aria-hidden="true">
      {ratio && <Frame ratio={ratio} plain className={styles.bone} />}
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={classNames(styles.bone, styles.line, line % 2 === 1 && styles.short)} />
      ))}
    </div>
  );
}

/** Skeleton cards for a loading list. */
export function SkeletonCards({
  count,
  ratio,
  lines,
}: {
  count: number;
  ratio?: Ratio | undefined;
  lines?: number | undefined;
}) {
  return Array.from({ length: count }, (_, card) => <Skeleton key={card} ratio={ratio} lines={lines} />);
}

interface StateProps {
  title: string;
  /** The level of the title; 'p' when the page has its heading already. */
  as?: "h1" | "h2" | "h3" | "p" | undefined;
  /** Centred in its page. */
  middle?: boolean | undefined;
  /** The address of a picture in place of the small drawing. */
  art?: string | undefined;
  children?: ReactNode;
  /** Links to continue with. */
  actions?: ReactNode;
}

function State({ title, as: Heading = "p", middle, art, children, actions, image }: StateProps & { image: ReactNode }) {
  return (
    <div className={classNames(styles.state, middle && styles.middle)}>
      {art ? <img className={styles.art} src={art} alt="" /> : image}
      <Heading className={styles.title}>{title}</Heading>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** The empty state, with links to continue. */
export function Empty(props: StateProps) {
  return <State image={<MograUnstrung />} {...props} />;
}

/** The error state. With `onRetry` it offers 'Try Again'. */
export function ErrorState({
  onRetry,
  actions,
  announce = true,
  ...props
}: StateProps & { onRetry?: () => void; announce?: boolean | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // An error that appears later must be announced; one that was rendered with the page is not.
    if (announce) box.current?.setAttribute("role", "alert");
  }, [announce]);
  return (
    <div ref={box}>
      <State
        image={<ThreadSnapped />}
        {...props}
        actions={
          (onRetry || actions) && (
            <>
              {onRetry && (
                <Button look="line" small onClick={onRetry}>
                  Try Again
                </Button>
              )}
              {actions}
            </>
          )
        }
      />
    </div>
  );
}
