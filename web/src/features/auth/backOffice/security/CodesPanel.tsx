import { useEffect, useRef } from "react";
import { Panel } from "../../../../admin/Screen";
import { Button } from "../../../../ui/Button";
import { toast } from "../../../../ui/noticeStore";
import { saveFile } from "../../../../ui/saveFile";
import shared from "../../../../ui/shared.module.css";
import styles from "./Security.later.module.css";

/** The recovery codes, shown once. */
export function CodesPanel({ codes, onStored }: { codes: readonly string[]; onStored: () => void }) {
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => first.current?.focus(), []);
  const text = `Recovery codes for the shop's back office. Each works once, in place of the code from your app.\n\n${codes.join("\n")}\n`;
  const copyThem = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast("Copied. Store them where only you have access.");
    } catch {
      toast("Could not copy. Please write them on paper.", { kind: "error" });
    }
  };
  const save = () => saveFile(new Blob([text], { type: "text/plain" }), "back-office-codes.txt");
  return (
    <Panel title="Save your recovery codes">
      <p ref={first} tabIndex={-1} className={styles.lead}>
        Two-factor authentication is on. If you lose your phone, each of these codes logs you in once. Write them down or print them: they
        are not shown again.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={shared.row}>
        <Button onClick={onStored}>I have saved them</Button>
        <Button look="line" onClick={() => void copyThem()}>
          Copy
        </Button>
        <Button look="line" onClick={save}>
          Download
        </Button>
      </div>
    </Panel>
  );
}
