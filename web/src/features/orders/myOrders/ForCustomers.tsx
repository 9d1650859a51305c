import type { ReactNode } from "react";
import { links } from "../../../links";
import { useSession } from "../../auth/public/useSession";
import { LinkButton } from "../../../ui/Button";
import { Empty, ErrorState } from "../../../ui/States";
import doorstep from "../../../ui/art/doorstep.svg";
import { copy } from "./copy";
import { messageOf } from "./order";
import { OrderBones } from "./OrderBones";

/** Asks a visitor to log in; the login returns to this page, `path`. */
export function ForCustomers({ path, children }: { path: string; children: ReactNode }) {
  const session = useSession();
  if (session.state === "user") return children;
  if (session.state === "visitor") {
    return (
      <Empty
        as="h2"
        title={copy.loginFirst}
        art={doorstep}
        actions={
          <LinkButton href={links.login(path)} small>
            {copy.login}
          </LinkButton>
        }
      >
        <p>{copy.loginFirstText}</p>
      </Empty>
    );
  }
  if (session.failure) {
    return <ErrorState as="h2" title={copy.failed(messageOf(session.failure))} onRetry={session.retry} />;
  }
  return <OrderBones />;
}
