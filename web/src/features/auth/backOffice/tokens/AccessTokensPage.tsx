import { useState } from "react";
import { Asking } from "../../../../admin/Asking";
import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { useChange } from "../../../../admin/useChange";
import { useFresh } from "../../../../admin/useFresh";
import type { AccessTokenSummary } from "../../../../api/schema";
import { day } from "../../../../format/date";
import { Badge } from "../../../../ui/Badge";
import { Button } from "../../../../ui/Button";
import { toast } from "../../../../ui/noticeStore";
import shared from "../../../../ui/shared.module.css";
import { settings } from "../paths";
import { accessTokenList, revokeAccessToken } from "../queries";
import { NewTokenDialog } from "./NewTokenDialog";
import { scopeText } from "./scopes";
import { SecretDialog } from "./SecretDialog";
import styles from "./Tokens.later.module.css";

/** Access tokens of the shop: with them programs use the API. */
export function AccessTokensPage() {
  const { data, error, refetch } = useFresh(accessTokenList());
  const [creating, setCreating] = useState(false);
  const [created, setCreated] = useState<{ name: string; secret: string }>();
  return (
    <Screen
      title="Access tokens"
      back={{ href: settings, label: "Settings" }}
      tools={
        <Button small onClick={() => setCreating(true)}>
          New token
        </Button>
      }
    >
      {data ? (
        <Panel>
          <p className={styles.lead}>
            With an access token a program of yours uses the shop, such as your accounting. It acts as the owner who created it and does only
            what you allow it to. How to use it is in the{" "}
            <a href="/docs" className={shared.stitch}>
              API reference
            </a>
            .
          </p>
          {data.length > 0 ? (
            <ul className={styles.tokens} aria-label="Access tokens">
              {data.map((token) => (
                <Token key={token.id} token={token} />
              ))}
            </ul>
          ) : (
            <p>No access tokens yet.</p>
          )}
        </Panel>
      ) : (
        <Waiting failure={error} onRetry={() => void refetch()} />
      )}
      {creating && <NewTokenDialog onClose={() => setCreating(false)} onCreated={setCreated} />}
      {created && <SecretDialog {...created} onClose={() => setCreated(undefined)} />}
    </Screen>
  );
}

function Token({ token: { id, name, scopes, creator, createdAt, lastUsedAt, expiresAt, expired } }: { token: AccessTokenSummary }) {
  const [asked, setAsked] = useState(false);
  const { busy, change } = useChange();
  const revoke = async () => {
    if (await change(() => revokeAccessToken(id))) toast(`“${name}” no longer works.`);
  };
  return (
    <li>
      <b>{name}</b> {expired && <Badge kind="bad">Expired</Badge>}
      <p>{scopeText(scopes)}</p>
      <p>
        Created by {creator} on {day(createdAt)} · {lastUsedAt ? `Last used ${day(lastUsedAt)}` : "Never used"}
      </p>
      <p>
        {expired ? "Expired" : "Expires"} {day(expiresAt)}
      </p>
      <div className={styles.acts}>
        <button type="button" className={shared.stitch} disabled={busy} aria-label={`Revoke: ${name}`} onClick={() => setAsked(true)}>
          Revoke
        </button>
      </div>
      {asked && (
        <Asking
          title={`Revoke “${name}”?`}
          text="The program that uses it is refused immediately. This cannot be undone."
          yes="Revoke"
          busy={busy}
          onClose={() => setAsked(false)}
          onYes={revoke}
        />
      )}
    </li>
  );
}
