import type { Feature } from "../feature";
import { lazyPage } from "../lazyPage";

const page = lazyPage(() => import("./SoonPage"));

/** Addresses whose screens come with the log-in: they say so, and what to do until then. */
export const soon: Feature = {
  name: "soon",
  routes: [
    { path: "/profile", page },
    { path: "/mycourses", page },
  ],
};
