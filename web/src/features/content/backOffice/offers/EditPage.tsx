import { useLocation } from "wouter";
import * as z from "zod/mini";
import { EditScreen } from "../../../../admin/form/EditScreen";
import { LongTextField } from "../../../../admin/form/fields";
import { Gone } from "../../../../admin/form/Gone";
import { flag, text } from "../../../../admin/form/rules";
import { useEditForm } from "../../../../admin/form/useEditForm";
import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { OfferEntry } from "../../../../api/schema";
import { idOf, useVisit } from "../../../../site/visit";
import { links } from "../../../../links";
import { MograMark } from "../../../../ui/Mogra";
import styles from "../Looks.later.module.css";
import { offers } from "../paths";
import { adminOfferList, offerRecords } from "./queries";

const MESSAGES = 200;
const rules = z.object({ text: text(MESSAGES), published: flag() });
const back = { href: offers(), label: "All offers" };

/** The form of one offer. */
export function OfferPage() {
  const place = useVisit().path.split("/").at(-1);
  const { data, error, refetch } = useFresh(adminOfferList());
  if (place === "new") return <Form />;
  if (!data) {
    return (
      <Screen title="Offer" back={back}>
        <Waiting failure={error} onRetry={() => void refetch()} />
      </Screen>
    );
  }
  const entry = data.find(({ id }) => id === idOf(place));
  return entry ? <Form entry={entry} /> : <Gone title="Offer" back={back} trash={`${offers()}?part=trash`} />;
}

function Form({ entry }: { entry?: OfferEntry }) {
  const [, navigate] = useLocation();
  const edit = useEditForm({
    schema: rules,
    initial: { text: entry?.text ?? "", published: entry?.published ?? true },
    version: entry?.version,
    draftKey: `offer:${entry?.id ?? "new"}`,
    save: offerRecords.save(entry?.id),
    onSaved: (saved) => !entry && navigate(offers(saved.id), { replace: true }),
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
