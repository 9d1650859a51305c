import { links } from "../links";
import { LinkButton } from "../ui/Button";
import { NotFound } from "./NotFound";

/** The page for unknown URLs of the shop. */
export default function NotFoundPage() {
  return (
    <NotFound
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
      The page may have moved, or the link may be incomplete.
    </NotFound>
  );
}
