import type { Feature } from "../../app/feature";
import { routes } from "./routes";

/** The way in and out: login, registration, forgotten passwords, one's own account. */
export const auth: Feature = { name: "auth", routes, popup: () => import("./popup/LoginPopup") };
