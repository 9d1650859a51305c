import type { Feature } from "../feature";
import { lazyPage } from "../lazyPage";

const page = lazyPage(() => import("./SoonPage"));

/** Addresses whose screens come with the log-in: they say so, and what to do until then. */
export const soon: Feature = {
  name: "soon",
  routes: [
    { path: "/login", page, bare: true, query: ["next"] },
    { path: "/register", page, bare: true },
    { path: "/forgetpassword", page, bare: true },
  ],
};
