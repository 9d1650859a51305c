import { Head } from "../../../site/head/Head";
import { links } from "../../../links";
import { LinkButton } from "../../../ui/Button";
import { Empty } from "../../../ui/States";
import { copy } from "../copy";

/** A page without content, with links to continue. */
export function NothingHere({ title, says, path }: { title: string; says: string; path: string }) {
  return (
    <>
      <Head title={title} canonical={path} noindex />
      <Empty
        as="h1"
        middle
        title={says}
        actions={
          <>
            <LinkButton href={links.products()}>{copy.onward.services}</LinkButton>
            <LinkButton href={links.courses()} look="line">
              {copy.onward.tutorials}
            </LinkButton>
          </>
        }
      />
    </>
  );
}
