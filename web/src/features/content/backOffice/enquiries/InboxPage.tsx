import { useState } from "react";
import { LongList } from "../../../../admin/list/LongList";
import { MoreButton } from "../../../../admin/list/MoreButton";
import { noneFound } from "../../../../admin/list/noneFound";
import { SearchBox } from "../../../../admin/list/SearchBox";
import { useAddress } from "../../../../admin/list/useAddress";
import { usePagedItems, type Items } from "../../../../admin/list/useItems";
import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { useItemActs, type ItemActs } from "../../../../admin/list/useItemActs";
import type { EnquiryEntry } from "../../../../api/schema";
import { useEmailDelivery } from "../../../auth/public/useEmailDelivery";
import { useMay } from "../../../auth/public/useMay";
import { Anchor } from "../../../../ui/Anchor";
import { Empty } from "../../../../ui/States";
import list from "../../../../admin/list/List.later.module.css";
import { content, enquiries } from "../paths";
import { EnquiryCard } from "./EnquiryCard";
import { adminEnquiryList, enquiryRecords } from "./queries";

const TABS = [
  { name: "unread", label: "Unread", href: `${enquiries()}?filter=unread` },
  { name: "unanswered", label: "Not answered", href: `${enquiries()}?filter=unanswered` },
  { name: "all", label: "All", href: enquiries() },
  { name: "trash", label: "Trash", href: `${enquiries()}?part=trash` },
] as const;

const FILTERS = ["unread", "unanswered"] as const;
type Filter = (typeof FILTERS)[number];

/** The empty state of each filter. */
const NONE_LEFT: Readonly<Record<Filter, string>> = { unread: "All read", unanswered: "All answered" };

const acts: ItemActs<EnquiryEntry> = {
  ...enquiryRecords.trash,
};

/** The enquiries, newest first. */
export function EnquiriesPage() {
  const { search } = useAddress();
  const filter = FILTERS.find((name) => name === search.get("filter"));
  const letters = usePagedItems((wanted) => adminEnquiryList({ ...wanted, ...(filter && !wanted.deleted && { [filter]: true }) }));
  const current = letters.part === "trash" ? "trash" : (filter ?? "all");
  // For the counter, enquiries are an entry of their own: they open no other content.
  const editor = useMay("editor");
  return (
    <Screen title="Enquiries" {...(editor && { back: content })}>
      <div className={list.tools}>
        <nav aria-label="Filter">
          <ul className={list.tabs}>
            {TABS.map(({ name, label, href }) => (
              <li key={name}>
                <Anchor href={href} replace aria-current={name === current ? "page" : undefined}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <SearchBox label="Search enquiries" />
      </div>
      <EnquiryList key={current} letters={letters} filter={filter} />
    </Screen>
  );
}

function EnquiryList({ letters: { items: found, failure, retry, q, part, more }, filter }: { letters: Items<EnquiryEntry>; filter: Filter | undefined }) {
  const { busy, remove, restore } = useItemActs(acts);
  const delivers = useEmailDelivery();
  // An opened enquiry is read, but stays in the unread list while it is open. An answered one may go.
  const [reading, setReading] = useState<readonly EnquiryEntry[]>([]);
  const items = found && [...found, ...reading.filter(({ id }) => !found.some((one) => one.id === id))].toSorted((one, other) => other.id - one.id);
  if (!items) return <Waiting failure={failure} onRetry={retry} />;
  const inTrash = part === "trash";
  return (
    <Panel className={list.panel}>
      {items.length === 0 && (
        <Empty title={q ? noneFound("enquiries", q) : inTrash ? "The trash is empty" : filter ? NONE_LEFT[filter] : "No enquiries yet"} middle>
          {!q && !inTrash && !filter && <p>Enquiries from the contact page appear here{delivers && ", and the shop gets an email for each"}.</p>}
        </Empty>
      )}
      {items.length > 0 && (
        <LongList
          label="Enquiries"
          things={items}
          line={(entry, place) => (
            <EnquiryCard
              key={entry.id}
              entry={entry}
              place={place}
              total={more ? undefined : items.length}
              busy={busy}
              onOpen={() => filter === "unread" && setReading([...reading.filter(({ id }) => id !== entry.id), { ...entry, readAt: entry.createdAt }])}
              onChanged={(changed) =>
                setReading((stored) => stored.flatMap((one) => (one.id === entry.id ? (changed ?? []) : one)))
              }
              onTrash={() => {
                setReading(reading.filter(({ id }) => id !== entry.id));
                void remove(entry, entry.name);
              }}
              onRestore={() => void restore(entry, entry.name)}
            />
          )}
        />
      )}
      <MoreButton more={more} className={list.more} />
    </Panel>
  );
}
