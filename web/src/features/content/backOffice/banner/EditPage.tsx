import * as z from "zod/mini";
import { EditScreen } from "../../../../admin/form/EditScreen";
import { TextField } from "../../../../admin/form/fields";
import { flag, text } from "../../../../admin/form/rules";
import { recordPage, useRecordForm } from "../../../../admin/recordPage";
import { Panel } from "../../../../admin/Screen";
import type { BannerEntry } from "../../../../api/schema";
import { links } from "../../../../links";
import { copy } from "../../copy";
import styles from "../Looks.later.module.css";
import { banner } from "../paths";
import { bannerList, bannerRecords } from "../records";

const MESSAGES = 40;
const rules = z.object({ subtitle: text(MESSAGES), published: flag() });
const back = { href: banner(), label: "All banner texts" };

function Form({ entry }: { entry?: BannerEntry }) {
  const edit = useRecordForm({
    entry,
    kind: "banner",
    records: bannerRecords,
    schema: rules,
    initial: { subtitle: entry?.subtitle ?? "", published: entry?.published ?? true },
    fields: (values) => values,
    href: banner,
  });
  return (
    <EditScreen
      title={entry?.subtitle ?? "New banner text"}
      back={back}
      edit={edit}
      published="published"
      site={entry?.published ? links.home() : undefined}
      trash={entry && bannerRecords.trashOf(entry.id)}
      preview={
        <div className={styles.hero}>
          <p>
            <b>{edit.values.subtitle || "Your text"}</b> {copy.banner.rest}
          </p>
        </div>
      }
    >
      <Panel title="Text">
        <TextField
          edit={edit}
          name="subtitle"
          label="Text"
          hint="A service in two or three words, such as “Bridal blouses”."
          most={MESSAGES}
        />
      </Panel>
    </EditScreen>
  );
}

/** One of the rotating texts. */
export const BannerTextPage = recordPage<BannerEntry>({ title: "Banner text", back, find: () => bannerList(), form: Form });
