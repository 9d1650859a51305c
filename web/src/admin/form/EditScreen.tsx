import { useEffect, useRef, useState, type ReactNode } from "react";
import type { FieldValues, Path } from "react-hook-form";
import { useLocation } from "wouter";
import { Anchor } from "../../ui/Anchor";
import { Badge } from "../../ui/Badge";
import { Button } from "../../ui/Button";
import { classNames } from "../../ui/classNames";
import { ErrorSummary } from "../../ui/Field";
import { Icon } from "../../ui/Icon";
import shared from "../../ui/shared.module.css";
import { Panel, Screen } from "../Screen";
import { TrashDialog } from "../TrashDialog";
import { useItemActs } from "../list/useItemActs";
import { offerUndo } from "../undo";
import { usePhone } from "../../ui/usePhone";
import { ConflictDialog } from "./ConflictDialog";
import { whenText } from "./drafts";
import { SwitchField } from "./fields";
import styles from "./Form.later.module.css";
import type { EditForm } from "./useEditForm";

interface Trash {
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  /** What moves to the trash with it, which is confirmed first. */
  goesAlong?: string | undefined;
  /** What it means for other records, which is confirmed first. */
  trashNote?: string | undefined;
  /** The page to open afterwards; the back link by default. */
  list?: string;
}

interface EditScreenProps<Values extends FieldValues> {
  title: string;
  back: { href: string; label: string };
  edit: EditForm<Values>;
  /** The preview, made of the shop's own components; it is inert. */
  preview?: ReactNode;
  /** The preview is wider than the column: scaled to three quarters. */
  smallPreview?: boolean;
  /** The path on the site, while it is visible there. */
  site?: string | undefined;
  /** The field that publishes it. */
  published?: Path<Values>;
  /** "Published" by default. */
  publishedLabel?: string;
  publishedHint?: string;
  /** Makes a copy and returns its path; `remove` undoes it. */
  duplicate?: { copy: () => Promise<{ href: string; remove?: () => Promise<unknown> }> } | undefined;
  /** Absent for a new one. */
  trash?: Trash | undefined;
  /** Content below the preview, such as where it is used. */
  aside?: ReactNode;
  /** What is said beside the buttons instead of the number of changes, such as a sum. */
  total?: ReactNode;
  /** A second way to save. */
  also?: { label: string; run: () => void };
  /** The panels with the fields. */
  children: ReactNode;
}

const DRAFT_WAITS = "Draft not saved";

/** An edit screen: the form, its preview, and the actions on the whole. */
export function EditScreen<Values extends FieldValues>(props: EditScreenProps<Values>) {
  const { title, back, edit, preview, smallPreview, site, published, publishedLabel = "Published", publishedHint, duplicate, trash, aside, total, also, children } = props;
  const { changes, isNew, busy, submit } = edit;
  const phone = usePhone();
  useSaveKey(submit);

  // A draft that is offered above the form, where it may be out of sight.
  const waiting = changes === 0 && !total ? edit.draft : undefined;
  const unsaved = `${changes} ${changes === 1 ? "change" : "changes"}`;
  const save = (
    <>
      <Button type="submit" look={also ? "line" : "primary"} form={edit.idOf("form")} wide={phone && !also} small={!phone || also !== undefined} busy={busy} busyText="Saving...">
        Save
      </Button>
      {also && (
        <Button small busy={busy} busyText="Saving..." onClick={also.run}>
          {also.label}
        </Button>
      )}
    </>
  );
  return (
    <Screen
      title={title}
      back={back}
      tools={
        phone ? undefined : (
          <>
            {total && <p className={styles.total}>{total}</p>}
            {changes > 0 && !total && <Badge kind="waiting">{unsaved}, not saved</Badge>}
            {waiting && <Badge kind="waiting">{DRAFT_WAITS}</Badge>}
            {save}
          </>
        )
      }
    >
      {edit.draft && <DraftStrip key={edit.draft.at} draft={edit.draft} />}
      <form
        id={edit.idOf("form")}
        noValidate
        className={styles.columns}
        onSubmit={submit}
      >
        <div>
          <div className={styles.summary}>
            <ErrorSummary errors={edit.errors.map((error) => ({ ...error, message: reported(edit.labels.current.get(error.name), error.message) }))} attempt={edit.attempt} />
          </div>
          {children}
        </div>
        <div className={styles.side}>
          {preview && (
            <Preview phone={phone} small={smallPreview}>
              {preview}
            </Preview>
          )}
          {(published || site || ((duplicate || trash) && !isNew)) && (
            <Panel>
              {published && (
                <SwitchField
                  edit={edit}
                  name={published}
                  label={publishedLabel}
                  hint={publishedHint ?? "Unpublish to hide it. Nothing is deleted."}
                />
              )}
              <Whole back={back.href} title={title} site={site} duplicate={isNew ? undefined : duplicate} trash={isNew ? undefined : trash} />
            </Panel>
          )}
          {aside}
        </div>
      </form>
      {phone && (
        <div className={classNames(styles.saveBar, also && styles.twoWays)}>
          <p>
            {total ?? (
              <>
                <b>{changes > 0 ? "Unsaved changes" : waiting ? DRAFT_WAITS : isNew ? "Nothing entered yet" : "All changes saved"}</b>
                {changes > 0 && <small>{unsaved}</small>}
              </>
            )}
          </p>
          {waiting ? (
            <Button wide onClick={waiting.goOn}>
              Continue
            </Button>
          ) : (
            save
          )}
        </div>
      )}
      {edit.conflict && <ConflictDialog conflict={edit.conflict} labels={edit.labels.current} />}
    </Screen>
  );
}

