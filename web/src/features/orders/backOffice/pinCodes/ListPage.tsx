import { ItemList } from "../../../../admin/list/ItemList";
import type { Row } from "../../../../admin/list/ItemRow";
import type { ItemActs } from "../../../../admin/list/useItemActs";
import { useItems } from "../../../../admin/list/useItems";
import { Screen } from "../../../../admin/Screen";
import type { PinCodeEntry } from "../../../../api/schema";
import { LinkButton } from "../../../../ui/Button";
import { pinCodes } from "./paths";
import { adminPinCodeList, deletePinCode, publishPinCode, restorePinCode } from "./queries";

const rowOf = ({ id, pinCode, location, published, deletedAt }: PinCodeEntry): Row => ({
  id,
  title: `${pinCode}, ${location}`,
  href: pinCodes(id),
  hidden: !published,
  deletedAt,
});

const acts: ItemActs<PinCodeEntry> = {
  publish: ({ id, version }, published) => publishPinCode(id, published, version),
  remove: ({ id }) => deletePinCode(id),
  restore: ({ id }) => restorePinCode(id),
};

/** The pin codes the shop serves, in ascending order. */
export function PinCodesPage() {
  const list = useItems(adminPinCodeList);
  return (
    <Screen
      title="Pin codes"
      back={{ href: "/admin/content", label: "Content" }}
      tools={
        <LinkButton href={pinCodes("new")} small>
          Add pin code
        </LinkButton>
      }
    >
      <ItemList
        label="Pin codes"
        list={list}
        row={rowOf}
        acts={acts}
        search="Search pin codes"
        beside={
          <LinkButton href={pinCodes("paste")} small look="line">
            Paste list
          </LinkButton>
        }
        empty={{
          title: "No pin codes yet",
          text: "Until you add some, the home page says that you do not pick up anywhere.",
          action: { href: pinCodes("paste"), label: "Paste list" },
        }}
      />
    </Screen>
  );
}
