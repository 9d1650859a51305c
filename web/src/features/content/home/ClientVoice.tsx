import { useEffect, useState } from "react";
import { useRead } from "../../../api/read";
import type { Testimonial } from "../../../api/schema";
import { Anchor } from "../../../ui/Anchor";
import { IconButton } from "../../../ui/Button";
import { classNames } from "../../../ui/classNames";
import shared from "../../../ui/shared.module.css";
import { Loading, Skeleton } from "../../../ui/States";
import { useRotation } from "../../../ui/useRotation";
import { Failed } from "../components/Failed";
import { Quote } from "../components/Quote";
import { copy } from "../copy";
import { paths } from "../paths";
import { testimonialList } from "../queries";
import styles from "./Home.module.css";

const AT_ONCE = 2;
const PAIR_SHOWN_MS = 3000;

/** The testimonials, two at a time; nothing in a shop without any. */
export function ClientVoice({ id }: { id: string }) {
  const { data: voices, error, refetch } = useRead(testimonialList());
  if (voices?.length === 0) return <div id={id} />;
  return (
    <section id={id} className={classNames(shared.rose, shared.later)} aria-labelledby={`${id}-title`}>
      <div className={classNames(shared.wrap, shared.section)}>
        {voices ? (
          <Pairs voices={voices} titleId={`${id}-title`} />
        ) : (
          <>
            <div className={shared.head}>
              <h2 id={`${id}-title`}>{copy.voice.title}</h2>
            </div>
            {error && <Failed failure={error} text={copy.voice.failed} onRetry={refetch} />}
            {!error && (
              <Loading text={copy.voice.loading} className={shared.two}>
                <Skeleton lines={4} />
                <Skeleton lines={4} />
              </Loading>
            )}
          </>
        )}
      </div>
    </section>
  );
}

function Pairs({ voices, titleId }: { voices: readonly Testimonial[]; titleId: string }) {
  const pairs = Array.from({ length: Math.ceil(voices.length / AT_ONCE) }, (_, place) =>
    voices.slice(place * AT_ONCE, (place + 1) * AT_ONCE),
  );
  const { index, playing, toggle, slides } = useRotation(pairs.length, PAIR_SHOWN_MS);
  // The images of a pair are loaded one rotation ahead.
  const [ready, setReady] = useState(0);
  useEffect(() => setReady((before) => Math.max(before, index + 1)), [index]);
  return (
    <>
      <div className={shared.head}>
        <h2 id={titleId}>{copy.voice.title}</h2>
        <div className={shared.row}>
          <Anchor href={paths.testimonials()} className={shared.stitch}>
            {copy.voice.all}
          </Anchor>
          {pairs.length > 1 && (
            <IconButton
              look="boxed"
              icon={playing ? "pause" : "play"}
              label={playing ? copy.voice.pause : copy.voice.play}
              onClick={toggle}
            />
          )}
        </div>
      </div>
      {/* All pairs share one grid cell, as high as the highest, so that rotating moves nothing below. */}
      <div className={styles.voices} {...slides}>
        {pairs.map((pair, place) => (
          <div key={place} className={classNames(styles.pair, place === index && styles.now)}>
            {pair.map((voice) => (
              <Quote key={voice.id} voice={voice} waiting={place > ready} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
