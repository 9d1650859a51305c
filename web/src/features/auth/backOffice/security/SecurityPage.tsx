import { useState } from "react";
import { Asking } from "../../../../admin/Asking";
import { useConfirmed } from "../../../../admin/confirm/useConfirmed";
import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { useChange } from "../../../../admin/useChange";
import { useFresh } from "../../../../admin/useFresh";
import type { TwoFactor, TwoFactorSetup } from "../../../../api/schema";
import { day } from "../../../../format/date";
import { links } from "../../../../links";
import { Anchor } from "../../../../ui/Anchor";
import { Badge } from "../../../../ui/Badge";
import { Button } from "../../../../ui/Button";
import { toast } from "../../../../ui/noticeStore";
import shared from "../../../../ui/shared.module.css";
import { settings } from "../paths";
import { beginTwoFactor, endTwoFactor, renewRecoveryCodes, twoFactorView } from "../queries";
import { CodesPanel } from "./CodesPanel";
import styles from "./Security.later.module.css";
import { SetupPanel } from "./SetupPanel";

/** The staff member's own login: two-factor authentication and a link to the account page. */
export function SecurityPage() {
  const { data, error, refetch } = useFresh(twoFactorView());
  const [setup, setSetup] = useState<TwoFactorSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const show = (made: readonly string[]) => {
    setSetup(undefined);
    setCodes(made);
    void refetch();
  };
  return (
    <Screen title="Your login" back={{ href: settings, label: "Settings" }}>
      {!data ? (
        <Waiting failure={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {codes ? (
            <CodesPanel codes={codes} onStored={() => setCodes(undefined)} />
          ) : setup ? (
            <SetupPanel setup={setup} onDone={show} onClose={() => setSetup(undefined)} />
          ) : (
            <State state={data} onSetup={setSetup} onCodes={show} onOff={() => void refetch()} />
          )}
          <Panel title="Your account">
            <p>
              Change your name, mobile, email and password, and see where you are logged in, on{" "}
              <Anchor href={links.account()} className={shared.stitch}>
                your account page
              </Anchor>
              .
            </p>
          </Panel>
        </>
      )}
    </Screen>
  );
}

const recoveryCodes = (left: number): string =>
  left === 0 ? "no recovery codes" : left === 1 ? "1 recovery code" : `${left} recovery codes`;

interface Props {
  state: TwoFactor;
  onSetup: (setup: TwoFactorSetup) => void;
  onCodes: (codes: readonly string[]) => void;
  onOff: () => void;
}

function State({ state: { onSince, recoveryCodesLeft, appUnreadable }, onSetup, onCodes, onOff }: Props) {
  const { busy, change } = useChange();
  const { guard, confirmDialog } = useConfirmed();
  const [asked, setAsked] = useState<"off" | "codes">();
  const begin = () => change(async () => onSetup(await guard(beginTwoFactor)));
  const renew = () => change(async () => onCodes((await guard(renewRecoveryCodes)).recoveryCodes));
  const end = async () => {
    if (!(await change(() => guard(endTwoFactor)))) return;
    onOff();
    toast("Two-factor authentication is off. You log in with your password only.");
  };
  return (
    <Panel title="Two-factor authentication" aside={<Badge kind={onSince ? "good" : "waiting"}>{onSince ? "On" : "Off"}</Badge>}>
      {onSince ? (
        <>
          <p className={styles.lead}>
            On since {day(onSince)}. After your password you enter the 6-digit code from your authenticator app. If your phone is lost,
            you have <b>{recoveryCodes(recoveryCodesLeft)}</b> left.
          </p>
          {appUnreadable && (
            <p className={styles.lead} role="status">
              <b>Set up your app again.</b> This shop was moved to another machine without its key, so codes from your app cannot be
              checked. Turn two-factor authentication off with one of your recovery codes, then set it up again.
            </p>
          )}
          <div className={shared.row}>
            <Button look="line" busy={busy} onClick={() => setAsked("codes")}>
              New recovery codes
            </Button>
            <Button look="line" busy={busy} onClick={() => setAsked("off")}>
              Turn off
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className={styles.lead}>
            Protect your account: to log in, you then need your password and a code from an authenticator app on your phone. Any such app
            will do.
          </p>
          <Button busy={busy} onClick={() => void begin()}>
            Set up
          </Button>
        </>
      )}
      {asked === "off" && (
        <Asking
          title="Turn off two-factor authentication?"
          text="You will log in with your password only. Your app and your recovery codes stop working."
          yes="Turn off"
          onClose={() => setAsked(undefined)}
          onYes={end}
        />
      )}
      {asked === "codes" && (
        <Asking
          title="Create new recovery codes?"
          text="The codes you saved stop working."
          yes="Create new codes"
          onClose={() => setAsked(undefined)}
          onYes={renew}
        />
      )}
      {confirmDialog}
    </Panel>
  );
}
