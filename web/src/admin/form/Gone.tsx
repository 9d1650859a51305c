import { LinkButton } from "../../ui/Button";
import { Empty } from "../../ui/States";
import { Panel, Screen } from "../Screen";

/** Shown when the item is in the trash or does not exist. */
export function Gone({ title, back, trash }: { title: string; back: { href: string; label: string }; trash?: string }) {
  return (
    <Screen title={title} back={back}>
      <Panel>
        <Empty
          title="Not found"
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
          <p>It was moved to the trash, or the link is outdated.</p>
        </Empty>
      </Panel>
    </Screen>
  );
}
