import type { ReactNode } from "react";
import { Head } from "../site/head/Head";
import pattern from "../ui/art/pattern-paper.svg?no-inline";
import { ErrorState } from "../ui/States";
import { useStatus } from "../site/renderContext";

interface Props {
  /** The links to continue with. */
  actions: ReactNode;
  /** A sentence on why the page may not exist. */
  children: string;
}

/** The page for unknown URLs, of the shop or of the back office. */
export function NotFound({ actions, children }: Props) {
  useStatus(404);
  return (
    <>
      <Head title="Page not found" noindex />
      <ErrorState as="h1" middle art={pattern} announce={false} title="Page not found" actions={actions}>
        <p>{children}</p>
      </ErrorState>
    </>
  );
}
