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
  /** Only its videos are not ready, so it can be published automatically. */
  waits: boolean;
}

/** The checklist of what a course needs, and the switch that publishes it. */
export function BeforePublishing({ edit, needs, waits }: Props) {
  const { published } = edit.values;
  const ready = isReadyToPublish(needs);
  return (
    <Panel title={published ? "Published" : "Before you publish"}>
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
          label="Published"
          hint={published ? "Unpublish to hide it from the shop. Customers who bought it can still watch it." : "Ready to publish. Turn on and save to sell it."}
        />
      )}
      {!ready && !published && waits && (
        <SwitchField edit={edit} name="publishWhenReady" label="Publish automatically" hint="As soon as the last video is ready. You can leave this page." />
      )}
      {!ready && !published && !waits && <p className={shared.muted}>You can save it as it is. It stays hidden until everything is there.</p>}
    </Panel>
  );
}
