import { LinkButton } from "../../ui/Button";
import { NotFound } from "../NotFound";

/** The page for unknown URLs of the back office, and those the user has no access to. */
export function NothingHere() {
  return (
    <NotFound
      actions={
        <LinkButton href="/admin" look="line" small>
          Today
        </LinkButton>
      }
    >
      It may have moved, or only the owner has access.
    </NotFound>
  );
}
