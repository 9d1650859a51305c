import { memo, useMemo, type CSSProperties } from "react";
import { useLocation } from "wouter";
import { useRead } from "../../../api/read";
import type { GalleryItem } from "../../../api/schema";
import { useVisit } from "../../../site/visit";
import { Head } from "../../../site/head/Head";
import { useShop } from "../public/useShop";
import { Options, Select } from "../../../ui/Field";
import shared from "../../../ui/shared.module.css";
import { Empty, Loading, SkeletonCards } from "../../../ui/States";
import { useViewMore, ViewMore } from "../../../ui/ViewMore";
import { classNames } from "../../../ui/classNames";
import { Button } from "../../../ui/Button";
import { Failed } from "../components/Failed";
import { GalleryLightbox } from "../components/GalleryLightbox";
import { useWalk, type Walk } from "../components/useWalk";
import { copy } from "../copy";
import { categoriesOf, ofCategory, tileRatio } from "../gallery";
import { paths } from "../paths";
import { galleryList } from "../queries";
import { GalleryTile } from "../shown/GalleryTile";
import styles from "./Gallery.later.module.css";

const PAGE = 16;
const FIRST_ROW = 4;
const NONE: readonly GalleryItem[] = [];

/** The gallery with one tile per item; the lightbox includes all images. */
export default function GalleryPage() {
  const { search, seed } = useVisit();
  const shop = useShop();
  const { data: items, error, refetch } = useRead(galleryList(seed));
  const category = search.get("category") || undefined;
  const chosen = useMemo(() => ofCategory(items ?? NONE, category), [items, category]);
  return (
    <div className={classNames(shared.wrap, shared.page)}>
      <Head
        title="Our Gallery"
        description={shop && copy.gallery.description(shop.businessName)}
        canonical={paths.gallery()}
        image={items?.[0]?.images[0]}
      />
      <div className={styles.head}>
        <h1>{copy.gallery.title}</h1>
        {items && <CategoryChoice categories={categoriesOf(items)} category={category} />}
      </div>
      {error && <Failed failure={error} text={copy.gallery.failed} onRetry={refetch} />}
      {!items && !error && (
        <Loading text={copy.gallery.loading} className={shared.grid4}>
          <SkeletonCards count={8} ratio="4/5" lines={0} />
        </Loading>
      )}
      {items && (chosen.length > 0 ? <Mosaic items={chosen} /> : <Empty title={copy.gallery.empty} />)}
    </div>
  );
}

/** The category filter: applies on change, or with a button without script. */
function CategoryChoice({ categories, category }: { categories: string[]; category: string | undefined }) {
  const [, navigate] = useLocation();
  return (
    <form action={paths.gallery()} className={styles.choice}>
      <Select
        name="category"
        label="Show"
        className={styles.select}
        value={category ?? ""}
        onChange={(event) => navigate(paths.gallery(event.currentTarget.value || undefined))}
      >
        <option value="">{copy.gallery.all}</option>
        <Options of={categories} by={(name) => [name, name]} />
      </Select>
      <noscript>
        <Button type="submit" small>
          Show
        </Button>
      </noscript>
    </form>
  );
}

function Mosaic({ items }: { items: readonly GalleryItem[] }) {
  const { shown, list, more } = useViewMore({ search: useVisit().search, total: items.length, first: PAGE, step: PAGE });
  const walk = useWalk(items);
  return (
    <>
      <ul ref={list} className={styles.mosaic}>
        {items.slice(0, shown).map((item, place) => (
          <Tile key={item.id} item={item} place={place} open={walk.open} />
        ))}
      </ul>
      <ViewMore {...more} />
      <GalleryLightbox walk={walk} />
    </>
  );
}

interface TileProps {
  item: GalleryItem;
  place: number;
  open: Walk["open"];
}

/** Memoised, so that a growing gallery renders only its new tiles. */
const Tile = memo(function Tile({ item, place, open }: TileProps) {
  const [main] = item.images;
  return (
    <li>
      <a
        href={main?.src}
        className={styles.tile}
        style={main && ({ "--r": tileRatio(main) } as CSSProperties)}
        onClick={open(item)}
      >
        <GalleryTile item={item} eager={place < FIRST_ROW} priority={place === 0} />
      </a>
    </li>
  );
});
