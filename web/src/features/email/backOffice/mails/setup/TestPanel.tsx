import { useEffect, useRef } from "react";
import { Panel } from "../../../../../admin/Screen";
import { useChange } from "../../../../../admin/useChange";
import type { EmailDelivery, MailTested } from "../../../../../api/schema";
import { Button } from "../../../../../ui/Button";
import { sendTestMail } from "../../queries";
import styles from "../../Emails.later.module.css";
import { TriedPanel } from "../TriedPanel";
import { arrived } from "../tested";

interface Props {
  route: EmailDelivery["route"];
  /** Counts the tests that were asked for elsewhere. */
  asked: number;
  /** The last result. */
  tested: MailTested | undefined;
  onTested: (tested: MailTested | undefined) => void;
}

/** Sends a test email to the user and shows the result. */
export function TestPanel({ route, asked, tested, onTested }: Props) {
  const { busy, change } = useChange();
  const test = () =>
    change(async () => {
      onTested(undefined);
      onTested(await sendTestMail());
    });
  const run = useRef(test);
  useEffect(() => {
    run.current = test;
  });
  useEffect(() => {
    if (asked > 0) void run.current();
  }, [asked]);
  return (
    <>
      <Panel title="Send test email">
        <p>
          {route === "files"
            ? "The test email is stored as a file, like all emails for now."
            : "An email to your own address, sent with the saved settings. It takes a few seconds, 20 at most."}
        </p>
        <div className={styles.acts}>
          <Button small look="line" busy={busy} busyText="Sending..." onClick={() => void test()}>
            Send test
          </Button>
        </div>
      </Panel>
      {tested && <TriedPanel tried={tested.tried} good={arrived(tested, route)} />}
    </>
  );
}
