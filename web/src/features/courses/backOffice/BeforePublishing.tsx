import { SwitchField } from "../../../admin/form/fields";
import type { EditForm } from "../../../admin/form/useEditForm";
import { Panel } from "../../../admin/Screen";
import { Icon } from "../../../ui/Icon";
import shared from "../../../ui/shared.module.css";
import styles from "./Courses.later.module.css";
import { isReadyToPublish, type Need } from "./readiness";
import type { CourseValues } from "./rules";

interface Props {
  edit: EditForm<CourseValues>;
  needs: readonly Need[];
  /** Only its videos are not ready: it may publish itself. */
  waits: boolean;
}

/** What is there and what is missing; whole, it can be put in the shop. */
export function BeforePublishing({ edit, needs, waits }: Props) {
  const { published } = edit.values;
  const ready = isReadyToPublish(needs);
  return (
    <Panel title={published ? "On the site" : "Before you publish"}>
      <ul className={styles.needs}>
        {needs.map(({ title, detail, done }) => (
          <li key={title} data-done={done || undefined}>
            {done ? <Icon name="check" /> : <i aria-hidden="true" />}
            <div>
              {title}
              <span className={shared.hidden}>: {done ? "there" : "missing"}</span>
              {detail && <p>{detail}</p>}
            </div>
          </li>
        ))}
      </ul>
      {(ready || published) && (
        <SwitchField
          edit={edit}
          name="published"
          label="In the shop"
          hint={published ? "Switch off to hide it. Whoever bought it goes on watching it." : "Nothing is missing. Switch on and save, and it is sold."}
        />
      )}
      {!ready && !published && waits && (
        <SwitchField edit={edit} name="publishWhenReady" label="Publish by itself" hint="As soon as the last video is ready. You need not wait here." />
      )}
      {!ready && !published && !waits && <p className={shared.muted}>Save it as it is: it stays hidden until nothing is missing.</p>}
    </Panel>
  );
}
