import { useKnownUser } from "../../auth/public/useSession";
import { LazyPart } from "../../../ui/LazyPart";

const load = () => import("./JoinFavourites");
const leaveApart = () => undefined;

/** Joins the device's wish list with that of the customer who logs in. */
export function FavouriteKeeper() {
  const user = useKnownUser();
  if (user?.role !== "customer") return null;
  return <LazyPart key={user.id} load={load} given={{ user: user.id }} onFailure={leaveApart} />;
}
