import { Button } from "../ui/Button";
import { CopyLine } from "./CopyLine";
import { madeSecret } from "./madeSecret";
import styles from "./MakeSecret.later.module.css";

interface Props {
  /** The secret that was made here: shown to be copied, until it is saved. */
  made: string | undefined;
  /** Names what is made: "secret" or "token". */
  what?: string;
  onMade: (secret: string) => void;
}

/** A button that makes a secret in this browser, and then shows it. */
export function MakeSecret({ made, what = "secret", onMade }: Props) {
  if (made) return <CopyLine text={made} label={`Copy ${what}`} />;
  return (
    <p className={styles.make}>
      <Button small look="line" onClick={() => onMade(madeSecret())}>
        Make a {what}
      </Button>
    </p>
  );
}
