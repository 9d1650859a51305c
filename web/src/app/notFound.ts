import { lazyPage } from "../site/lazyPage";

export const notFoundPage = lazyPage(() => import("./NotFoundPage"));
