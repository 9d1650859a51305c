import type { TaxDocument } from "../../../api/schema";
import { longDay } from "../../../format/date";
import { rupeesExact } from "../../../format/money";
import { KINDS } from "../public/receiptCopy";
import styles from "./Receipts.later.module.css";
import { typedRate } from "./rules";

const COMPOSITION = "Composition taxable person, not eligible to collect tax on supplies";

/** A preview of the receipt for a course, with the settings as they are. */
export function SampleReceipt({ taxDocument }: { taxDocument: TaxDocument | undefined }) {
  if (!taxDocument) return null;
  const { seller, buyer, tax, lines, placeOfSupply } = taxDocument;
  return (
    <div className={styles.taxDocument}>
      <p className={styles.kind}>{KINDS[taxDocument.kind]}</p>
      <p>
        <b>No. {taxDocument.number}</b>, {longDay(taxDocument.day)}
      </p>
      <p className={styles.name}>{seller.name}</p>
      {seller.legalName !== seller.name && <p>{seller.legalName}</p>}
      <p>{seller.address.join(", ")}</p>
      {seller.gstin && (
        <p>
          <b>GSTIN {seller.gstin}</b>
        </p>
      )}
      {taxDocument.mode === "composition" && <p>{COMPOSITION}</p>}
      <p>
        To {buyer.name}
        {placeOfSupply && `, place of supply: ${placeOfSupply.name} (${placeOfSupply.code})`}
      </p>
      <dl>
        {lines.map(({ description, code, pricePaise }, place) => (
          <Row key={place} name={code ? `${description}, SAC ${code}` : description} value={rupeesExact(pricePaise)} />
        ))}
        {tax && (
          <>
            <Row name="Taxable value" value={rupeesExact(tax.taxablePaise)} />
            <Row name={`CGST ${typedRate(tax.rate / 2)}%`} value={rupeesExact(tax.centralPaise)} />
            <Row name={`${tax.stateTax} ${typedRate(tax.rate / 2)}%`} value={rupeesExact(tax.statePaise)} />
          </>
        )}
        <Row name="Total paid" value={rupeesExact(taxDocument.totalPaise)} strong />
      </dl>
    </div>
  );
}

function Row({ name, value, strong }: { name: string; value: string; strong?: boolean }) {
  return (
    <div className={strong ? styles.total : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
