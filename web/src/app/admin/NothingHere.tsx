import { Head } from "../../head/Head";
import { LinkButton } from "../../ui/Button";
import { ErrorState } from "../../ui/States";

/** An address of the back office that no screen lives at, or none that this person may see. */
export function NothingHere() {
  return (
    <>
      <Head title="Page not found" noindex />
      <ErrorState
        as="h1"
        middle
        announce={false}
        title="There is nothing at this address"
        actions={
          <LinkButton href="/admin" look="line" small>
            Today
          </LinkButton>
        }
      >
        <p>It was moved, or only the owner sees it.</p>
      </ErrorState>
    </>
  );
}
