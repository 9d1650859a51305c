import type { Row } from "../../../../admin/list/ItemRow";
import { useItems } from "../../../../admin/list/useItems";
import { RecordList } from "../../../../admin/RecordList";
import type { AdminPinCode } from "../../../../api/schema";
import { LinkButton } from "../../../../ui/Button";
import { pinCodes } from "./paths";
import { adminPinCodeList, pinCodeRecords } from "./queries";

const rowOf = ({ id, pinCode, location, published, deletedAt }: AdminPinCode): Row => ({
  id,
  title: `${pinCode}, ${location}`,
  href: pinCodes(id),
  hidden: !published,
  deletedAt,
});

/** The pin codes the shop serves, in ascending order. */
export function PinCodesPage() {
  const list = useItems(adminPinCodeList);
  // The empty state has the same button.
  const isEmpty = list.items?.length === 0 && !list.q;
  return (
    <RecordList
      title="Pin codes"
      back={{ href: "/admin/content", label: "Content" }}
      add={{ href: pinCodes("new"), label: "Add pin code" }}
      list={list}
      row={rowOf}
      acts={pinCodeRecords.acts}
      search="Search pin codes"
      beside={
        !isEmpty && (
          <LinkButton href={pinCodes("paste")} small look="line">
            Paste list
          </LinkButton>
        )
      }
      empty={{
        title: "No pin codes yet",
        text: "Until you add some, the home page says that you do not pick up anywhere.",
        action: { href: pinCodes("paste"), label: "Paste list" },
      }}
    />
  );
}
