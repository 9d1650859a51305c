import { createContext, useContext } from "react";
import type { AdminPart } from "../site/adminPart";

export const AdminPartsContext = createContext<readonly AdminPart[]>([]);

/** Id of who works here now: drafts are kept for each person alone. */
export const StaffIdContext = createContext(0);

/** The back office parts of all features, for screens that combine them. */
export const useAdminParts = (): readonly AdminPart[] => useContext(AdminPartsContext);
