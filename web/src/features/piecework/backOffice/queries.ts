import { read } from "../../../api/read";
import type { CreateStatementEntry, UpdateCountedPiece, UpdateMissingRate, UpdatePieceRate } from "../../../api/schema";
import { send } from "../../../api/send";

export const overviewView = (month: string) => read("admin_piecework_view", "/admin/piecework/makers", { query: { month } });
export const rateList = () => read("admin_piecework_rate_list", "/admin/piecework/rates");
export const statementView = (maker: number, month: string) =>
  read("admin_piecework_statement_view", "/admin/piecework/statements/{maker}", { path: { maker }, query: { month } });

export const setRate = (body: UpdatePieceRate) => send("PUT /admin/piecework/rates", { body });

const of = (maker: number) => ({ path: { maker } });

export const addEntry = (maker: number, body: CreateStatementEntry) =>
  send("POST /admin/piecework/statements/{maker}/entries", { ...of(maker), body });
export const deleteEntry = (maker: number, entry: number) =>
  send("DELETE /admin/piecework/statements/{maker}/entries/{entry}", { path: { maker, entry } });
export const priceMissing = (maker: number, body: UpdateMissingRate) =>
  send("PUT /admin/piecework/statements/{maker}/missing-rates", { ...of(maker), body });
export const correctPiece = (id: number, body: UpdateCountedPiece) => send("PUT /admin/piecework/pieces/{id}", { path: { id }, body });
export const closeStatement = (maker: number, month: string, fromDuePaise: number) =>
  send("POST /admin/piecework/statements/{maker}/close", { ...of(maker), body: { month, fromDuePaise } });
export const reopenStatement = (maker: number, month: string) =>
  send("POST /admin/piecework/statements/{maker}/reopen", { ...of(maker), query: { month } });
