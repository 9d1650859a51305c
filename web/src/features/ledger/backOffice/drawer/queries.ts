import { read } from "../../../../api/read";
import type { CloseCashDrawer, UpdateCashDrawer } from "../../../../api/schema";
import { send } from "../../../../api/send";

export const drawerView = (day: string) => read("admin_cash_drawer_view", "/admin/payments/cash-drawers/{day}", { path: { day } });
export const updateDrawer = (day: string, body: UpdateCashDrawer) => send("PUT /admin/payments/cash-drawers/{day}", { path: { day }, body });
export const closeDrawer = (day: string, body: CloseCashDrawer) => send("POST /admin/payments/cash-drawers/{day}/close", { path: { day }, body });
export const reopenDrawer = (day: string) => send("POST /admin/payments/cash-drawers/{day}/reopen", { path: { day } });
