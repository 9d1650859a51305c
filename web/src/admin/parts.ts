import { createContext, useContext } from "react";
import type { AdminPart } from "../site/adminPart";

export const AdminPartsContext = createContext<readonly AdminPart[]>([]);

/** Id of who works here now: drafts are kept for each person alone. */
export const StaffIdContext = createContext(0);

/** What all features give the back office, for screens that show a little of each. */
export const useAdminParts = (): readonly AdminPart[] => useContext(AdminPartsContext);
