import { SearchBox } from "../../../admin/list/SearchBox";
import { Screen } from "../../../admin/Screen";
import { idOf, useVisit } from "../../../site/visit";
import { LinkButton } from "../../../ui/Button";
import styles from "./Catalogue.later.module.css";
import { Found } from "./Found";
import { InsideCategory, InsideService } from "./Inside";
import { CategoryList, EveryProduct, UnpricedProducts } from "./Lists";
import * as paths from "./paths";
import { Ways } from "./Ways";

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
