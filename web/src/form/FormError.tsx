import { Icon } from "../ui/Icon";
import styles from "./Fields.later.module.css";

/** What went wrong with the whole form, in its place above the button, for as long as it holds. */
export function FormError({ lines }: { lines: readonly (string | undefined)[] }) {
  const said = lines.filter((line) => line !== undefined);
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
