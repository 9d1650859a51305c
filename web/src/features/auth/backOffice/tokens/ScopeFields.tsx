import type { Scope } from "../../../../api/schema";
import { Choice } from "../../../../ui/Field";
import { SCOPE_AREAS } from "./scopes";
import styles from "./Tokens.later.module.css";

interface Props {
  scopes: readonly Scope[];
  onScopes: (scopes: readonly Scope[]) => void;
}

/** What a token may do, area by area. */
export function ScopeFields({ scopes, onScopes }: Props) {
  const toggle = (scope: Scope) => onScopes(scopes.includes(scope) ? scopes.filter((one) => one !== scope) : [...scopes, scope]);
  return (
    <fieldset className={styles.areas}>
      <legend>What it may do</legend>
      {SCOPE_AREAS.map(({ id, label, hint, read, write }) => (
        <div key={id} role="group" aria-labelledby={`scope-${id}`} aria-describedby={`scope-${id}-hint`}>
          <div className={styles.area}>
            <b id={`scope-${id}`}>{label}</b>
            <small id={`scope-${id}-hint`}>{hint}</small>
          </div>
          <div>
            <Choice label="Read" checked={scopes.includes(read)} onChange={() => toggle(read)} />
            {write && <Choice label="Change" checked={scopes.includes(write)} onChange={() => toggle(write)} />}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
