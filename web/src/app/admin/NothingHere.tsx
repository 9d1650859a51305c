import { useAdminParts } from "../../admin/parts";
import { LinkButton } from "../../ui/Button";
import { NotFound } from "../NotFound";
import { screenAt } from "./parts";

/** The page for unknown URLs of the back office, and those the user has no access to. */
export function NothingHere() {
  const start = screenAt(useAdminParts(), "/admin");
  return (
    <NotFound
      actions={
        <LinkButton href="/admin" look="line" small>
          {start?.entry?.label ?? "Back office"}
        </LinkButton>
      }
    >
      It may have moved, or your role has no access.
    </NotFound>
  );
}
