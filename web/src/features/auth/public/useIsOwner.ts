import { useMay } from "./useMay";

/** Whether an owner is logged in. The server checks it itself. */
export const useIsOwner = (): boolean => useMay("owner");
