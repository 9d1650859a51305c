import type { AdminPart } from "../../../site/adminPart";
import { audit } from "./audit";
import { PieceworkPage } from "./PieceworkPage";
import { RatesPage } from "./rates/RatesPage";
import { StatementPage } from "./statement/StatementPage";

/** For everyone who can make pieces. */
const entry = { label: "Piecework", icon: "piecework", place: 8.5 } as const;

const part: AdminPart = {
  screens: [
    { path: "/piecework", page: PieceworkPage, entry, access: "counter" },
    { path: "/piecework", page: PieceworkPage, entry, only: "maker" },
    { path: "/piecework/rates", page: RatesPage, under: "/piecework", access: "owner" },
    { path: "/piecework/:id", page: StatementPage, under: "/piecework", access: "owner" },
  ],
  audit,
};

export default part;
