import { Icon } from "../ui/Icon";
import styles from "./Fields.later.module.css";

/** The error of the whole form, above its button. */
export function FormError({ lines }: { lines: readonly (string | undefined)[] }) {
  const said = [...new Set(lines)].filter((line) => line !== undefined);
  return (
    <div role="alert">
      {said.length > 0 && (
        <div className={styles.formError}>
          <Icon name="warning" />
          <div>
            {said.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
