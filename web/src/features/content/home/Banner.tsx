import { useRead } from "../../../api/read";
import { links } from "../../../links";
import { IconButton, LinkButton } from "../../../ui/Button";
import { classNames } from "../../../ui/classNames";
import shared from "../../../ui/shared.module.css";
import { useRotation } from "../../../ui/useRotation";
import { copy } from "../copy";
import { bannerList } from "../queries";
import styles from "./Banner.later.module.css";
import { HeroBlouse } from "./HeroBlouse";

const WORD_SHOWN_MS = 3000;

/** The hero banner, with the services rotating in the first line. */
export function Banner({ id }: { id: string }) {
  const lines = useRead(bannerList()).data ?? [];
  const texts = lines.length > 0 ? lines.map(({ subtitle }) => subtitle) : [copy.banner.first];
  const { index, playing, toggle, slides } = useRotation(texts.length, WORD_SHOWN_MS);
  return (
    <section id={id} className={styles.hero}>
      <div className={styles.body}>
        <div className={styles.inside} {...slides}>
          <h1>
            {/* Screen readers get one fixed sentence instead of the rotating text. */}
            <span className={shared.hidden}>{copy.banner.spoken}</span>
            <span className={styles.text} aria-hidden="true">
              {texts.map((word, place) => (
                <span key={place} className={place === index ? styles.now : undefined}>
                  {word}
                </span>
              ))}
            </span>
            <span aria-hidden="true">{copy.banner.rest}</span>
          </h1>
          <p>{copy.banner.line}</p>
        </div>
        <div className={shared.row}>
          <LinkButton href={links.book()} look="haldi" className={styles.book}>
            {copy.banner.book}
          </LinkButton>
          <a href="#howtomeasure" className={shared.stitch}>
            {copy.banner.measure}
          </a>
          {texts.length > 1 && (
            <IconButton
              icon={playing ? "pause" : "play"}
              label={playing ? copy.voice.pause : copy.voice.play}
              className={styles.pause}
              onClick={toggle}
            />
          )}
        </div>
        {texts.length > 1 && (
          <div className={styles.marks} aria-hidden="true">
            {texts.map((_, place) => (
              <i key={place} className={classNames(place === index && styles.on)} />
            ))}
          </div>
        )}
      </div>
      <div className={styles.pallu}>
        <HeroBlouse className={styles.blouse} tassels={styles.tassels} />
      </div>
    </section>
  );
}
