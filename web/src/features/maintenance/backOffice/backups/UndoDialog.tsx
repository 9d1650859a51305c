import type { ReplacedShopSummary } from "../../../../api/schema";
import { Dialog } from "../../../../ui/Dialog";
import { momentInside } from "../moments";
import { undoRestore } from "../queries";
import { ShopNameForm } from "./ShopNameForm";

interface Props {
  shop: ReplacedShopSummary;
  shopName: string;
  onClose: () => void;
}

/** Asks before a restore is undone, and says what that costs. */
export function UndoDialog({ shop: { name, replacedAt }, shopName, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title="Undo the restore?">
      <ShopNameForm shopName={shopName} begin={(typed) => undoRestore(name, typed)} onClose={onClose}>
        <p>
          Your shop becomes what it was {momentInside(replacedAt)}, just before the restore. <b>Everything since then goes</b>: orders,
          payments and changes of the time after it.
        </p>
        <p>
          The shop closes for a moment. Everybody is logged out, you too. The shop as it is now is put aside for 30 days, so you can come
          back to it in the same way.
        </p>
      </ShopNameForm>
    </Dialog>
  );
}
