import { monthOf } from "../../../admin/months";

const at = (path: string, month: string): string => (month === monthOf() ? path : `${path}?month=${month}`);

export const makers = (month: string): string => at("/admin/piecework", month);
export const statement = (maker: number, month: string): string => at(`/admin/piecework/${maker}`, month);
export const rates = "/admin/piecework/rates";

/** The statement as a file. */
export const statementFile = (maker: number, month: string, kind: "csv" | "pdf"): string =>
  `/api/admin/piecework/statements/${maker}/statement.${kind}?month=${month}`;
