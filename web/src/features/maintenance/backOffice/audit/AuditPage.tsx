import { LongLine, LongList, type Placed } from "../../../../admin/list/LongList";
import { MoreButton } from "../../../../admin/list/MoreButton";
import { useAddress, withKey } from "../../../../admin/list/useAddress";
import type { AuditCopy } from "../../../../site/adminPart";
import { useAdminParts } from "../../../../admin/parts";
import { usePages } from "../../../../admin/list/usePages";
import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { todayInIndia } from "../../../../admin/form/today";
import type { AuditEntry } from "../../../../api/schema";
import { useShop } from "../../../content/public/useShop";
import { Anchor } from "../../../../ui/Anchor";
import { Empty } from "../../../../ui/States";
import { Field, Options, Select } from "../../../../ui/Field";
import { moment } from "../../../../admin/moments";
import { settings } from "../paths";
import { adminAuditList } from "../queries";
import styles from "../Maintenance.later.module.css";
import { allCopy, detailsOf, doneOf, subjectOf, type Subject } from "./said";

/** The activity log: who did what, and when. Entries cannot be deleted. */
export function AuditPage() {
  const { path, search, navigate } = useAddress();
  const who = search.get("id") ?? "";
  const what = search.get("filter") ?? "";
  const day = search.get("day") ?? "";
  const wanted = { ...(who && { actor: Number(who) }), ...(what && { action: what }), ...(day && { day }) };
  const { items: lines, first, failure, retry, more } = usePages((before) => adminAuditList({ ...wanted, ...(before && { before }) }), { stay: () => true });
  const choose = (key: string, value: string) => navigate(withKey(path, search, key, value), { replace: true });
  const people = first?.people ?? [];
  const orderPrefix = useShop()?.orderPrefix;
  const copy = allCopy(useAdminParts());
  return (
    <Screen title="Activity log" back={settings}>
      <Panel>
        <div className={styles.finders}>
          <Select label="Who" value={who} onChange={({ target }) => choose("id", target.value)}>
            <option value="">Everyone</option>
            <Options of={people} by={({ id, name }) => [id, name]} />
          </Select>
          <Select label="Area" value={what} onChange={({ target }) => choose("filter", target.value)}>
            <option value="">All areas</option>
            <Options of={copy} by={({ prefix, label }) => [prefix, label]} />
          </Select>
          <Field label="Day" type="date" max={todayInIndia()} value={day} onChange={({ target }) => choose("day", target.value)} />
        </div>
      </Panel>
      {!lines ? (
        <Waiting failure={failure} onRetry={retry} />
      ) : (
        <Panel>
          {lines.length > 0 ? (
            <LongList
              key={`${who} ${what} ${day}`}
              label="Activity"
              things={lines}
              line={(line, place) => <Line key={line.id} line={line} copy={copy} about={subjectOf(line, { orderPrefix, people })} place={place} total={more ? undefined : lines.length} />}
            />
          ) : (
            <Empty as="p" title="No activity">
              <p>Choose another person, area or day.</p>
            </Empty>
          )}
          <MoreButton more={more} className={styles.more} />
        </Panel>
      )}
    </Screen>
  );
}

function Line({ line, copy, about, ...placed }: Placed & { line: AuditEntry; copy: readonly AuditCopy[]; about: Subject | undefined }) {
  const { at, actor, details } = line;
  const who = actor ? actor.name || "Deleted account" : "The system";
  const noted = detailsOf(details);
  return (
    <LongLine {...placed} className={styles.log}>
      <time dateTime={at}>{moment(at)}</time>
      <div>
        <b>{who}</b>: {doneOf(line, copy)}
        {about && <> ({about.href ? <Anchor href={about.href}>{about.text}</Anchor> : about.text})</>}
        {noted && <small>{noted}</small>}
      </div>
    </LongLine>
  );
}
