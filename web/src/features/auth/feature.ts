import type { Feature } from "../../site/feature";
import { AccountEntry } from "./frame/AccountEntry";
import { LoginPopupSlot } from "./frame/LoginPopupSlot";
import { routes } from "./routes";
import { SessionKeeper } from "./session/SessionKeeper";

/** Login, registration, password reset and account; customers and team in the back office. */
export const auth: Feature = {
  name: "auth",
  routes,
  frame: { tool: AccountEntry, framed: LoginPopupSlot, everywhere: SessionKeeper },
  admin: () => import("./backOffice/part"),
};
