import { useState } from "react";
import { useLocation } from "wouter";
import { AskingButton } from "../../../../admin/AskingButton";
import { Panel } from "../../../../admin/Screen";
import { useChange, useSiteChange } from "../../../../admin/useChange";
import type { ImportKind, WebsiteDetail, WebsiteList, WebsiteListPreview } from "../../../../api/schema";
import { Form } from "../../../../form/Form";
import { Button } from "../../../../ui/Button";
import { Choice, Field } from "../../../../ui/Field";
import { counted, labelOf } from "../copy";
import styles from "../Imports.later.module.css";
import { imports } from "../paths";
import { deleteWebsite, previewOfWebsite, readList, startWebsite } from "../queries";
import { BECOMES } from "./copy";
import { ListPreviews } from "./ListPreviews";

const canBeChosen = ({ import: one }: WebsiteList): boolean => one?.status === "draft" && one.rowCount > 0;

/** What was found in each list. Those that are read can be chosen, tried and imported. */
export function Lists({ detail: { website, lists } }: { detail: WebsiteDetail }) {
  const { id, address, stage } = website;
  const [left, setLeft] = useState<ReadonlySet<ImportKind>>(new Set());
  const [previews, setPreviews] = useState<readonly WebsiteListPreview[]>();
  const [, navigate] = useLocation();
  const { busy, change, changed } = useChange();
  const { busy: starting, change: start } = useSiteChange();
  const open = lists.filter((list) => list.import === undefined || list.import.status === "draft");
  const kinds = open.filter((list) => canBeChosen(list) && !left.has(list.kind)).map(({ kind }) => kind);
  if (open.length === 0) return null;
  const choose = (kind: ImportKind, chosen: boolean) => {
    setPreviews(undefined);
    setLeft((before) => new Set(chosen ? [...before].filter((one) => one !== kind) : [...before, kind]));
  };
  const check = async () => setPreviews(await changed(() => previewOfWebsite(id, kinds)));
  const discard = async () => {
    if (await change(() => deleteWebsite(id))) navigate(imports.href);
  };
  return (
    <>
      <Panel title={stage === "done" ? "Not imported" : "Lists of the website"}>
        {stage !== "done" && <p className={styles.address}>{address}</p>}
        <p className={styles.quiet}>Choose what to take over. Passwords, videos, enquiries, the texts of the banner and single payments cannot be taken.</p>
        {open.some(({ status }) => status === "unknown") && (
          <p className={styles.quiet}>Where a path is missing, enter it as the website calls it, such as /api/shop_GalleryList.</p>
        )}
        <ul className={styles.imports} aria-label="Lists of the website">
          {open.map((list) => (
            <li key={list.kind} className={styles.list}>
              <List website={id} list={list} chosen={!left.has(list.kind)} onChoose={(chosen) => choose(list.kind, chosen)} />
            </li>
          ))}
        </ul>
        {stage !== "reading" && (
          <div className={styles.acts}>
            <Button busy={busy} disabled={kinds.length === 0} onClick={() => void check()} look={previews ? "line" : "primary"}>
              Show preview
            </Button>
            {stage === "ready" && (
              <AskingButton
                label="Discard"
                title="Discard these lists?"
                text="Everything that was read is deleted. The website has to be read again to import from it."
                yes="Discard lists"
                busy={busy}
                onYes={discard}
              />
            )}
          </div>
        )}
      </Panel>
      {previews && (
        <ListPreviews
          previews={previews}
          lists={lists}
          busy={starting}
          onStart={() => void start(async () => {
            await startWebsite(id, kinds);
            setPreviews(undefined);
          })}
        />
      )}
    </>
  );
}

interface ListProps {
  website: number;
  list: WebsiteList;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

function List({ website, list, chosen, onChoose }: ListProps) {
  const { kind, status, problem, notes, import: one } = list;
  const label = labelOf(kind);
  return (
    <div className={styles.text}>
      {canBeChosen(list) ? (
        <Choice type="checkbox" label={label} checked={chosen} onChange={({ target }) => onChoose(target.checked)} />
      ) : (
        status !== "unknown" && <b>{label}</b>
      )}
      {one && <small>{one.rowCount === 0 ? "Empty" : counted(one.rowCount, "entry", "entries")}</small>}
      {one && one.rowCount > 0 && BECOMES[kind] && <small>{BECOMES[kind]}</small>}
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
      {status === "waiting" && <small>Waiting to be read…</small>}
      {problem && <p className={styles.problem}>{problem}</p>}
      {(status === "failed" || status === "unknown") && <PathForm website={website} list={list} />}
    </div>
  );
}

/** Where a list is that was not found. */
function PathForm({ website, list: { kind, path } }: { website: number; list: WebsiteList }) {
  const [typed, setTyped] = useState(path);
  const { busy, change } = useChange();
  return (
    <Form busy={busy} onSend={() => void change(() => readList(website, kind, typed.trim()))} className={styles.path}>
      <Field
        label={`Path of ${labelOf(kind).toLowerCase()}`}
        value={typed}
        maxLength={300}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" small look="line" busy={busy} disabled={typed.trim() === ""}>
        Read
      </Button>
    </Form>
  );
}
