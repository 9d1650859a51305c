import type { Feature } from "../../site/feature";
import { AccountEntry } from "./frame/AccountEntry";
import { LoginPopupSlot } from "./frame/LoginPopupSlot";
import { routes } from "./routes";
import { SessionKeeper } from "./session/SessionKeeper";

/** The way in and out: login, registration, forgotten passwords, one's own account; customers and who works here. */
export const auth: Feature = {
  name: "auth",
  routes,
  frame: { tool: AccountEntry, framed: LoginPopupSlot, everywhere: SessionKeeper },
  admin: () => import("./backOffice/part"),
};
