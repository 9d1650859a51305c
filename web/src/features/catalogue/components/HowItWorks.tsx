import { Korvai } from "../../../ui/Marks";
import { Photo } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import cutting from "../art/cutting.svg";
import doorstep from "../../../ui/art/doorstep.svg";
import finished from "../art/finished.svg";
import { copy } from "../copy";
import styles from "./HowItWorks.module.css";

const USUAL_DAYS = 10;

const stepsOf = (days: number) => [
  {
    title: "Pick up from home",
    text: "We collect your fabric and measure you. We call within an hour to confirm the time.",
    src: doorstep,
  },
  {
    title: "Stitching",
    text: "Cut, tacked and stitched by one tailor, start to end.",
    src: cutting,
  },
  {
    title: "Faster delivery",
    text: `Pressed, packed and back at your door. Expected Delivery: ${days} ${days === 1 ? "Day" : "Days"}.`,
    src: finished,
  },
];

/** How an order works, in three steps. */
export function HowItWorks({ days = USUAL_DAYS }: { days?: number | undefined }) {
  return (
    <>
      <Korvai cloth="pista" />
      <section className={`${shared.pista} ${shared.section}`}>
        <div className={shared.wrap}>
          <h2>{copy.howItWorks}</h2>
          <ol className={styles.steps}>
            {stepsOf(days).map(({ title, text, src }, place) => (
              <li key={title}>
                <Photo
                  ratio="4/3"
                  image={{ src, width: 400, height: 500, alt: "", sizes: [] }}
                  colours={{ first: "var(--haldi)", second: "var(--mayil)" }}
                  sizes="357px"
                />
                <h3 className={styles.step}>
                  <span aria-hidden="true">{place + 1}</span> {title}
                </h3>
                <p className={shared.muted}>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
    </>
  );
}