/** An error with the name of its field, for the list of errors. */
const reported = (label: string | undefined, message: string): string => (label ? `${label}: ${message}` : message);

/** Saves with Ctrl+S or Cmd+S. */
function useSaveKey(submit: () => void): void {
  const run = useRef(submit);
  useEffect(() => {
    run.current = submit;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!document.querySelector("dialog:modal")) run.current();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

function DraftStrip({ draft: { at, goOn, throwAway } }: { draft: NonNullable<EditForm<FieldValues>["draft"]> }) {
  const [when] = useState(() => whenText(at, new Date()));
  return (
    <div className={styles.strip} role="region" aria-label="Your draft">
      <p>
        <b>You have unsaved changes</b> ({when}).
      </p>
      <div>
        <Button small onClick={goOn}>
          Continue
        </Button>
        <Button small look="line" onClick={throwAway}>
          Discard
        </Button>
      </div>
    </div>
  );
}

/** The inert preview; collapsed on phones. */
function Preview({ phone, small, children }: { phone: boolean; small: boolean | undefined; children: ReactNode }) {
  const look = (
    <div className={classNames(styles.look, small && !phone && styles.small)} inert>
      {children}
    </div>
  );
  if (!phone) return <Panel title="Preview">{look}</Panel>;
  return (
    <details className={styles.fold}>
      <summary>
        <h2>Preview</h2>
        <Icon name="down" />
      </summary>
      {look}
    </details>
  );
}

interface WholeProps extends Pick<EditScreenProps<FieldValues>, "site" | "duplicate" | "trash" | "title"> {
  back: string;
}

const address = (): string => location.pathname + location.search;

/** The actions on the whole. */
function Whole({ back, title, site, duplicate, trash }: WholeProps) {
  const [, navigate] = useLocation();
  const { busy, run, changed, remove: discard } = useItemActs<Trash | undefined>({ remove: async (it) => it?.remove(), restore: async (it) => it?.restore() });
  const [acting, setActing] = useState(false);
  const [asking, setAsking] = useState(false);
  const once = (work: () => Promise<void>) => () => {
    if (busy || acting) return;
    setActing(true);
    void work().finally(() => setActing(false));
  };
  const copy = once(async () => {
    const made = await changed(async () => duplicate?.copy());
    if (!made) return;
    const { href, remove: removeCopy } = made;
    const original = address();
    navigate(href);
    if (!removeCopy) return;
    const undo = async () => {
      await removeCopy();
      // Elsewhere the person stays where they are.
      if (address() === href) navigate(original, { replace: true });
    };
    offerUndo({ text: `${title} duplicated. You are editing the copy.`, undo: async () => void (await run(undo)) });
  });
  const throwOut = async () => {
    if (trash && (await discard(trash, title))) navigate(trash.list ?? back);
  };
  const remove = once(async () => {
    if (trash?.goesAlong || trash?.trashNote) setAsking(true);
    else await throwOut();
  });
  if (!site && !duplicate && !trash) return null;
  return (
    <div className={styles.whole}>
      {site && (
        <Anchor href={site} className={shared.stitch}>
          View on site
        </Anchor>
      )}
      {duplicate && (
        <button type="button" className={shared.stitch} onClick={copy}>
          Duplicate
        </button>
      )}
      {trash && (
        <button type="button" className={shared.stitch} onClick={remove}>
          Move to trash
        </button>
      )}
      {asking && trash && (
        <TrashDialog name={title} along={trash.goesAlong} note={trash.trashNote} onClose={() => setAsking(false)} onYes={() => void throwOut()} />
      )}
    </div>
  );
}
