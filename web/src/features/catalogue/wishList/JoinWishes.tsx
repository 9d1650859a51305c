import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { tabStorage } from "../../../site/browserStorage";
import { addWishes, accountWishes } from "./calls";
import { wishList } from "./wishList";

/** The user whose wish list this tab already has. */
const JOINED = "wishesOf";

/** Joins the wish list of this device with that of the account. */
export default function JoinWishes({ user }: { user: number }) {
  const client = useQueryClient();
  useEffect(() => {
    if (tabStorage.get(JOINED) === String(user)) return;
    const ids = wishList.ids();
    (ids.length > 0 ? addWishes(ids) : accountWishes(client)).then(
      ({ products }) => {
        tabStorage.set(JOINED, String(user));
        // What was marked in the meantime is on its way.
        wishList.set([...wishList.ids(), ...products]);
      },
      // Joined with the next page instead.
      () => undefined,
    );
  }, [client, user]);
  return null;
}
