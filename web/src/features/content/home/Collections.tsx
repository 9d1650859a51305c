import { useMemo, useState } from "react";
import { useRead } from "../../../api/read";
import type { GalleryItem } from "../../../api/schema";
import { useVisit } from "../../../site/visit";
import { Anchor } from "../../../ui/Anchor";
import { Chips } from "../../../ui/Chips";
import { classNames } from "../../../ui/classNames";
import { Korvai } from "../../../ui/Marks";
import { Photo } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import { Loading, Skeleton } from "../../../ui/States";
import { Failed } from "../components/Failed";
import { GalleryLightbox } from "../components/GalleryLightbox";
import { useWalk } from "../components/useWalk";
import { selvedge } from "../colours";
import { copy } from "../copy";
import { categoriesOf, ofCategory } from "../gallery";
import { paths } from "../paths";
import { galleryList } from "../queries";
import styles from "./Home.module.css";

const SHOWN = 4;
const NONE: readonly GalleryItem[] = [];

/** Four gallery items, filtered by category, each opening the lightbox; nothing in a shop without any. */
export function Collections({ id }: { id: string }) {
  const { seed } = useVisit();
  const { data: items, error, refetch } = useRead(galleryList(seed));
  const [category, setCategory] = useState<string>();
  const shown = useMemo(() => ofCategory(items ?? NONE, category).slice(0, SHOWN), [items, category]);
  const walk = useWalk(shown);
  const chips = [undefined, ...categoriesOf(items ?? NONE)].map((name) => ({
    label: name ?? copy.gallery.all,
    href: paths.gallery(name),
    current: name === category,
  }));
  if (items?.length === 0) return <div id={id} />;
  return (
    <section id={id} className={shared.later} aria-labelledby={`${id}-title`}>
      <Korvai cloth="jamun" />
      <div className={shared.dark}>
        <div className={classNames(shared.wrap, shared.section)}>
          <div className={shared.head}>
            <h2 id={`${id}-title`}>{copy.gallery.home}</h2>
            {shown.length > 0 && (
              <Chips
                label={copy.gallery.home}
                dark
                chips={chips}
                onPick={({ label }) => setCategory(label === copy.gallery.all ? undefined : label)}
              />
            )}
          </div>
          {error && <Failed failure={error} text={copy.gallery.failed} onRetry={refetch} />}
          {!items && !error && (
            <Loading text={copy.gallery.loading} className={styles.tiles}>
              <Skeleton lines={0} />
            </Loading>
          )}
          {shown.length > 0 && (
            <>
              <ul className={styles.tiles}>
                {shown.map((item, place) => (
                  <li key={item.id}>
                    <a href={item.images[0]?.src} aria-label={item.title} onClick={walk.open(item)}>
                      <Photo
                        image={item.images[0]}
                        alt=""
                        sizes={place === 0 ? "(max-width: 768px) 92vw, 552px" : "(max-width: 768px) 92vw, 560px"}
                        colours={selvedge(item.id)}
                        className={styles.cell}
                      />
                    </a>
                  </li>
                ))}
              </ul>
              <p className={styles.onward}>
                <Anchor href={paths.gallery(category)} className={shared.stitch}>
                  {copy.gallery.more}
                </Anchor>
              </p>
              <GalleryLightbox walk={walk} />
            </>
          )}
        </div>
      </div>
    </section>
  );
}
