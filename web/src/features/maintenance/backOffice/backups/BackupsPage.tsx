import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useConfirmed } from "../../../../admin/confirm/useConfirmed";
import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { useChange } from "../../../../admin/useChange";
import type { Failure } from "../../../../api/problem";
import type { Backup, BackupList, ReplacedShopSummary } from "../../../../api/schema";
import { day } from "../../../../format/date";
import { Badge } from "../../../../ui/Badge";
import { Button } from "../../../../ui/Button";
import { Empty } from "../../../../ui/States";
import shared from "../../../../ui/shared.module.css";
import { damagedFiles } from "../damagedFiles";
import { moment, momentInside } from "../../../../admin/moments";
import { settings } from "../paths";
import { adminBackupList, makeBackup } from "../queries";
import { spokenBytes } from "../sizes";
import styles from "../Maintenance.later.module.css";
import { BucketPanel } from "./BucketPanel";
import { DamagedFiles } from "./DamagedFiles";
import { DeleteDialog } from "./DeleteDialog";
import { archiveOf, askForArchive } from "./download";
import { Failed, Restored, Running } from "./RunPanels";
import { RestoreWatch } from "./RestoreWatch";
import { RestoreDialog } from "./RestoreDialog";
import { UndoDialog } from "./UndoDialog";

const WORKING_MS = 700;
const RESTING_MS = 60_000;

const MADE_BY = { daily: "Automatic", by_hand: "Manual", before_update: "Before an update" } as const;

const isRestoring = (list: BackupList | undefined): boolean => list?.running?.kind === "restore";

/** Backups of the whole shop, and restoring one. */
export function BackupsPage() {
  const { data, error, refetch } = useQuery<BackupList, Failure>({
    ...adminBackupList(),
    staleTime: 0,
    // During a restore `RestoreWatch` polls instead.
    refetchOnWindowFocus: ({ state }) => (isRestoring(state.data) ? false : "always"),
    refetchInterval: ({ state: { data: known } }) => (isRestoring(known) ? false : known?.running ? WORKING_MS : RESTING_MS),
  });
  const { busy, change } = useChange();
  const running = data?.running;
  return (
    <Screen
      title="Backups"
      back={settings}
      tools={
        <Button small busy={busy} disabled={running !== undefined} onClick={() => void change(makeBackup)}>
          Back up now
        </Button>
      }
    >
      {data ? <Body list={data} /> : <Waiting failure={error} onRetry={() => void refetch()} />}
      <RestoreWatch restoring={isRestoring(data)} />
    </Screen>
  );
}

function Body({ list: { items, bucket, folder, running, failed, restored, replaced, shopName } }: { list: BackupList }) {
  const [undone, setUndone] = useState<ReplacedShopSummary>();
  const latest = restored && replaced.find(({ name }) => restored.storedIn.endsWith(`/${name}`));
  const others = replaced.filter((shop) => shop !== latest);
  return (
    <>
      {running && <Running run={running} />}
      {!running && failed && <Failed run={failed} />}
      {restored && <Restored last={restored} replaced={running ? undefined : latest} onUndo={setUndone} />}
      <Panel title="Available backups">
        {items.length > 0 ? (
          <Backups items={items} working={running !== undefined} bucketSet={bucket !== undefined} />
        ) : (
          <Empty as="p" title="No backups yet">
            <p>The first backup is made within minutes of opening. You can also make one now.</p>
          </Empty>
        )}
      </Panel>
      <BucketPanel bucket={bucket} />
      {others.length > 0 && <Replaced shops={others} working={running !== undefined} onUndo={setUndone} />}
      <Panel title="How it works">
        <p className={styles.quiet}>
          Every night at 2 AM the whole shop is backed up: orders, customers, payments, photos and videos. Each time all backups are
          verified, and a damaged file is replaced by an intact copy where there is one. Backups are retained for seven days, four weeks and
          six months; those made by hand for a month. Once a week the newest one is restored into a folder of its own, compared and deleted
          again, so that you know that it works.
        </p>
        <p className={styles.quiet}>
          Backups are stored on the same machine, in {folder}. {bucket?.confirmed
            ? "A copy of the newest one is uploaded to your storage after every backup, with the same retention."
            : "Set up storage elsewhere, or download one now and then: if the machine fails, its backups are lost with it."}
        </p>
      </Panel>
      {undone && <UndoDialog shop={undone} shopName={shopName} onClose={() => setUndone(undefined)} />}
    </>
  );
}

