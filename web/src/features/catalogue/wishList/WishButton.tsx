import { useQueryClient } from "@tanstack/react-query";
import { knownUser } from "../../auth/public/session";
import { IconButton } from "../../../ui/Button";
import { toast } from "../../../ui/noticeStore";
import { copy } from "../copy";
import styles from "./WishButton.module.css";
import { wishList } from "./wishList";

interface Props {
  product: number;
  /** The product's name. */
  name: string;
  look?: "surface" | "boxed";
}

/** Puts a product on the wish list, or takes it off. */
export function WishButton({ product, name, look = "surface" }: Props) {
  const client = useQueryClient();
  const wished = wishList.useIds().includes(product);
  const change = () => {
    const before = wishList.ids();
    wishList.set(wished ? before.filter((id) => id !== product) : [product, ...before]);
    if (!knownUser(client)) return;
    import("./calls")
      .then(({ addWishes, removeWish }) => (wished ? removeWish(product) : addWishes([product])))
      .catch(() => {
        wishList.set(before);
        toast(copy.wishFailed, { kind: "error" });
      });
  };
  return (
    <IconButton
      icon="heart"
      label={copy.wish(name)}
      aria-pressed={wished}
      look={look}
      className={wished ? styles.wished : undefined}
      onClick={change}
    />
  );
}
