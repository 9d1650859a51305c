import type { PrintCode } from "../../../../api/schema";
import styles from "./Papers.later.module.css";

/** A QR code to scan from paper. */
export function PrintedCode({ code, label }: { code: PrintCode; label: string }) {
  return <img className={styles.code} src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(code.image)}`} width="120" height="120" alt={label} />;
}
