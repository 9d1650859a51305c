import type { ReplacedShopSummary } from "../../../../api/schema";
import { Dialog } from "../../../../ui/Dialog";
import { momentInside } from "../../../../admin/moments";
import { undoRestore } from "../queries";
import { ShopNameForm } from "./ShopNameForm";

interface Props {
  shop: ReplacedShopSummary;
  shopName: string;
  onClose: () => void;
}

/** Confirms restoring a replaced shop, and says what would be lost. */
export function UndoDialog({ shop: { name, replacedAt }, shopName, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title={`Restore your shop as it was ${momentInside(replacedAt)}?`}>
      <ShopNameForm shopName={shopName} begin={(typed) => undoRestore(name, typed)} onClose={onClose}>
        <p>
          <b>Everything since then will be lost</b>: new orders, payments and changes.
        </p>
        <p>
          The shop closes for a moment, and everyone is logged out, including you. Your shop as it is now is saved for 30 days, so you can
          undo this step too.
        </p>
      </ShopNameForm>
    </Dialog>
  );
}
