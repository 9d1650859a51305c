import { useState } from "react";
import { AdminIcon } from "../../../../admin/AdminIcon";
import { useAdminParts } from "../../../../admin/parts";
import { PrintPage } from "../../../../admin/PrintPage";
import { Panel } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { OrderDetail } from "../../../../api/schema";
import { priceSettingsView, printCodes } from "../queries";
import { CustomerSlip } from "./CustomerSlip";
import { JobCard } from "./JobCard";
import styles from "./Papers.later.module.css";

/** What to print: the customer's slip, or the job cards of these pieces. */
type Wanted = "slip" | readonly number[];

interface Props {
  detail: OrderDetail;
}

/** The papers of an order: the slip that the customer takes home, and a card for each piece. */
export function PapersPanel({ detail }: Props) {
  const [wanted, setWanted] = useState<Wanted>();
  const [prints, setPrints] = useState(0);
  const { pieces } = detail.order;
  const print = (papers: Wanted) => {
    setPrints(prints + 1);
    setWanted(papers);
  };
  return (
    <Panel title="Print">
      <div className={styles.buttons}>
        <PrintButton label="Customer’s slip" onPress={() => print("slip")} />
        <PrintButton label={pieces.length === 1 ? "Job card" : `${pieces.length} job cards`} onPress={() => print(pieces.map(({ id }) => id))} />
      </div>
      {wanted !== undefined && <Printing key={prints} detail={detail} wanted={wanted} onDone={() => setWanted(undefined)} />}
    </Panel>
  );
}

function PrintButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.print} onClick={onPress}>
      <AdminIcon name="print" />
      {label}
    </button>
  );
}

/** Prints as soon as the codes and the terms have arrived; without a connection, the papers have none. */
export function Printing({ detail, wanted, onDone }: Props & { wanted: Wanted; onDone: () => void }) {
  const codes = useFresh(printCodes(detail.order.id)).data;
  const terms = useFresh(priceSettingsView()).data?.slipTerms;
  const sums = useAdminParts().map(({ slip: Sums }, place) => Sums && <Sums key={place} orderId={detail.order.id} />);
  const { pieces } = detail.order;
  return (
    <PrintPage format="card" onDone={onDone}>
      {wanted === "slip" ? (
        <CustomerSlip detail={detail} code={codes?.statusPage} terms={terms} money={sums} />
      ) : (
        pieces.map(
          (piece, place) =>
            wanted.includes(piece.id) && (
              <JobCard key={piece.id} detail={detail} piece={piece} work={detail.pieces.find(({ id }) => id === piece.id)} code={codes?.pieces[place]} />
            ),
        )
      )}
    </PrintPage>
  );
}
