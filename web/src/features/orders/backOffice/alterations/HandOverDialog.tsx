import { useChange } from "../../../../admin/useChange";
import type { Alteration } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import { toast } from "../../../../ui/noticeStore";
import { BalanceDialog } from "../BalanceDialog";
import type { BalanceOnDelivery } from "../useOrderChanges";
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
  const give = async (balance: BalanceOnDelivery) => {
    if (await change(() => moveAlteration(order, id, status, "Handed Over", balance))) {
      toast(balance.payment ? `Handed over, ${rupees(due)} recorded` : "Handed over");
      onClose();
    }
  };
  return (
    <BalanceDialog due={due} unpaid={invoiced ? undefined : "Hand over unpaid"} busy={busy} onClose={onClose} onGiven={(balance) => void give(balance)}>
      {work}
    </BalanceDialog>
  );
}
