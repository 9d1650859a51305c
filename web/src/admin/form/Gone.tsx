import { LinkButton } from "../../ui/Button";
import { Empty } from "../../ui/States";
import { Panel, Screen } from "../Screen";

interface Props {
  title: string;
  back: { href: string; label: string };
  trash?: string;
  says?: string;
  /** Why it may be missing. */
  why?: string | undefined;
}

/** Shown when the item is in the trash or does not exist. */
export function Gone({ title, back, trash, says = "Not found", why = "It was moved to the trash, or the link is outdated." }: Props) {
  return (
    <Screen title={title} back={back}>
      <Panel>
        <Empty
          title={says}
          middle
          actions={
            <>
              <LinkButton href={back.href}>{back.label}</LinkButton>
              {trash && (
                <LinkButton href={trash} look="line">
                  Open trash
                </LinkButton>
              )}
            </>
          }
        >
          <p>{why}</p>
        </Empty>
      </Panel>
    </Screen>
  );
}
