import { links } from "../links";
import { LinkButton } from "../ui/Button";
import { NotFound } from "./NotFound";

/** Every address of the shop that no screen lives at. */
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
      The page has moved, or the link lost a few letters on its way.
    </NotFound>
  );
}
