import { useState } from "react";
import { Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import { Button } from "../../../../ui/Button";
import { Dialog } from "../../../../ui/Dialog";
import { ledgerView } from "./queries";
import { TakeMoney } from "./TakeMoney";

interface Props {
  orderId: number;
  since: string;
}

/** A button that opens the counter payments of an order: the whole balance with one tap, or another amount. */
export function RecordPayment({ orderId, since }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="solid" small onClick={() => setOpen(true)}>
        Record payment
      </Button>
      {open && <PaymentDialog orderId={orderId} since={since} onClose={() => setOpen(false)} />}
    </>
  );
}

function PaymentDialog({ orderId, since, onClose }: Props & { onClose: () => void }) {
  const { data: ledger, error, refetch } = useFresh(ledgerView(orderId));
  return (
    <Dialog open onClose={onClose} title="Record payment">
      {ledger ? <TakeMoney orderId={orderId} since={since} balancePaise={ledger.balancePaise} onDone={onClose} /> : <Waiting failure={error} onRetry={() => void refetch()} />}
    </Dialog>
  );
}
