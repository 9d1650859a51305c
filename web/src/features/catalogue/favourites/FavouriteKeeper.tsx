import { useSession } from "../../auth/public/useSession";
import { LazyPart } from "../../../ui/LazyPart";

const load = () => import("./JoinFavourites");
const leaveApart = () => undefined;

/** Joins the device's wish list with that of the customer who logs in. */
export function FavouriteKeeper() {
  const session = useSession();
  if (session.state !== "user" || session.user.role !== "customer") return null;
  const { id } = session.user;
  return <LazyPart key={id} load={load} given={{ user: id }} onFailure={leaveApart} />;
}
