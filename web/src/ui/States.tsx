import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "./Button";
import { classNames } from "./classNames";
import { Frame, type Ratio } from "./Photo";
import { MograUnstrung, ThreadSnapped } from "./Mogra";
import shared from "./shared.module.css";
import styles from "./States.module.css";

/** Wraps the bones of a page that is on its way; `text` is read out. */
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

/** One card on its way, in the size it will have. */
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

/** Cards on their way, to stand in the list that they will fill. */
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
  /** Stands in the middle of its page. */
  middle?: boolean | undefined;
  children?: ReactNode;
  /** The ways onward. */
  actions?: ReactNode;
}

function State({ title, as: Heading = "p", middle, children, actions, image }: StateProps & { image: ReactNode }) {
  return (
    <div className={classNames(styles.state, middle && styles.middle)}>
      {image}
      <Heading className={styles.title}>{title}</Heading>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** Nothing is here: an unstrung mogra and a way onward. */
export function Empty(props: StateProps) {
  return <State image={<MograUnstrung />} {...props} />;
}

/** Something failed: a snapped thread. With `onRetry` it offers 'Try Again'. */
export function ErrorState({
  onRetry,
  actions,
  announce = true,
  ...props
}: StateProps & { onRetry?: () => void; announce?: boolean | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A failure that arrives after the page was read must be said; one that came with the page is simply there.
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
