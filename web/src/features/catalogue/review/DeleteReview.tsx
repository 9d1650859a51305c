import { useState } from "react";
import { isOffline } from "../../../api/problem";
import { send } from "../../../api/send";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";

/** Deletes the customer's review of a product, after a confirmation. */
export function DeleteReview({ product, onDeleted }: { product: number; onDeleted: () => void }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await send("DELETE /me/product-reviews/{product}", { path: { product } });
      toast(copy.reviewDeleted);
      onDeleted();
      document.getElementById("main")?.focus({ preventScroll: true });
    } catch (failure) {
      toast(isOffline(failure) ? copy.offline : copy.reviewNotDeleted, { kind: "error" });
      setBusy(false);
    }
  };
  return (
    <>
      <Button look="line" small onClick={() => setAsking(true)}>
        {copy.deleteReview}
      </Button>
      <Dialog open={asking} onClose={() => !busy && setAsking(false)} role="alertdialog" title={copy.askDeleteReview} sticky="outside">
        <div className={shared.text}>
          <p>{copy.deletedForGood}</p>
          <p className={shared.row}>
            <Button look="solid" busy={busy} onClick={() => void remove()}>
              {copy.deleteReview}
            </Button>
            <Button look="line" disabled={busy} onClick={() => setAsking(false)}>
              {copy.keepReview}
            </Button>
          </p>
        </div>
      </Dialog>
    </>
  );
}
