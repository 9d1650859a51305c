import { useChange } from "../../../../admin/useChange";
import type { Alteration, AlterationStep } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import { Button } from "../../../../ui/Button";
import { Dialog } from "../../../../ui/Dialog";
import { toast } from "../../../../ui/noticeStore";
import parts from "../Parts.later.module.css";
import { moveAlteration } from "./queries";

interface Props {
  order: number;
  alteration: Alteration;
  /** What it costs, in paise. */
  due: number;
  /** The order's invoice is issued: the charge is billed by the document of its payment, so it cannot stay due. */
  invoiced: boolean;
  onClose: () => void;
}

/** Asks for the price of an alteration that is handed over. */
export function HandOverDialog({ order, alteration: { id, status, work }, due, invoiced, onClose }: Props) {
  const { busy, change } = useChange();
  const amount = rupees(due);
  const give = async (balance: Pick<AlterationStep, "payment" | "unpaid">) => {
    if (await change(() => moveAlteration(order, id, status, "Handed Over", balance))) {
      toast(balance.payment ? `Handed over, ${amount} recorded` : "Handed over");
      onClose();
    }
  };
  return (
    <Dialog open onClose={() => !busy && onClose()} title={`${amount} due`}>
      <div className={parts.approval}>
        <p>{work}</p>
        <div className={parts.pair}>
          <Button busy={busy} onClick={() => void give({ payment: { method: "cash", amountPaise: due } })}>
            {`Take ${amount} cash`}
          </Button>
          <Button busy={busy} onClick={() => void give({ payment: { method: "upi", amountPaise: due } })}>
            {`Take ${amount} UPI`}
          </Button>
        </div>
        {!invoiced && (
          <Button look="line" wide disabled={busy} onClick={() => void give({ unpaid: true })}>
            Hand over unpaid
          </Button>
        )}
      </div>
    </Dialog>
  );
}
