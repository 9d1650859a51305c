import { LinkButton } from "../../ui/Button";
import { NotFound } from "../NotFound";

/** The page for unknown URLs of the back office, and those the user has no access to. */
export function NothingHere() {
  return (
    <NotFound
      actions={
        <LinkButton href="/admin" look="line" small>
          Go to start
        </LinkButton>
      }
    >
      It may have moved, or your role has no access.
    </NotFound>
  );
}
