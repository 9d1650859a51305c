import { links } from "../../../links";
import { LinkButton } from "../../../ui/Button";
import { Empty } from "../../../ui/States";
import { copy } from "../copy";
import { paths } from "../paths";

/** Says that a category or service has nothing to book, with a way back and one to ask for it. */
export const NothingHere = ({ as, title }: { as: "h1" | "h2"; title: string }) => (
  <Empty
    as={as}
    middle
    title={title}
    actions={
      <>
        <LinkButton href={paths.products()}>{copy.backToServices}</LinkButton>
        <LinkButton href={links.contact()} look="line">
          {copy.askUs}
        </LinkButton>
      </>
    }
  />
);
