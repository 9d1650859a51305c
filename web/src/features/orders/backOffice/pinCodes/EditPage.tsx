import { useLocation } from "wouter";
import * as z from "zod/mini";
import { EditScreen } from "../../../../admin/form/EditScreen";
import { TextField } from "../../../../admin/form/fields";
import { Gone } from "../../../../admin/form/Gone";
import { text } from "../../../../admin/form/rules";
import { useEditForm } from "../../../../admin/form/useEditForm";
import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { PinCodeEntry } from "../../../../api/schema";
import { idOf, useVisit } from "../../../../site/visit";
import { links } from "../../../../links";
import { Icon } from "../../../../ui/Icon";
import { copy } from "../../copy";
import { pinCodeOf, QUERY } from "../../pinCodes";
import { pinCodes } from "./paths";
import styles from "./PinCodes.later.module.css";
import { adminPinCodeList, createPinCode, deletePinCode, restorePinCode, updatePinCode } from "./queries";

const PLACE = 80;
const rules = z.object({
  pinCode: z.pipe(
    z.string().check(z.refine((typed) => pinCodeOf(typed) !== undefined, "Enter a 6-digit pin code.")),
    z.transform((typed: string) => pinCodeOf(typed) ?? typed),
  ),
  location: text(PLACE),
});
const back = { href: pinCodes(), label: "All pin codes" };

/** The form of one pin code. */
export function PinCodePage() {
  const place = useVisit().path.split("/").at(-1);
  const { data, error, refetch } = useFresh(adminPinCodeList());
  if (place === "new") return <Form />;
  if (!data) {
    return (
      <Screen title="Pin code" back={back}>
        <Waiting failure={error} onRetry={() => void refetch()} />
      </Screen>
    );
  }
  const entry = data.find(({ id }) => id === idOf(place));
  return entry ? <Form entry={entry} /> : <Gone title="Pin code" back={back} trash={`${pinCodes()}?part=trash`} />;
}

function Form({ entry }: { entry?: PinCodeEntry }) {
  const [, navigate] = useLocation();
  const edit = useEditForm({
    schema: rules,
    initial: { pinCode: entry?.pinCode ?? "", location: entry?.location ?? "" },
    version: entry?.version,
    draftKey: `pin-code:${entry?.id ?? "new"}`,
    save: (output, version) => (entry ? updatePinCode(entry.id, { ...output, version }) : createPinCode({ ...output, version })),
    onSaved: (saved) => !entry && navigate(pinCodes(saved.id), { replace: true }),
  });
  const { pinCode, location } = edit.values;
  return (
    <EditScreen
      title={entry ? `${entry.pinCode}, ${entry.location}` : "New pin code"}
      back={back}
      edit={edit}
      site={entry && `${links.home()}?${QUERY.check}=${entry.pinCode}#pincheck`}
      trash={entry && { remove: () => deletePinCode(entry.id), restore: () => restorePinCode(entry.id) }}
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
