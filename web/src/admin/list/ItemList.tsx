import { memo, useCallback, useEffect, useMemo, useRef, useState, type ComponentProps, type ReactNode } from "react";
import { useLocation } from "wouter";
import { Anchor } from "../../ui/Anchor";
import { Button, LinkButton } from "../../ui/Button";
import shared from "../../ui/shared.module.css";
import { Empty } from "../../ui/States";
import { Panel, Waiting } from "../Screen";
import { TrashDialog } from "../TrashDialog";
import { ItemRow, type Row, type RowAct } from "./ItemRow";
import styles from "./List.later.module.css";
import { LongList } from "./LongList";
import { MoreButton } from "./MoreButton";
import { merged } from "./order";
import { Reorder } from "./Reorder";
import { SearchBox } from "./SearchBox";
import { PUBLISH_COPY, useItemActs, type ItemActs, type PublishCopy } from "./useItemActs";
import { useAddress, withKey } from "./useAddress";
import type { ListPart, Items } from "./useItems";

export interface ItemListProps<Item extends { id: number }> {
  /** The name of the list: "Testimonials". */
  label: string;
  /** From `useItems` or `usePagedItems`. */
  list: Items<Item>;
  row: (item: Item) => Row;
  acts?: ItemActs<Item>;
  /** The label of the search box; without it there is none. */
  search?: string | undefined;
  /** The empty state, with a link that adds the first item. */
  empty: { title: string; text?: string; action?: { href: string; label: string } };
  messages?: PublishCopy;
  /** Other actions above the list, beside Reorder. */
  beside?: ReactNode;
  /** Extra content at the right of a row. */
  aside?: (item: Item) => ReactNode;
  /** Extra actions of an item: after the usual ones, before the trash. */
  more?: (item: Item) => readonly RowAct[];
}

const NOTHING = {};
/** The most items that the server reorders. */
const MOST_ORDERED = 1000;

/** A list of the back office: search, tabs for published, hidden and deleted items, and the actions of each. */
export function ItemList<Item extends { id: number }>(props: ItemListProps<Item>) {
  const { label, list, row, acts = NOTHING as ItemActs<Item>, search, empty, messages = PUBLISH_COPY, beside, aside, more } = props;
  const { items, part, q } = list;
  const [arranging, setArranging] = useState(false);
  const [asked, setAsked] = useState<{ item: Item; title: string; along: string | undefined; note: string | undefined }>();
  const [, navigate] = useLocation();
  const { busy, run, ...doing } = useItemActs(acts, messages);
  const body = useRef<HTMLDivElement>(null);

  const hiddenApart = acts.publish !== undefined && !list.mixed;
  const rowOf = useStored(row);
  const pairs = useMemo(() => items?.map((item) => ({ item, row: rowOf(item) })), [items, rowOf]);
  const shown = pairs?.filter(({ row: { hidden } }) => !hiddenApart || part === "trash" || (hidden ?? false) === (part === "hidden"));
  const orderable = acts.order !== undefined && (items?.length ?? 0) <= MOST_ORDERED;
  const canArrange = orderable && part === "shop" && !q && (shown?.length ?? 0) > 1;

  /** Restores the focus if the pressed button disappeared with its row. */
  const then = async (work: Promise<unknown>) => {
    await work;
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) body.current?.focus({ preventScroll: true });
    });
  };
  const labelsOf = (item: Item, { hidden }: Row): string[] => {
    if (part === "trash") return acts.restore ? [LABELS.restore] : [];
    return [
      ...(acts.publish ? [hidden ? messages.show : messages.hide] : []),
      ...(acts.duplicate ? [LABELS.copy] : []),
      ...(more?.(item) ?? []).map(({ label: own }) => own),
      ...(acts.remove ? [LABELS.remove] : []),
    ];
  };
  const copy = async (item: Item, title: string) => {
    const made = await doing.duplicate(item, title);
    const href = made && row(made).href;
    if (href) navigate(href);
  };
  const remove = (item: Item, title: string) => {
    const along = acts.goesAlong?.(item);
    const note = acts.trashNote?.(item);
    if (along || note) setAsked({ item, title, along, note });
    else void then(doing.remove(item, title));
  };
  const onAct = useLatest((id: number, pressed: string) => {
    const pair = pairs?.find((known) => known.row.id === id);
    if (!pair) return;
    const { item, row: { title, hidden = false } } = pair;
    if (pressed === LABELS.restore) void then(doing.restore(item, title));
    else if (pressed === LABELS.copy) void copy(item, title);
    else if (pressed === LABELS.remove) remove(item, title);
    else if (pressed === messages.show || pressed === messages.hide) void then(doing.publish(item, title, hidden));
    else more?.(item).find(({ label: own }) => own === pressed)?.run();
  });
  const order = async (ids: number[]) => {
    const before = items?.map(({ id }) => id) ?? [];
    const { order: put } = acts;
    return put !== undefined && run(() => put(merged(before, ids)));
  };

  return (
    <>
      <div className={styles.tools}>
        <Tabs part={part} hidden={hiddenApart} trash={acts.restore !== undefined} messages={messages} />
        {search && <SearchBox label={search} />}
      </div>
      {!pairs || !shown ? (
        <Waiting failure={list.failure} onRetry={list.retry} />
      ) : (
        <Panel className={styles.panel}>
          <div ref={body} tabIndex={-1} className={styles.body}>
            {(canArrange || (beside && part === "shop")) && (
              <div className={styles.arrange}>
                {arranging && canArrange && <p>Drag a row by its handle, or use the arrows. The order is saved automatically.</p>}
                {!arranging && beside}
                {canArrange && (
                  <Button small look={arranging ? "solid" : "line"} onClick={() => setArranging(!arranging)}>
                    {arranging ? "Done" : "Reorder"}
                  </Button>
                )}
              </div>
            )}
            {shown.length === 0 && <Nothing q={q} part={part} empty={empty} messages={messages} all={pairs.length === 0} />}
            {arranging && canArrange ? (
              <Reorder label={label} rows={shown.map((pair) => pair.row)} onOrder={order} />
            ) : (
              shown.length > 0 && (
                <LongList
                  key={`${part} ${q}`}
                  label={label}
                  things={shown}
                  line={({ item, row: line }, place) => (
                    <Line
                      key={line.id}
                      row={line}
                      place={place}
                      total={list.more ? undefined : shown.length}
                      labels={labelsOf(item, line).join(BETWEEN)}
                      onAct={onAct}
                      busy={busy}
                      hiddenWord={hiddenApart ? undefined : messages.off}
                      aside={part === "trash" ? undefined : aside?.(item)}
                    />
                  )}
                />
              )
            )}
            {!arranging && <MoreButton more={list.more} className={styles.more} />}
          </div>
        </Panel>
      )}
      {asked && (
        <TrashDialog
          name={asked.title}
          along={asked.along}
          note={asked.note}
          onClose={() => setAsked(undefined)}
          onYes={() => void then(doing.remove(asked.item, asked.title))}
        />
      )}
    </>
  );
}

