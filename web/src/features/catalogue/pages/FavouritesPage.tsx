import { useRead } from "../../../api/read";
import { Head } from "../../../site/head/Head";
import { useSession } from "../../auth/public/useSession";
import { links } from "../../../links";
import { Anchor } from "../../../ui/Anchor";
import { LinkButton } from "../../../ui/Button";
import shared from "../../../ui/shared.module.css";
import { Empty } from "../../../ui/States";
import { useIsHydrated } from "../../../ui/useIsHydrated";
import { ListFailure } from "../components/ListFailure";
import { LoadingCards } from "../components/LoadingCards";
import { ProductGrid } from "../components/ProductGrid";
import { copy } from "../copy";
import { paths } from "../paths";
import { allProductList, categoryList } from "../queries";
import { favourites } from "../favourites/favourites";
import styles from "./FavouritesPage.module.css";

/** The products on the wish list of this device, which is also the account's after a login. */
export default function FavouritesPage() {
  const ids = favourites.useIds();
  const isHydrated = useIsHydrated();
  const session = useSession();
  const products = useRead(allProductList());
  const categories = useRead(categoryList());
  const reads = [products, categories];
  const failed = reads.find(({ error }) => error)?.error;
  const wished = ids.flatMap((id) => products.data?.find((one) => one.id === id) ?? []);
  const coloursOf = new Map(categories.data?.map(({ ctid, colours }) => [ctid, colours]));
  return (
    <div className={`${shared.wrap} ${shared.page}`}>
      <Head title={copy.favourites} description={copy.favouritesLede} noindex />
      <h1>{copy.favourites}</h1>
      <div className={styles.lede}>
        <p className={shared.muted}>{copy.favouritesLede}</p>
        {session.state === "visitor" && (
          <p className={shared.muted}>
            {copy.favouritesDevice}{" "}
            <Anchor href={links.login(links.favourites())} className={shared.stitch}>
              Login
            </Anchor>
          </p>
        )}
      </div>
      {failed ? (
        <ListFailure failure={failed} onRetry={() => reads.forEach(({ refetch }) => void refetch())} />
      ) : !isHydrated || !products.data || !categories.data ? (
        <LoadingCards grid={shared.grid3} count={3} />
      ) : wished.length === 0 ? (
        <Empty as="h2" title={copy.noFavourites} actions={<LinkButton href={paths.allProducts()}>{copy.seeAll}</LinkButton>}>
          <p>{copy.noFavouritesHint}</p>
        </Empty>
      ) : (
        <>
          <ProductGrid products={wished} coloursOf={({ ctid }) => coloursOf.get(ctid)} withService />
          <p className={styles.book}>
            <LinkButton href={links.book()}>{copy.book}</LinkButton>
          </p>
        </>
      )}
    </div>
  );
}
