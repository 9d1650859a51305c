import { Suspense } from "react";
import { ForUsers } from "../../features/auth/public/ForUsers";
import { lazyPage } from "../../site/lazyPage";
import { notFoundPage as NotFound } from "../notFound";

const BackOffice = lazyPage(() => import("./BackOffice"));

/** The entry of the back office, for staff and owners. Everyone else gets a page not found. */
export default function AdminPage() {
  return (
    <ForUsers>
      {(user) => <Suspense>{user.role === "customer" ? <NotFound /> : <BackOffice />}</Suspense>}
    </ForUsers>
  );
}
