import type { Feature } from "../../site/feature";
import { routes } from "./routes";

/** The way in and out: login, registration, forgotten passwords, one's own account; customers and who works here. */
export const auth: Feature = { name: "auth", routes, popup: () => import("./popup/LoginPopup"), admin: () => import("./backOffice/part") };
