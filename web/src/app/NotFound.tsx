import type { ReactNode } from "react";
import { Head } from "../site/head/Head";
import { ErrorState } from "../ui/States";
import { useStatus } from "../site/renderContext";

interface Props {
  /** Where it goes on from here. */
  actions: ReactNode;
  /** Why nothing may be here, in a sentence. */
  children: string;
}

/** An address that no screen lives at, of the shop or of the back office. */
export function NotFound({ actions, children }: Props) {
  useStatus(404);
  return (
    <>
      <Head title="Page not found" noindex />
      <ErrorState as="h1" middle announce={false} title="There is nothing at this address" actions={actions}>
        <p>{children}</p>
      </ErrorState>
    </>
  );
}
