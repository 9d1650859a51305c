import { useRead } from "../../../api/read";
import { useFavourites } from "../../catalogue/public/useFavourites";
import { Icon } from "../../../ui/Icon";
import { productList } from "../queries";
import { copy } from "./copy";
import styles from "./Pieces.later.module.css";
import type { Pieces } from "./usePieces";

const MOST_OFFERED = 6;

/** The products of the wish list that are not among the pieces yet, each to be added with one press. */
export function WishedPieces({ pieces, onAdd }: { pieces: Pieces; onAdd: (product: number) => void }) {
  const ids = useFavourites();
  const { data: products = [] } = useRead(productList());
  const taken = new Set(pieces.all.map(({ productId }) => Number(productId)));
  const wished = ids.flatMap((id) => products.find((one) => one.id === id && !taken.has(id)) ?? []);
  if (wished.length === 0 || pieces.full) return null;
  return (
    <div className={styles.wished} role="group" aria-labelledby="wished-pieces">
      <p id="wished-pieces">{copy.pieces.wished}</p>
      <ul>
        {wished.slice(0, MOST_OFFERED).map(({ id, mainTitle }) => (
          <li key={id}>
            <button type="button" onClick={() => onAdd(id)}>
              <Icon name="plus" />
              {mainTitle}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
