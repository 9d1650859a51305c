import { useMay } from "./useMay";

/** Whether the team member sees and sets the prices of orders. The server checks it itself. */
export const useSeesPrices = (): boolean => useMay("counter");
