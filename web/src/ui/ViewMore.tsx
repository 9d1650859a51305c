import { useEffect, useRef, type CSSProperties, type MouseEvent, type Ref } from "react";
import { useLocation } from "wouter";
import { LinkButton } from "./Button";
import styles from "./Lists.module.css";

interface Paging {
  /** The query of the address, as far as its route declares it: the server knows no other. */
  search: URLSearchParams;
  /** The total number. */
  total: number;
  /** The number shown initially. */
  first: number;
  /** The number each press adds. */
  step: number;
  /** ... and on screens of up to 768 px, if that differs. */
  phoneStep?: number | undefined;
}

export interface ViewMoreProps {
  shown: number;
  total: number;
  href: string;
  onMore: (event: MouseEvent) => void;
}

/**
 * A list that shows some and then more. How many stands in the address (`?show=12`), so it
 * survives a reload and the way back and works without script; the route must declare `show`.
 * Give `list` to the element whose children are the cards.
 */
export function useViewMore<List extends HTMLElement = HTMLUListElement>({
  search,
  total,
  first,
  step,
  phoneStep = step,
}: Paging): { shown: number; list: Ref<List>; more: ViewMoreProps } {
  const [path, navigate] = useLocation();
  const list = useRef<List>(null);
  const focusAt = useRef<number>(undefined);
  const wanted = Number(search.get("show"));
  const shown = Math.min(total, wanted > first ? Math.floor(wanted) : first);

  const address = (count: number) => {
    const query = new URLSearchParams(search);
    query.set("show", String(count));
    return `${path}?${query}`;
  };

  useEffect(() => {
    if (focusAt.current === undefined || shown <= focusAt.current) return;
    const fresh = list.current?.children[focusAt.current];
    focusAt.current = undefined;
    fresh?.querySelector<HTMLElement>("a, button")?.focus();
  }, [shown]);

  const onMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    focusAt.current = shown;
    navigate(address(shown + (matchMedia("(max-width: 768px)").matches ? phoneStep : step)), { replace: true });
  };
  return { shown, list, more: { shown, total, href: address(shown + step), onMore } };
}

/** The 'View more' button with the number shown; renders nothing when all are. */
export function ViewMore({ shown, total, href, onMore }: ViewMoreProps) {
  if (shown >= total) return null;
  return (
    <div className={styles.more}>
      <div className={styles.thread} style={{ "--p": `${Math.round((100 * shown) / total)}%` } as CSSProperties} />
      <p role="status">
        Showing {shown} of {total}
      </p>
      <LinkButton href={href} look="line" onClick={onMore}>
        View more
      </LinkButton>
    </div>
  );
}
