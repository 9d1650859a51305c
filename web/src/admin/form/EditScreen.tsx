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
import { TrashWindow } from "../TrashWindow";
import { offerUndo } from "../undo";
import { useChange } from "../useChange";
import { usePhone } from "../usePhone";
import { useRefreshSite } from "../useRefreshSite";
import { ConflictWindow } from "./ConflictWindow";
import { whenText } from "./drafts";
import { SwitchField } from "./fields";
import styles from "./Form.later.module.css";
import type { EditForm } from "./useEditForm";

interface Trash {
  remove: () => Promise<unknown>;
  restore: () => Promise<unknown>;
  /** What goes along with it, in words: that is asked before. */
  goesAlong?: string | undefined;
  /** Where she is then, if it is not where the arrow leads. */
  list?: string;
}

export interface EditScreenProps<Values extends FieldValues> {
  title: string;
  back: { href: string; label: string };
  edit: EditForm<Values>;
  /** How it will look, made of the shop's own parts; nothing in it can be pressed. */
  preview?: ReactNode;
  /** It is wider on the site than the column here: drawn at three quarters of its size. */
  smallPreview?: boolean;
  /** The address on the site, while it is to be seen there. */
  site?: string | undefined;
  /** The field that says whether visitors see it. */
  published?: Path<Values>;
  /** "In the shop" unless given. */
  publishedLabel?: string;
  publishedHint?: string;
  /** Makes a copy and answers its address here; `remove` takes it back. */
  duplicate?: { copy: () => Promise<{ href: string; remove?: () => Promise<unknown> }> } | undefined;
  /** Not for a new one. */
  trash?: Trash | undefined;
  /** Below the preview, such as where it is used. */
  aside?: ReactNode;
  /** The panels with the fields. */
  children: ReactNode;
}

/** A screen to write something: the form, how it will look, and what can be done with it as a whole. */
export function EditScreen<Values extends FieldValues>(props: EditScreenProps<Values>) {
  const { title, back, edit, preview, smallPreview, site, published, publishedLabel = "In the shop", publishedHint, duplicate, trash, aside, children } = props;
  const { changes, isNew, busy, submit } = edit;
  const phone = usePhone();
  useSaveKey(submit);

  const unsaved = `${changes} ${changes === 1 ? "change" : "changes"}`;
  const save = (
    <Button type="submit" form={edit.idOf("form")} wide={phone} small={!phone} busy={busy} busyText="Saving...">
      Save
    </Button>
  );
  return (
    <Screen
      title={title}
      back={back}
      tools={
        phone ? undefined : (
          <>
            {changes > 0 && <Badge kind="waiting">{unsaved}, not saved</Badge>}
            {save}
          </>
        )
      }
    >
      {edit.draft && <DraftStrip draft={edit.draft} />}
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
                  hint={publishedHint ?? "Switch off to hide it. Nothing is deleted."}
                />
              )}
              <Whole back={back.href} title={title} site={site} duplicate={isNew ? undefined : duplicate} trash={isNew ? undefined : trash} />
            </Panel>
          )}
          {aside}
        </div>
      </form>
      {phone && (
        <div className={styles.saveBar}>
          <p>
            <b>{changes > 0 ? "Not saved yet" : isNew ? "Nothing written yet" : "All saved"}</b>
            {changes > 0 && <small>{unsaved}</small>}
          </p>
          {save}
        </div>
      )}
      {edit.conflict && <ConflictWindow conflict={edit.conflict} labels={edit.labels.current} />}
    </Screen>
  );
}

/** In the list of what is wrong each line names its field. */
const reported = (label: string | undefined, message: string): string => (label ? `${label}: ${message}` : message);

/** Control or command and S. */
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
        <b>You were in the middle of this</b> ({when}).
      </p>
      <div>
        <Button small onClick={goOn}>
          Go on
        </Button>
        <Button small look="line" onClick={throwAway}>
          Throw away
        </Button>
      </div>
    </div>
  );
}

/** On phones it folds out; nothing in it can be pressed. */
function Preview({ phone, small, children }: { phone: boolean; small: boolean | undefined; children: ReactNode }) {
  const look = (
    <div className={classNames(styles.look, small && !phone && styles.small)} inert>
      {children}
    </div>
  );
  if (!phone) return <Panel title="As she sees it">{look}</Panel>;
  return (
    <details className={styles.fold}>
      <summary>
        <h2>As she sees it</h2>
        <Icon name="down" />
      </summary>
      {look}
    </details>
  );
}

interface WholeProps extends Pick<EditScreenProps<FieldValues>, "site" | "duplicate" | "trash" | "title"> {
  back: string;
}

/** What is done with all of it, not with a field. */
function Whole({ back, title, site, duplicate, trash }: WholeProps) {
  const [, navigate] = useLocation();
  const { busy, change } = useChange();
  const refreshSite = useRefreshSite();
  const [acting, setActing] = useState(false);
  const [asking, setAsking] = useState(false);
  const run = async (act: () => Promise<unknown>) => {
    const done = await change(act);
    if (done) refreshSite();
    return done;
  };
  const once = (work: () => Promise<void>) => () => {
    if (busy || acting) return;
    setActing(true);
    void work().finally(() => setActing(false));
  };
  const copy = once(async () => {
    let made: { href: string; remove?: () => Promise<unknown> } | undefined;
    const done = await run(async () => {
      made = await duplicate?.copy();
    });
    if (!done || !made) return;
    const { href, remove } = made;
    navigate(href);
    if (remove) offerUndo({ text: `${title} is copied: this is the copy`, undo: async () => void (await run(remove)) });
  });
  const throwOut = async () => {
    if (!trash || !(await run(trash.remove))) return;
    navigate(trash.list ?? back);
    const undo = async () => void (await run(trash.restore));
    offerUndo({ text: `${title} is in the trash`, note: "It stays there for 30 days.", undo });
  };
  const remove = once(async () => {
    if (trash?.goesAlong) setAsking(true);
    else await throwOut();
  });
  if (!site && !duplicate && !trash) return null;
  return (
    <div className={styles.whole}>
      {site && (
        <Anchor href={site} className={shared.stitch}>
          See it on the site
        </Anchor>
      )}
      {duplicate && (
        <button type="button" className={shared.stitch} onClick={copy}>
          Duplicate
        </button>
      )}
      {trash && (
        <button type="button" className={shared.stitch} onClick={remove}>
          Move to the trash
        </button>
      )}
      {asking && trash?.goesAlong && (
        <TrashWindow name={title} along={trash.goesAlong} onClose={() => setAsking(false)} onYes={() => void throwOut()} />
      )}
    </div>
  );
}
