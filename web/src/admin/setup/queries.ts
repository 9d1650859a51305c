import { read } from "../../api/read";
import type { SetupDecision } from "../../api/schema";
import { send } from "../../api/send";
import { useFresh } from "../useFresh";

/** Whether the shop is open, and what the owner decided about steps that have no setting of their own. */
export const setupView = () => read("admin_setup_view", "/admin/content/setup");

export const decideStep = (step: SetupDecision, decided: boolean) => send("PUT /admin/content/setup/steps", { body: { step, decided } });

export const openShop = () => send("POST /admin/content/setup/open");

/** Whether the owner decided a step without its setting; undefined while loading. */
export const useDecided = (step: SetupDecision): boolean | undefined => useFresh(setupView()).data?.decided.includes(step);
