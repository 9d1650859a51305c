import { lazyPage } from "./lazyPage";

export const notFoundPage = lazyPage(() => import("./NotFoundPage"));
