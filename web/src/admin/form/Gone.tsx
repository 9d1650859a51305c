import { LinkButton } from "../../ui/Button";
import { Empty } from "../../ui/States";
import { Panel, Screen } from "../Screen";

/** What was to be changed is not there: somebody has moved it to the trash, or the address is old. */
export function Gone({ title, back, trash }: { title: string; back: { href: string; label: string }; trash?: string }) {
  return (
    <Screen title={title} back={back}>
      <Panel>
        <Empty
          title="This is not here any more"
          middle
          actions={
            <>
              <LinkButton href={back.href}>{back.label}</LinkButton>
              {trash && (
                <LinkButton href={trash} look="line">
                  Look in the trash
                </LinkButton>
              )}
            </>
          }
        >
          <p>Somebody has moved it to the trash, or the link is old.</p>
        </Empty>
      </Panel>
    </Screen>
  );
}
