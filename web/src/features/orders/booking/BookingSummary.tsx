import { rupees } from "../../../format/money";
import { Icon } from "../../../ui/Icon";
import shared from "../../../ui/shared.module.css";
import { typedUnit } from "../measurements/lengths";
import { weekday } from "../myOrders/days";
import { copy } from "./copy";
import type { Estimate } from "./estimate";
import styles from "./Estimate.later.module.css";
import type { FieldName, Values } from "./values";

interface Props {
  values: Values;
  estimate: Estimate;
  /** Goes back to a field of the form, or to its measurements. */
  onChange: (field: FieldName | "measurements") => void;
}

/** What was filled in, above the last step: each line leads back to its part of the form. */
export function BookingSummary({ values, estimate, onChange }: Props) {
  const { pieces, totalPaise } = estimate;
  const count = copy.pieces.count(pieces.length);
  const own = values.pieces.some(({ lengths }) => typedUnit(lengths) !== undefined);
  const [street = "", ...rest] = values.address.trim().split("\n");
  const lines: { title: string; detail: string; field: FieldName | "measurements" }[] = [
    {
      title: totalPaise === undefined ? count : copy.summary.from(count, rupees(totalPaise)),
      detail: pieces.map(({ title, forWhom }) => [title, forWhom && copy.summary.forWhom(forWhom)].filter(Boolean).join(" ")).join("; "),
      field: "pieces.0.productId",
    },
    {
      title: `${weekday(values.appointmentDate)}, ${values.appointmentTime}`,
      detail: values.neededBy && copy.summary.neededBy(weekday(values.neededBy)),
      field: "appointmentDate",
    },
    { title: street, detail: [...rest, values.pinCode.trim()].filter(Boolean).join(", "), field: "address" },
    {
      title: own ? copy.summary.own : copy.measures.visit,
      detail: own ? copy.summary.ownHint : copy.summary.visitHint,
      field: "measurements",
    },
  ];
  return (
    <ul className={styles.summary} aria-label={copy.summary.title}>
      {lines.map(({ title, detail, field }) => (
        <li key={field}>
          <Icon name="check" />
          <p>
            <b>{title}</b>
            <small>{detail}</small>
          </p>
          <button type="button" className={shared.stitch} onClick={() => onChange(field)}>
            {copy.summary.change}
            <span className={shared.hidden}>{`: ${title}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
