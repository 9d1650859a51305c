import * as z from "zod/mini";
import { EditScreen } from "../../../../admin/form/EditScreen";
import { TextField } from "../../../../admin/form/fields";
import { text } from "../../../../admin/form/rules";
import { recordPage, useRecordForm } from "../../../../admin/recordPage";
import { Panel } from "../../../../admin/Screen";
import type { AdminPinCode } from "../../../../api/schema";
import { links } from "../../../../links";
import { Icon } from "../../../../ui/Icon";
import { copy } from "../../copy";
import { pinCodeOf, QUERY } from "../../pinCodes";
import { pinCodes } from "./paths";
import styles from "./PinCodes.later.module.css";
import { adminPinCodeList, pinCodeRecords } from "./queries";

const PLACE = 80;
const rules = z.object({
  pinCode: z.pipe(
    z.string().check(z.refine((typed) => pinCodeOf(typed) !== undefined, "Enter a 6-digit pin code.")),
    z.transform((typed: string) => pinCodeOf(typed) ?? typed),
  ),
  location: text(PLACE),
});
const back = { href: pinCodes(), label: "All pin codes" };

function Form({ entry }: { entry?: AdminPinCode }) {
  const edit = useRecordForm({
    entry,
    kind: "pin-code",
    records: pinCodeRecords,
    schema: rules,
    initial: { pinCode: entry?.pinCode ?? "", location: entry?.location ?? "" },
    fields: (values) => values,
    href: pinCodes,
  });
  const { pinCode, location } = edit.values;
  return (
    <EditScreen
      title={entry ? `${entry.pinCode}, ${entry.location}` : "New pin code"}
      back={back}
      edit={edit}
      site={entry && `${links.home()}?${QUERY.check}=${entry.pinCode}#pincheck`}
      trash={entry && pinCodeRecords.trashOf(entry.id)}
      preview={
        <div className={styles.check}>
          <b>{copy.question}</b>
          <span className={styles.typed}>{pinCode || copy.yourPinCode}</span>
          <p>
            <Icon name="check" />
            <b>{copy.yes}</b> {location || "Area"}
          </p>
        </div>
      }
    >
      <Panel title="Pickup area">
        <TextField edit={edit} name="pinCode" label="Pin code" hint="Six digits." inputMode="numeric" />
        <TextField edit={edit} name="location" label="Area" hint="Such as Mylapore." most={PLACE} />
      </Panel>
    </EditScreen>
  );
}

/** The form of one pin code. */
export const PinCodePage = recordPage<AdminPinCode>({ title: "Pin code", back, find: () => adminPinCodeList(), form: Form });
