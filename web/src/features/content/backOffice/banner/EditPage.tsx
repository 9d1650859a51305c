import { useLocation } from "wouter";
import * as z from "zod/mini";
import { EditScreen } from "../../../../admin/form/EditScreen";
import { TextField } from "../../../../admin/form/fields";
import { Gone } from "../../../../admin/form/Gone";
import { flag, text } from "../../../../admin/form/rules";
import { useEditForm } from "../../../../admin/form/useEditForm";
import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { BannerEntry } from "../../../../api/schema";
import { idOf, useVisit } from "../../../../site/visit";
import { links } from "../../../../links";
import { copy } from "../../copy";
import styles from "../Looks.later.module.css";
import { banner } from "../paths";
import { adminBannerList, bannerRecords } from "./queries";

const MESSAGES = 40;
const rules = z.object({ subtitle: text(MESSAGES), published: flag() });
const back = { href: banner(), label: "All banner texts" };

/** One of the rotating texts. */
export function BannerTextPage() {
  const place = useVisit().path.split("/").at(-1);
  const { data, error, refetch } = useFresh(adminBannerList());
  if (place === "new") return <Form />;
  if (!data) {
    return (
      <Screen title="Banner text" back={back}>
        <Waiting failure={error} onRetry={() => void refetch()} />
      </Screen>
    );
  }
  const entry = data.find(({ id }) => id === idOf(place));
  return entry ? <Form entry={entry} /> : <Gone title="Banner text" back={back} trash={`${banner()}?part=trash`} />;
}

function Form({ entry }: { entry?: BannerEntry }) {
  const [, navigate] = useLocation();
  const edit = useEditForm({
    schema: rules,
    initial: { subtitle: entry?.subtitle ?? "", published: entry?.published ?? true },
    version: entry?.version,
    draftKey: `banner:${entry?.id ?? "new"}`,
    save: bannerRecords.save(entry?.id),
    onSaved: (saved) => !entry && navigate(banner(saved.id), { replace: true }),
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
