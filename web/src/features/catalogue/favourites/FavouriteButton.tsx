import { useQueryClient } from "@tanstack/react-query";
import { knownUser } from "../../auth/public/session";
import { IconButton } from "../../../ui/Button";
import { toast } from "../../../ui/noticeStore";
import { copy } from "../copy";
import styles from "./FavouriteButton.module.css";
import { favourites } from "./favourites";

interface Props {
  product: number;
  /** The product's name. */
  name: string;
}

/** Puts a product on the wish list, or takes it off. */
export function FavouriteButton({ product, name }: Props) {
  const client = useQueryClient();
  const wished = favourites.useIds().includes(product);
  const change = () => {
    const before = favourites.ids();
    favourites.set(wished ? before.filter((id) => id !== product) : [product, ...before]);
    if (!knownUser(client)) return;
    import("./calls")
      .then(({ addFavourites, removeFavourite }) => (wished ? removeFavourite(product) : addFavourites([product])))
      .catch(() => {
        favourites.set(before);
        toast(copy.favouriteFailed, { kind: "error" });
      });
  };
  return (
    <IconButton
      icon="heart"
      label={copy.favourite(name)}
      aria-pressed={wished}
      look="surface"
      className={wished ? styles.wished : undefined}
      onClick={change}
    />
  );
}
