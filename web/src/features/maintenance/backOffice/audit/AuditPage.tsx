import { useInfiniteQuery, type InfiniteData } from "@tanstack/react-query";
import { LongLine, LongList, type Placed } from "../../../../admin/list/LongList";
import { useAddress, withKey } from "../../../../admin/list/useAddress";
import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { todayInIndia } from "../../../../admin/form/today";
import type { Failure } from "../../../../api/problem";
import type { AuditEntry, AuditPage as Page } from "../../../../api/schema";
import { Button } from "../../../../ui/Button";
import { Empty } from "../../../../ui/States";
import { Field, Select } from "../../../../ui/Field";
import { moment } from "../moments";
import { settings } from "../paths";
import { adminAuditList } from "../queries";
import styles from "../Maintenance.later.module.css";
import { detailsOf, doneOf, SUBJECTS } from "./said";

/** Who did what, and when. Nobody can rub out a line. */
export function AuditPage() {
  const { path, search, navigate } = useAddress();
  const who = search.get("id") ?? "";
  const what = search.get("filter") ?? "";
  const day = search.get("day") ?? "";
  const wanted = { ...(who && { actor: Number(who) }), ...(what && { action: what }), ...(day && { day }) };
  const [operation, address] = adminAuditList(wanted).queryKey;
  type Key = readonly [string, string, "parts"];
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery<
    Page,
    Failure,
    InfiniteData<Page, number | undefined>,
    Key,
    number | undefined
  >({
    queryKey: [operation, address, "parts"],
    queryFn: ({ signal, pageParam }) => adminAuditList({ ...wanted, ...(pageParam && { before: pageParam }) }).queryFn({ signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    refetchOnWindowFocus: "always",
    placeholderData: (before) => before,
  });
  const choose = (key: string, value: string) => navigate(withKey(path, search, key, value), { replace: true });
  const people = data?.pages[0]?.people ?? [];
  const lines = data?.pages.flatMap(({ items }) => items);
  return (
    <Screen title="Activity log" back={settings}>
      <Panel>
        <div className={styles.finders}>
          <Select label="Who" value={who} onChange={({ target }) => choose("id", target.value)}>
            <option value="">Everybody</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Select label="What about" value={what} onChange={({ target }) => choose("filter", target.value)}>
            <option value="">Everything</option>
            {SUBJECTS.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <Field label="Day" type="date" max={todayInIndia()} value={day} onChange={({ target }) => choose("day", target.value)} />
        </div>
      </Panel>
      {!lines ? (
        <Waiting failure={error} onRetry={() => void refetch()} />
      ) : (
        <Panel>
          {lines.length > 0 ? (
            <LongList
              key={address}
              label="What was done"
              things={lines}
              line={(line, place) => <Line key={line.id} line={line} place={place} total={hasNextPage ? undefined : lines.length} />}
            />
          ) : (
            <Empty as="p" title="Nothing was written down">
              Choose another day, or everybody.
            </Empty>
          )}
          {hasNextPage && (
            <div className={styles.more}>
              <Button look="line" busy={isFetchingNextPage} busyText="Loading..." onClick={() => void fetchNextPage()}>
                View More
              </Button>
            </div>
          )}
        </Panel>
      )}
    </Screen>
  );
}

function Line({ line, ...placed }: Placed & { line: AuditEntry }) {
  const { at, actor, details } = line;
  const who = actor ? actor.name || "Somebody who has left" : "The shop itself";
  const noted = detailsOf(details);
  return (
    <LongLine {...placed} className={styles.log}>
      <time dateTime={at}>{moment(at)}</time>
      <div>
        <b>{who}</b>: {doneOf(line)}
        {noted && <small>{noted}</small>}
      </div>
    </LongLine>
  );
}
