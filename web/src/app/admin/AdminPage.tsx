import { Suspense } from "react";
import { ForUsers } from "../../features/auth/public/ForUsers";
import { lazyPage } from "../../site/lazyPage";
import { notFoundPage as NotFound } from "../notFound";

const BackOffice = lazyPage(() => import("./BackOffice"));

/** The door of the back office: people of the shop only. For everybody else there is nothing behind it. */
export default function AdminPage() {
  return (
    <ForUsers>
      {(user) => <Suspense>{user.role === "customer" ? <NotFound /> : <BackOffice />}</Suspense>}
    </ForUsers>
  );
}
