import type { PieceworkStatement } from "../../../../api/schema";
import { useShop } from "../../../content/public/useShop";
import { Icon } from "../../../../ui/Icon";
import { statementFile } from "../paths";
import styles from "../Piecework.later.module.css";
import { shareText } from "../text";

/** The statement as files, and its sums as a chat message. */
export function Files({ of }: { of: PieceworkStatement }) {
  const shop = useShop();
  const { makerId, month, mobile = "" } = of;
  const chat = `https://wa.me/${mobile.replaceAll(/\D/g, "")}?text=${encodeURIComponent(shareText(of, shop?.businessName))}`;
  return (
    <div className={styles.files}>
      <a href={statementFile(makerId, month, "pdf")} download aria-label="Download as PDF">
        PDF
      </a>
      <a href={statementFile(makerId, month, "csv")} download aria-label="Download as CSV">
        CSV
      </a>
      <a href={chat} target="_blank" rel="noopener" aria-label="Send by WhatsApp">
        <Icon name="chat" />
      </a>
    </div>
  );
}
