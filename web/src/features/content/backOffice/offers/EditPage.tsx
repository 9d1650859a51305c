import * as z from "zod/mini";
import { EditScreen } from "../../../../admin/form/EditScreen";
import { LongTextField } from "../../../../admin/form/fields";
import { flag, text } from "../../../../admin/form/rules";
import { recordPage, useRecordForm } from "../../../../admin/recordPage";
import { Panel } from "../../../../admin/Screen";
import type { OfferEntry } from "../../../../api/schema";
import { links } from "../../../../links";
import { MograMark } from "../../../../ui/Mogra";
import styles from "../Looks.later.module.css";
import { offers } from "../paths";
import { offerList, offerRecords } from "../records";

const MESSAGES = 200;
const rules = z.object({ text: text(MESSAGES), published: flag() });
const back = { href: offers(), label: "All offers" };

function Form({ entry }: { entry?: OfferEntry }) {
  const edit = useRecordForm({
    entry,
    kind: "offer",
    records: offerRecords,
    schema: rules,
    initial: { text: entry?.text ?? "", published: entry?.published ?? true },
    fields: (values) => values,
    href: offers,
  });
  return (
    <EditScreen
      title={entry ? "Offer" : "New offer"}
      back={back}
      edit={edit}
      published="published"
      site={entry?.published ? links.home() : undefined}
      trash={entry && offerRecords.trashOf(entry.id)}
      preview={
        <p className={styles.band}>
          {edit.values.text || "Your offer"}
          <MograMark />
        </p>
      }
    >
      <Panel title="Text">
        <LongTextField
          edit={edit}
          name="text"
          label="Offer"
          hint="One sentence. The last offer in the list is shown in the login pop-up."
          most={MESSAGES}
          rows={3}
        />
      </Panel>
    </EditScreen>
  );
}

/** The form of one offer. */
export const OfferPage = recordPage<OfferEntry>({ title: "Offer", back, find: () => offerList(), form: Form });
