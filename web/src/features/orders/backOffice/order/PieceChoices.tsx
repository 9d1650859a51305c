import type { OrderPiece } from "../../../../api/schema";
import { Facts } from "../../../../ui/Facts";
import styles from "./Piece.later.module.css";

/** The choices of a piece by group; nothing for a piece without any. */
export function PieceChoices({ piece: { choices } }: { piece: OrderPiece }) {
  if (choices.length === 0) return null;
  const groups = [...new Set(choices.map(({ group }) => group))];
  const facts = groups.map((name) => ({ name, value: choices.flatMap(({ group, option }) => (group === name ? [option] : [])).join(", ") }));
  return (
    <section className={styles.part}>
      <h3>Choices</h3>
      <Facts of={facts} className={styles.choices} />
    </section>
  );
}
