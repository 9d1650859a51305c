import { Head } from "../head/Head";
import { links } from "../links";
import { LinkButton } from "../ui/Button";
import { ErrorState } from "../ui/States";
import { useStatus } from "./renderContext";

/** Every address that no screen lives at. */
export default function NotFoundPage() {
  useStatus(404);
  return (
    <>
      <Head title="Page not found" noindex />
      <ErrorState
        as="h1"
        middle
        announce={false}
        title="There is nothing at this address"
        actions={
          <>
            <LinkButton href={links.products()} look="line" small>
              Services
            </LinkButton>
            <LinkButton href={links.courses()} look="line" small>
              Tutorials
            </LinkButton>
          </>
        }
      >
        <p>The page has moved, or the link lost a few letters on its way.</p>
      </ErrorState>
    </>
  );
}
