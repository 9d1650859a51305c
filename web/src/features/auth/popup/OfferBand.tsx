import { useState } from "react";
import { useRead } from "../../../api/read";
import { IconButton } from "../../../ui/Button";
import { MograMark } from "../../../ui/Mogra";
import { offerList } from "../queries";
import styles from "./LoginPopup.later.module.css";

/** Repetitions of the line, so that its end is never visible. */
const TIMES = [0, 1, 2, 3, 4, 5];

/** The newest offer as a marquee. It pauses on request, on hover and with reduced motion. */
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