const LABELS = { restore: "Restore", copy: "Duplicate", remove: "Move to trash" };
const BETWEEN = "\n";

interface LineProps extends Pick<ComponentProps<typeof ItemRow>, "row" | "place" | "total" | "busy" | "hiddenWord" | "aside"> {
  /** The labels of the actions. */
  labels: string;
  onAct: (id: number, label: string) => void;
}

/** Memoised: the list can have thousands of rows. */
const Line = memo(function Line({ labels, onAct, ...line }: LineProps) {
  const { id } = line.row;
  const acts = labels === "" ? [] : labels.split(BETWEEN).map((label) => ({ label, run: () => onAct(id, label) }));
  return <ItemRow acts={acts} {...line} />;
});

/** The same row for the same item. */
function useStored<Item extends object>(row: (item: Item) => Row): (item: Item) => Row {
  return useMemo(() => {
    const stored = new WeakMap<Item, Row>();
    return (item) => {
      const known = stored.get(item) ?? row(item);
      stored.set(item, known);
      return known;
    };
  }, [row]);
}

/** A stable function that calls the latest one. */
function useLatest<Given extends unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}

function Tabs({ part, hidden, trash, messages }: { part: ListPart; hidden: boolean; trash: boolean; messages: PublishCopy }) {
  const { path, search } = useAddress();
  if (!hidden && !trash) return null;
  const to = (wanted: ListPart) => withKey(path, search, "part", wanted === "shop" ? undefined : wanted);
  const tabs: [ListPart, string][] = [["shop", hidden ? messages.on : "All"]];
  if (hidden) tabs.push(["hidden", messages.off]);
  if (trash) tabs.push(["trash", "Trash"]);
  return (
    <nav aria-label="Filter">
      <ul className={styles.tabs}>
        {tabs.map(([name, label]) => (
          <li key={name}>
            <Anchor href={to(name)} replace aria-current={name === part ? "page" : undefined}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface NothingProps extends Pick<ItemListProps<{ id: number }>, "empty"> {
  q: string;
  part: ListPart;
  messages: PublishCopy;
  /** The whole list is empty, not only this tab. */
  all: boolean;
}

function Nothing({ q, part, empty, messages, all }: NothingProps) {
  const [say, setSay] = useState("");
  const title = q ? `Nothing found for “${q}”` : part === "trash" ? "The trash is empty" : part === "hidden" ? `${messages.off}: none` : empty.title;
  useEffect(() => setSay(title), [title]);
  const first = !q && part === "shop";
  return (
    <>
      <p role="status" className={shared.hidden}>
        {say}
      </p>
      <Empty
        title={title}
        middle
        actions={first && empty.action && <LinkButton href={empty.action.href}>{empty.action.label}</LinkButton>}
      >
        {first && all && empty.text && <p>{empty.text}</p>}
        {part === "trash" && !q && <p>Items in the trash can be restored for 30 days.</p>}
      </Empty>
    </>
  );
}