interface ReplacedProps {
  shops: readonly ReplacedShopSummary[];
  working: boolean;
  onUndo: (shop: ReplacedShopSummary) => void;
}

/** Shops that a restore replaced; each can be restored. */
function Replaced({ shops, working, onUndo }: ReplacedProps) {
  return (
    <Panel title="Replaced by a restore">
      <ul className={styles.backups} aria-label="Replaced by a restore">
        {shops.map((shop) => {
          const when = moment(shop.replacedAt);
          return (
            <li key={shop.name}>
              <div className={styles.text}>
                <b>Your shop as it was {momentInside(shop.replacedAt)}</b>
                <small>
                  {spokenBytes(shop.bytes)}, retained until {day(shop.removedAt)}
                </small>
              </div>
              <div className={styles.lineActs}>
                <Button small look="line" disabled={working} onClick={() => onUndo(shop)}>
                  Restore<span className={shared.hidden}> the shop of {when}</span>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

function Backups({ items, working, bucketSet }: { items: readonly Backup[]; working: boolean; bucketSet: boolean }) {
  const [back, setBack] = useState<Backup>();
  const [gone, setGone] = useState<Backup>();
  const { busy, change } = useChange();
  const { guard, confirmDialog } = useConfirmed();
  const download = async ({ name }: Backup) => {
    if (await change(() => guard(() => askForArchive(name)))) location.assign(archiveOf(name));
  };
  return (
    <>
      <ul className={styles.backups} aria-label="Backups">
        {items.map((backup) => {
          const { name, madeAt, kind, bytes, datedAhead, broken, inBucket } = backup;
          const when = moment(madeAt);
          const of = <span className={shared.hidden}> the backup of {when}</span>;
          return (
            <li key={name}>
              <div className={styles.text}>
                <b>{when}</b>
                <small>
                  {MADE_BY[kind]}, {spokenBytes(bytes)}
                  {bucketSet && (inBucket ? ", on this machine and in your storage" : ", on this machine only")}
                </small>{" "}
                <Condition backup={backup} />
                {datedAhead && <p className={styles.quiet}>Dated in the future: the machine's clock was wrong when this backup was made.</p>}
              </div>
              <div className={styles.lineActs}>
                <Button small look="line" busy={busy} onClick={() => void download(backup)}>
                  Download{of}
                </Button>
                <Button small look="line" disabled={working || broken !== undefined} onClick={() => setBack(backup)}>
                  Restore{of}
                </Button>
                {items.length > 1 && (
                  <Button small look="line" disabled={working} onClick={() => setGone(backup)}>
                    Delete{of}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {confirmDialog}
      {back && <RestoreDialog backup={back} onClose={() => setBack(undefined)} />}
      {gone && <DeleteDialog backup={gone} onClose={() => setGone(undefined)} />}
    </>
  );
}

/** The result of the backup's verification. */
function Condition({ backup: { verified, verifiedAt, broken, damaged, damagedCount } }: { backup: Backup }) {
  if (broken !== undefined) {
    return (
      <>
        <Badge kind="bad">Damaged</Badge>
        <p className={styles.quiet}>It cannot be restored: {broken}</p>
      </>
    );
  }
  if (damagedCount > 0) {
    return (
      <>
        <Badge kind="bad">{damagedFiles(damagedCount)}</Badge>
        <DamagedFiles paths={damaged} count={damagedCount} />
      </>
    );
  }
  if (!verified || verifiedAt === undefined) return <small>Not verified yet</small>;
  return (
    <>
      <Badge>Verified</Badge> <small>{momentInside(verifiedAt)}</small>
    </>
  );
}
