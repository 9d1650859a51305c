import { LinkButton } from "../../ui/Button";
import { NotFound } from "../NotFound";

/** An address of the back office that no screen lives at, or none that this person may see. */
export function NothingHere() {
  return (
    <NotFound
      actions={
        <LinkButton href="/admin" look="line" small>
          Today
        </LinkButton>
      }
    >
      It was moved, or only the owner sees it.
    </NotFound>
  );
}
