export const reports = "/admin/reports";
/** The reports, with the orders that have a balance listed. */
export const balances = `${reports}?part=balances`;
export const cash = "/admin/cash";
export const expenses = "/admin/expenses";
