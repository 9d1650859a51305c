import { useEffect, useRef } from "react";
import { Panel } from "../../../../admin/Screen";
import { Button } from "../../../../ui/Button";
import { toast } from "../../../../ui/noticeStore";
import shared from "../../../../ui/shared.module.css";
import styles from "./Security.later.module.css";

/** Ten codes for the day the phone is lost, shown this one time. */
export function CodesPanel({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => first.current?.focus(), []);
  const text = `Codes for the shop's back office. Each opens your log-in once, in place of the number.\n\n${codes.join("\n")}\n`;
  const copyThem = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast("Copied. Paste them where only you look.");
    } catch {
      toast("Copying did not work. Write them down, please.", { kind: "error" });
    }
  };
  const save = () => {
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = "back-office-codes.txt";
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Panel title="Keep these ten codes">
      <p ref={first} tabIndex={-1} className={styles.lead}>
        The second step is on. If your phone is lost, each of these opens your log-in once. Write them down or print them: they are
        shown this one time.
      </p>
      <ul className={styles.codes} aria-label="Codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={shared.row}>
        <Button onClick={onKept}>I have kept them</Button>
        <Button look="line" onClick={() => void copyThem()}>
          Copy
        </Button>
        <Button look="line" onClick={save}>
          Save as a file
        </Button>
      </div>
    </Panel>
  );
}
