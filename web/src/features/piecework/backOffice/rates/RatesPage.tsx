import { useState } from "react";
import { Panel, Screen, WaitingScreen } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { PieceRates, RateGarmentType, RateMaker } from "../../../../api/schema";
import { day } from "../../../../format/date";
import { rupees } from "../../../../format/money";
import { usePhone } from "../../../../ui/usePhone";
import { Select, Options } from "../../../../ui/Field";
import styles from "../Piecework.later.module.css";
import { rateList } from "../queries";
import { rateOf, type RateCell } from "./cells";
import { RateForm } from "./RateForm";

const TITLE = "Piece rates";
const back = { href: "/admin/piecework", label: "Back to piecework" };

/** What each maker gets for one piece of each garment type. */
export function RatesPage() {
  const { data, error, refetch } = useFresh(rateList());
  if (!data) return <WaitingScreen title={TITLE} back={back} failure={error} onRetry={() => void refetch()} />;
  return (
    <Screen title={TITLE} back={back}>
      <Rates rates={data} />
    </Screen>
  );
}

interface Asked {
  garment: RateGarmentType;
  maker: RateMaker | undefined;
}

function Rates({ rates }: { rates: PieceRates }) {
  const phone = usePhone();
  const [asked, setAsked] = useState<Asked>();
  const everyone: readonly (RateMaker | undefined)[] = [undefined, ...rates.makers];
  const [chosen, setChosen] = useState("");
  const columns = phone ? everyone.filter((maker) => String(maker?.id ?? "") === chosen) : everyone;
  return (
    <Panel>
      <p className={styles.intro}>A change counts from its day on. Pieces that are counted keep their rate. A maker without a rate of their own gets the one for all makers.</p>
      {phone && (
        <Select label="Rates of" value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">All makers</option>
          <Options of={rates.makers} by={({ id, name }) => [id, name]} />
        </Select>
      )}
      <div className={styles.scroll}>
        <table className={styles.rates}>
          <thead>
            <tr>
              <th scope="col">Garment type</th>
              {columns.map((maker) => (
                <th key={maker?.id ?? 0} scope="col">
                  {maker?.name ?? "All makers"}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rates.garmentTypes.map((garment) => (
              <tr key={garment.id}>
                <th scope="row">{garment.name}</th>
                {columns.map((maker) => (
                  <td key={maker?.id ?? 0}>
                    <Cell cell={rateOf(rates, garment.id, maker?.id)} label={`${garment.name}, ${maker?.name ?? "all makers"}`} onEdit={() => setAsked({ garment, maker })} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {asked && <RateForm {...asked} cell={rateOf(rates, asked.garment.id, asked.maker?.id)} onClose={() => setAsked(undefined)} />}
    </Panel>
  );
}

function Cell({ cell: { own, usual, next }, label, onEdit }: { cell: RateCell; label: string; onEdit: () => void }) {
  const shown = own ?? usual;
  const said = shown === undefined ? "No rate" : rupees(shown);
  return (
    <button type="button" className={own === undefined ? styles.usual : undefined} aria-label={`${label}: ${said}`} onClick={onEdit}>
      {shown === undefined ? "–" : said}
      {next && <small>{`${next.ratePaise === undefined ? "none" : rupees(next.ratePaise)} from ${day(next.fromDay)}`}</small>}
    </button>
  );
}
