import * as z from "zod/mini";
import { EditScreen } from "../../../admin/form/EditScreen";
import { LongTextField } from "../../../admin/form/fields";
import { text } from "../../../admin/form/rules";
import { useEditForm } from "../../../admin/form/useEditForm";
import { Panel, WaitingScreen } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import type { SearchSettings } from "../../../api/schema";
import { changeSearchSettings, searchSettingsView } from "./queries";

const BACK = { href: "/admin/settings", label: "Settings" };
const TITLE = "Search";
const LONGEST = 8000;
/** The settings have no version: the last save counts. */
const VERSION = 1;

const rules = z.object({ synonyms: text(LONGEST, 0) });

/** The shop's own synonyms. */
export function SearchSettingsPage() {
  const { data, error, refetch } = useFresh(searchSettingsView());
  if (data) return <Form settings={data} />;
  return <WaitingScreen title={TITLE} back={BACK} failure={error} onRetry={() => void refetch()} />;
}

function Form({ settings }: { settings: SearchSettings }) {
  const edit = useEditForm({
    schema: rules,
    initial: { synonyms: settings.synonyms },
    version: VERSION,
    draftKey: "search-settings",
    save: async (checked) => ({ ...(await changeSearchSettings(checked)), version: VERSION }),
  });
  return (
    <EditScreen title={TITLE} back={BACK} edit={edit}>
      <Panel title="Synonyms">
        <LongTextField
          edit={edit}
          name="synonyms"
          label="Words that mean the same"
          hint="One group per line, separated by commas, such as: temple border, gopuram. Common spellings, such as saree and sari, and Tamil and Hindi words are already known."
          rows={8}
          most={LONGEST}
          optional
        />
      </Panel>
    </EditScreen>
  );
}
