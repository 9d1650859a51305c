import { useSession } from "../../auth/public/useSession";
import { LazyPart } from "../../../ui/LazyPart";

const load = () => import("./OwnReviewPart");
const leaveOut = () => undefined;

/** A customer's own review of a product; its code is loaded for customers who are logged in. */
export function OwnReviewSlot({ product }: { product: number }) {
  const session = useSession();
  if (session.state !== "user" || session.user.role !== "customer") return null;
  return <LazyPart key={session.user.id} load={load} given={{ product }} onFailure={leaveOut} />;
}
