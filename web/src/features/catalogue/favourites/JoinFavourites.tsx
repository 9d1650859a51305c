import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { tabStorage } from "../../../site/browserStorage";
import { addFavourites, accountFavourites } from "./calls";
import { favourites } from "./favourites";

/** The user whose wish list this tab already has. */
const JOINED = "favouritesOf";

/** Joins the wish list of this device with that of the account. */
export default function JoinFavourites({ user }: { user: number }) {
  const client = useQueryClient();
  useEffect(() => {
    if (tabStorage.get(JOINED) === String(user)) return;
    const ids = favourites.ids();
    (ids.length > 0 ? addFavourites(ids) : accountFavourites(client)).then(
      ({ products }) => {
        tabStorage.set(JOINED, String(user));
        // What was marked in the meantime is on its way.
        favourites.set([...favourites.ids(), ...products]);
      },
      // Joined with the next page instead.
      () => undefined,
    );
  }, [client, user]);
  return null;
}
