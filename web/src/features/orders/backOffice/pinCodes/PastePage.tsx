import { useRef, useState } from "react";
import { useLocation } from "wouter";
import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { offerUndo } from "../../../../admin/undo";
import { useChange } from "../../../../admin/useChange";
import { useDraft } from "../../../../admin/useDraft";
import { useFresh } from "../../../../admin/useFresh";
import { useRefreshSite } from "../../../../admin/useRefreshSite";
import type { PinCodeEntry } from "../../../../api/schema";
import { Button } from "../../../../ui/Button";
import { TextArea } from "../../../../ui/Field";
import { Icon } from "../../../../ui/Icon";
import { toast } from "../../../../ui/noticeStore";
import { newAmong, readList, type Area } from "./list";
import { pinCodes } from "./paths";
import styles from "./PinCodes.later.module.css";
import { adminPinCodeList, deletePinCode, importPinCodes } from "./queries";

const LONGEST = 40_000;
const SHOWN = 12;
/** Taking back asks once per line. */
const MOST_TO_TAKE_BACK = 40;

const back = { href: pinCodes(), label: "All pin codes" };
const places = (count: number): string => (count === 1 ? "1 place" : `${count} places`);

/** A whole list at once, from a table or a message: what it will do stands there before it does it. */
export function PastePage() {
  const { data: stored, error, refetch } = useFresh(adminPinCodeList());
  return (
    <Screen title="Paste a list" back={back}>
      {stored ? <Paste stored={stored} /> : <Waiting failure={error} onRetry={() => void refetch()} />}
    </Screen>
  );
}

function Paste({ stored }: { stored: readonly PinCodeEntry[] }) {
  const [text, setText] = useDraft("pin-codes");
  const [, navigate] = useLocation();
  const field = useRef<HTMLTextAreaElement>(null);
  const [attempted, setAttempted] = useState(false);
  const { busy, change } = useChange();
  const refreshSite = useRefreshSite();
  const { areas, problems } = readList(text);
  const { fresh, known } = newAmong(areas, stored);
  const long = text.length > LONGEST ? "This is too long for once. Paste it in two parts." : undefined;
  const wrong = attempted && problems.length > 0 ? "Correct the lines that are named, or leave them out." : undefined;
  const empty = attempted && areas.length === 0 && problems.length === 0 ? "Paste at least one line, like 600004, Mylapore." : undefined;

  const leaveOut = () => {
    const wrong = new Set(problems.map(({ line }) => line));
    setText(
      text
        .split(/\r?\n/)
        .filter((_, at) => !wrong.has(at + 1))
        .join("\n"),
    );
  };
  const add = async () => {
    setAttempted(true);
    if (problems.length > 0 || long || areas.length === 0) {
      field.current?.focus();
      return;
    }
    if (fresh.length === 0) {
      toast("All of them are on your list already.");
      return;
    }
    const done = await change(() => importPinCodes(text));
    if (!done) return;
    setText("");
    refreshSite();
    navigate(pinCodes());
    const said = `${places(fresh.length)} added`;
    if (fresh.length > MOST_TO_TAKE_BACK) toast(said);
    else
      offerUndo({
        text: said,
        undo: async () => {
          await change(() => takeBack(fresh));
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
          hint="One place in a line, like 600004, Mylapore. Straight from a table, too."
          error={long ?? wrong ?? empty}
          rows={10}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button busy={busy} busyText="Adding..." onClick={() => void add()}>
          {fresh.length > 0 ? `Add ${places(fresh.length)}` : "Add them"}
        </Button>
      </Panel>
      <Panel title="What it will do">
        <div role="status">
          {problems.length === 0 && areas.length === 0 && <p>Nothing yet: paste a list.</p>}
          {problems.length > 0 && (
            <p className={styles.wrong}>
              <Icon name="warning" />
              {problems.length === 1 ? "1 line needs" : `${problems.length} lines need`} another look. Nothing is added until then.
            </p>
          )}
          {fresh.length > 0 && (
            <p className={styles.good}>
              <Icon name="check" />
              {places(fresh.length)} new
            </p>
          )}
          {known > 0 && <p>{places(known)} on your list already: they stay as they are.</p>}
        </div>
        {problems.length > 0 && (
          <>
            <ul className={styles.problems} aria-label="Lines to look at">
              {problems.slice(0, SHOWN).map(({ line, text: messages, messages: why }) => (
                <li key={line}>
                  <b>
                    Line {line}: {why}.
                  </b>
                  <code>{messages}</code>
                </li>
              ))}
            </ul>
            {problems.length > SHOWN && <p>And {problems.length - SHOWN} more.</p>}
            <p>
              <Button small look="line" onClick={leaveOut}>
                {problems.length === 1 ? "Leave this line out" : "Leave these lines out"}
              </Button>
            </p>
          </>
        )}
        {fresh.length > 0 && (
          <>
            <ul className={styles.fresh} aria-label="New places">
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

/** The places that were just added go to the trash again. */
async function takeBack(added: readonly Area[]): Promise<void> {
  const now = await adminPinCodeList().queryFn({ signal: new AbortController().signal });
  const ours = now.filter((entry) => added.some(({ pinCode, location }) => pinCode === entry.pinCode && location === entry.location));
  for (const { id } of ours) await deletePinCode(id);
}
