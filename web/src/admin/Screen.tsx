import type { ReactNode, Ref } from "react";
import type { Failure } from "../api/problem";
import { focusHeading } from "../site/arrival";
import { Head } from "../site/head/Head";
import { Anchor } from "../ui/Anchor";
import { classNames } from "../ui/classNames";
import { Icon } from "../ui/Icon";
import { ErrorState, Loading, Skeleton } from "../ui/States";
import styles from "./Screen.later.module.css";

interface Props {
  title: string;
  /** The link of the back arrow. */
  back?: { href: string; label: string };
  /** Content at the right of the title. */
  tools?: ReactNode;
  children: ReactNode;
}

let hadFocus = false;

/** Passes the focus on: a screen that replaces the one with the focus, such as `WaitingScreen`, has it at its title. */
function passFocus(title: HTMLElement | null) {
  if (hadFocus && document.activeElement === document.body) focusHeading();
  hadFocus = false;
  return () => {
    hadFocus = title?.closest("main")?.contains(document.activeElement) ?? false;
  };
}

/** A screen of the back office: its title, and panels below. */
export function Screen({ title, back, tools, children }: Props) {
  return (
    <>
      <Head title={title} noindex />
      <header className={styles.head}>
        {back && (
          <Anchor href={back.href} aria-label={back.label} className={styles.back}>
            <Icon name="previous" />
          </Anchor>
        )}
        <h1 ref={passFocus}>{title}</h1>
        {tools && <div className={styles.tools}>{tools}</div>}
      </header>
      {children}
    </>
  );
}

interface PanelProps {
  title?: string;
  /** Of the title, which can then be focused. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Content at the right of the title. */
  aside?: ReactNode;
  className?: string | undefined;
  id?: string;
  children: ReactNode;
}

/** A titled panel with one subject. */
export function Panel({ title, titleRef, aside, className, id, children }: PanelProps) {
  return (
    <section id={id} className={classNames(styles.panel, className)}>
      {(title || aside) && (
        <div className={styles.panelHead}>
          {title && (
            <h2 ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
              {title}
            </h2>
          )}
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}

/** A screen whose data is not there yet, or could not be loaded. */
export const WaitingScreen = ({ title, back, ...answer }: Omit<Props, "children"> & Unanswered) => (
  <Screen title={title} {...(back && { back })}>
    <Waiting {...answer} />
  </Screen>
);

interface Unanswered {
  failure: Failure | null;
  onRetry: () => void;
}

const Failed = ({ failure, onRetry }: Unanswered & { failure: Failure }) => (
  <div className={styles.failed}>
    <ErrorState title={failure.message} onRetry={onRetry} />
  </div>
);

/** The first load of what is inside a panel, or its failure. */
export function WaitingInside({ failure, onRetry, lines }: Unanswered & { lines: number }) {
  if (failure) return <Failed failure={failure} onRetry={onRetry} />;
  return (
    <Loading text="Loading...">
      <Skeleton lines={lines} />
    </Loading>
  );
}

/** A screen's first load, or its failure. */
export function Waiting({ failure, onRetry }: Unanswered) {
  if (failure) return <Failed failure={failure} onRetry={onRetry} />;
  return (
    <Loading text="Loading...">
      <div className={styles.panel}>
        <Skeleton lines={4} />
      </div>
      <div className={styles.panel}>
        <Skeleton lines={6} />
      </div>
    </Loading>
  );
}
