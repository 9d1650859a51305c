import { EditScreen } from "../../../../admin/form/EditScreen";
import { TextField } from "../../../../admin/form/fields";
import { useEditForm } from "../../../../admin/form/useEditForm";
import { LoadedScreen } from "../../../../admin/LoadedScreen";
import { Panel } from "../../../../admin/Screen";
import type { PageDetail } from "../../../../api/schema";
import { useVisit } from "../../../../site/visit";
import { pages } from "../paths";
import { draftOf, PAGES, rules, TITLE, valuesOf } from "./page";
import { PagePreview } from "./PagePreview";
import { adminPageView, updatePage } from "./queries";
import { Sections } from "./Sections";

const back = { href: pages(), label: "Stories and pages" };

/** The form of one text page, in sections. */
export function TextPageEditor() {
  const slug = useVisit().path.split("/").at(-1) ?? "";
  return (
    <LoadedScreen title="Page" back={back} read={adminPageView(slug)}>
      {(detail) => <Form slug={slug} detail={detail} />}
    </LoadedScreen>
  );
}

function Form({ slug, detail }: { slug: string; detail: PageDetail }) {
  const known = PAGES[slug];
  const edit = useEditForm({
    schema: rules,
    initial: valuesOf(detail.page),
    version: detail.version,
    draftKey: `page:${slug}`,
    save: (output, version = detail.version) => updatePage(slug, draftOf(output, version)),
  });
  return (
    <EditScreen
      title={detail.page.title}
      back={back}
      edit={edit}
      site={known?.site}
      preview={<PagePreview values={edit.values} changedOn={detail.page.changedOn} look={known?.look ?? "text"} />}
    >
      <Panel title="Title">
        <TextField edit={edit} name="title" label="Title of the page" most={TITLE} />
      </Panel>
      <Sections edit={edit} />
    </EditScreen>
  );
}
