import { Panel, Screen } from "../../../admin/Screen";
import { LinkButton } from "../../../ui/Button";
import { Empty } from "../../../ui/States";
import * as paths from "./paths";

const LACKS = {
  category: { title: "Add category first", hint: "Services and products belong to a category, such as Blouses.", act: "Add category", href: paths.category("new") },
  service: { title: "Add service first", hint: "A product belongs to a service, such as Silk blouses.", act: "Add service", href: paths.newService() },
};

/** A new service or product that has nothing to belong to yet. */
export function NothingAbove({ title, back, lacks }: { title: string; back: { href: string; label: string }; lacks: keyof typeof LACKS }) {
  const { title: first, hint, act, href } = LACKS[lacks];
  return (
    <Screen title={title} back={back}>
      <Panel>
        <Empty title={first} middle actions={<LinkButton href={href}>{act}</LinkButton>}>
          <p>{hint}</p>
        </Empty>
      </Panel>
    </Screen>
  );
}
