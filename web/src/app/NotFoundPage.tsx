import { Head } from "../head/Head";
import { links } from "../links";
import { LinkButton } from "../ui/Button";
import { Empty } from "../ui/States";
import { useStatus } from "./renderContext";

/** Every address that no screen lives at. */
export default function NotFoundPage() {
  useStatus(404);
  return (
    <>
      <Head title="Page not found" noindex />
      <Empty
        as="h1"
        middle
        title="There is nothing at this address"
        actions={<LinkButton href={links.home()}>Go to the home page</LinkButton>}
      >
        <p>The page has moved, or the link lost a few letters on its way.</p>
      </Empty>
    </>
  );
}
