import { SearchBox } from "../../../admin/list/SearchBox";
import { Screen } from "../../../admin/Screen";
import { idOf, useVisit } from "../../../site/visit";
import { links } from "../../../links";
import { Anchor } from "../../../ui/Anchor";
import { LinkButton } from "../../../ui/Button";
import styles from "./Catalogue.later.module.css";
import { Found } from "./Found";
import { InsideCategory, InsideService } from "./Inside";
import { CategoryList, EveryProduct, UnpricedProducts } from "./Lists";
import * as paths from "./paths";

/** The catalogue: categories with their services, and services with their products. */
export function CataloguePage() {
  const { search } = useVisit();
  const tab = search.get("tab");
  const id = idOf(search.get("id"));
  if (tab === "services" && id !== undefined) return <InsideCategory key={id} ctid={id} />;
  if (tab === "products" && id !== undefined) return <InsideService key={id} serviceId={id} />;
  if (tab === "products") return <Products unpriced={search.get("filter") === "unpriced"} />;
  return <Categories q={search.get("q")?.trim() ?? ""} />;
}

const WAYS: readonly [label: string, href: string][] = [
  ["Categories", paths.catalogue],
  ["All products", paths.allProducts],
  ["Without a price", paths.unpriced],
  ["Garment types", links.garmentTypes()],
];

function Ways({ current }: { current: string }) {
  return (
    <nav aria-label="Catalogue" className={styles.ways}>
      <ul>
        {WAYS.map(([label, href]) => (
          <li key={href}>
            <Anchor href={href} aria-current={href === current ? "page" : undefined}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Categories({ q }: { q: string }) {
  return (
    <Screen
      title="Catalogue"
      tools={
        <LinkButton href={paths.category("new")} small>
          Add category
        </LinkButton>
      }
    >
      <Ways current={paths.catalogue} />
      <div className={styles.search}>
        <SearchBox label="Search catalogue" />
      </div>
      {q ? <Found key={q} q={q} /> : <CategoryList />}
    </Screen>
  );
}

function Products({ unpriced }: { unpriced: boolean }) {
  return (
    <Screen
      title="Catalogue"
      tools={
        <LinkButton href={paths.newProduct()} small>
          Add product
        </LinkButton>
      }
    >
      <Ways current={unpriced ? paths.unpriced : paths.allProducts} />
      {unpriced ? <UnpricedProducts /> : <EveryProduct />}
    </Screen>
  );
}
