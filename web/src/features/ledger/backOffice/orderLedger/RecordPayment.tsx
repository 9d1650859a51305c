import { useState } from "react";
import { Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import { Button } from "../../../../ui/Button";
import { Dialog } from "../../../../ui/Dialog";
import { ledgerView } from "./queries";
import { TakeMoney } from "./TakeMoney";

/** A button that opens the counter payments of an order: the whole balance with one tap, or another amount. */
export function RecordPayment({ orderId }: { orderId: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="solid" small onClick={() => setOpen(true)}>
        Record payment
      </Button>
      {open && <PaymentDialog orderId={orderId} onClose={() => setOpen(false)} />}
    </>
  );
}

function PaymentDialog({ orderId, onClose }: { orderId: number; onClose: () => void }) {
  const { data: ledger, error, refetch } = useFresh(ledgerView(orderId));
  return (
    <Dialog open onClose={onClose} title="Record payment">
      {ledger ? <TakeMoney orderId={orderId} balancePaise={ledger.balancePaise} onDone={onClose} /> : <Waiting failure={error} onRetry={() => void refetch()} />}
    </Dialog>
  );
}
