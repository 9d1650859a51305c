import { useState } from "react";
import { useRead } from "../../../api/read";
import { IconButton } from "../../../ui/Button";
import { MograMark } from "../../../ui/Mogra";
import { offerList } from "../queries";
import styles from "./LoginPopup.later.module.css";

/** So often the line stands there that its end never shows. */
const TIMES = [0, 1, 2, 3, 4, 5];

/** The newest offer, running along. It rests when asked to, pointed at, and where less motion is wished. */
export function OfferBand() {
  const offer = useRead(offerList()).data?.at(-1)?.text;
  const [resting, setResting] = useState(false);
  if (!offer) return <div className={styles.band} />;
  return (
    <div className={styles.band}>
      <IconButton
        icon={resting ? "play" : "pause"}
        label={resting ? "Play the offer" : "Pause the offer"}
        onClick={() => setResting(!resting)}
      />
      <div className={styles.window}>
        <p className={styles.line} data-resting={resting || undefined}>
          {TIMES.map((time) => (
            <span key={time} aria-hidden={time > 0}>
              {offer}
              <MograMark />
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
