import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { offerUndo, useUndoHere } from "../../../../admin/undo";
import { useChange } from "../../../../admin/useChange";
import { useDraft } from "../../../../admin/useDraft";
import { useFresh } from "../../../../admin/useFresh";
import { useRefreshSite } from "../../../../admin/useRefreshSite";
import type { AdminPinCode } from "../../../../api/schema";
import { Button } from "../../../../ui/Button";
import { TextArea } from "../../../../ui/Field";
import { Icon } from "../../../../ui/Icon";
import { toast } from "../../../../ui/noticeStore";
import { newAmong, readList, type Area } from "./list";
import { pinCodes } from "./paths";
import styles from "./PinCodes.later.module.css";
import { adminPinCodeList, importPinCodes, pinCodeRecords } from "./queries";

const LONGEST = 40_000;
const SHOWN = 12;
/** Undo sends one request per pin code, so longer lists cannot be undone. */
const MAX_UNDO = 40;

const back = { href: pinCodes(), label: "All pin codes" };
const places = (count: number): string => (count === 1 ? "1 pin code" : `${count} pin codes`);

/** Adds a whole list of pin codes, pasted from a table or a message, after a preview. */
export function PastePage() {
  const { data: stored, error, refetch } = useFresh(adminPinCodeList());
  return (
    <Screen title="Paste list" back={back}>
      {stored ? <Paste stored={stored} /> : <Waiting failure={error} onRetry={() => void refetch()} />}
    </Screen>
  );
}

function Paste({ stored }: { stored: readonly AdminPinCode[] }) {
  const [text, setText] = useDraft("pin-codes");
  const [, navigate] = useLocation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [attempted, setAttempted] = useState(false);
  const latest = useRef(text);
  useEffect(() => {
    latest.current = text;
  });
  const offerUndoHere = useUndoHere();
  const { busy, change } = useChange();
  const refreshSite = useRefreshSite();
  const { areas, problems } = readList(text);
  const { fresh, known } = newAmong(areas, stored);
  const long = text.length > LONGEST ? "The list is too long. Paste it in two parts." : undefined;
  const wrong = attempted && problems.length > 0 ? "Correct or skip the lines listed below." : undefined;
  const empty = attempted && areas.length === 0 && problems.length === 0 ? "Paste at least one line, like 600004, Mylapore." : undefined;

  const leaveOut = () => {
    const wrong = new Set(problems.map(({ line }) => line));
    const lines = text.split(/\r?\n/);
    const rest = lines.filter((_, at) => !wrong.has(at + 1)).join("\n");
    const skipped = lines.filter((_, at) => wrong.has(at + 1));
    const undo = () => {
      // What was typed since then stays.
      setText(latest.current === rest ? text : [latest.current, ...skipped].join("\n"));
      return Promise.resolve();
    };
    setText(rest);
    offerUndoHere({ text: wrong.size === 1 ? "1 line skipped" : `${wrong.size} lines skipped`, undo });
  };
  const add = async () => {
    setAttempted(true);
    if (problems.length > 0 || long || areas.length === 0) {
      field.current?.focus();
      return;
    }
    if (fresh.length === 0) {
      toast("All of these are already on your list.");
      return;
    }
    const done = await change(() => importPinCodes(text));
    if (!done) return;
    setText("");
    refreshSite();
    navigate(pinCodes());
    const said = `${places(fresh.length)} added`;
    if (fresh.length > MAX_UNDO) toast(said);
    else
      offerUndo({
        text: said,
        undo: async () => {
          await change(() => undoAdding(fresh));
          refreshSite();
        },
      });
  };
  return (
    <div className={styles.paste}>
      <Panel>
        <TextArea
          ref={field}
          label="Your list"
          hint="One pin code per line, such as 600004, Mylapore. You can paste from a spreadsheet."
          error={long ?? wrong ?? empty}
          rows={10}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button busy={busy} busyText="Adding..." onClick={() => void add()}>
          {fresh.length > 0 ? `Add ${places(fresh.length)}` : "Add"}
        </Button>
      </Panel>
      <Panel title="Preview">
        <div role="status">
          {problems.length === 0 && areas.length === 0 && <p>Paste a list to see the preview.</p>}
          {problems.length > 0 && (
            <p className={styles.wrong}>
              <Icon name="warning" />
              {problems.length === 1 ? "1 line needs" : `${problems.length} lines need`} correcting before you can add the list.
            </p>
          )}
          {fresh.length > 0 && (
            <p className={styles.good}>
              <Icon name="check" />
              {places(fresh.length)} new
            </p>
          )}
          {known > 0 && <p>{places(known)} already on your list.</p>}
        </div>
        {problems.length > 0 && (
          <>
            <ul className={styles.problems} aria-label="Lines to correct">
              {problems.slice(0, SHOWN).map(({ line, text, message }) => (
                <li key={line}>
                  <b>
                    Line {line}: {message}.
                  </b>
                  <code>{text}</code>
                </li>
              ))}
            </ul>
            {problems.length > SHOWN && <p>And {problems.length - SHOWN} more.</p>}
            <p>
              <Button small look="line" onClick={leaveOut}>
                {problems.length === 1 ? "Skip this line" : "Skip these lines"}
              </Button>
            </p>
          </>
        )}
        {fresh.length > 0 && (
          <>
            <ul className={styles.fresh} aria-label="New pin codes">
              {fresh.slice(0, SHOWN).map(({ pinCode, location }) => (
                <li key={`${pinCode} ${location}`}>
                  {pinCode}, {location}
                </li>
              ))}
            </ul>
            {fresh.length > SHOWN && <p>And {fresh.length - SHOWN} more.</p>}
          </>
        )}
      </Panel>
    </div>
  );
}

/** Moves the pin codes that were just added to the trash. */
async function undoAdding(added: readonly Area[]): Promise<void> {
  const now = await adminPinCodeList().queryFn({ signal: new AbortController().signal });
  const ours = now.filter((entry) => added.some(({ pinCode, location }) => pinCode === entry.pinCode && location === entry.location));
  for (const { id } of ours) await pinCodeRecords.remove(id);
}
