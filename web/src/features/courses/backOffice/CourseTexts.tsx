import { ChoiceField, LongTextField, TextField } from "../../../admin/form/fields";
import type { EditForm } from "../../../admin/form/useEditForm";
import { Panel } from "../../../admin/Screen";
import type { CourseCategoryDetail } from "../../../api/schema";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import styles from "./Courses.later.module.css";
import { MOST, type CourseValues } from "./rules";
import { workLength } from "./messages";

interface Props {
  edit: EditForm<CourseValues>;
  categories: readonly CourseCategoryDetail[];
  /** Length of all videos, in seconds. */
  filmed: number;
}

/** The texts of a course. */
export function CourseTexts({ edit, categories, filmed }: Props) {
  return (
    <Panel title="Details">
      <TextField edit={edit} name="serviceName" label="Title" most={MOST.serviceName} />
      <div className={styles.text}>
        <ChoiceField
          edit={edit}
          name="categoryId"
          label="Category"
          none="Choose a category"
          options={categories.map(({ id, categoryName }) => ({ value: String(id), label: categoryName }))}
        />
        <TextField edit={edit} name="duration" label="Duration" hint="Including the practical work." most={MOST.duration} />
      </div>
      {filmed > 0 && edit.values.duration.trim() === "" && (
        <p className={styles.offer}>
          <button
            type="button"
            className={shared.stitch}
            onClick={() => edit.form.setValue("duration", workLength(filmed), { shouldDirty: true })}
          >
            Use the length of the videos: {workLength(filmed)}
          </button>
        </p>
      )}
      <div className={styles.text}>
        <TextField edit={edit} name="instructor" label="Instructor" optional most={MOST.instructor} />
        <ChoiceField
          edit={edit}
          name="level"
          label="Level"
          none="Not stated"
          options={Object.entries(copy.levels).map(([value, label]) => ({ value, label }))}
        />
      </div>
      <TextField edit={edit} name="serviceModel" label="What it teaches" hint="In a few words." most={MOST.serviceModel} />
      <LongTextField edit={edit} name="mainDescription" label="Description" hint="A blank line starts a new paragraph." most={MOST.mainDescription} rows={7} />
    </Panel>
  );
}
