import { ChoiceField, LongTextField, NumberField } from "../../../admin/form/fields";
import type { EditForm } from "../../../admin/form/useEditForm";
import { Panel } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import type { Course } from "../../../api/schema";
import styles from "./Catalogue.later.module.css";
import { courseList } from "./queries";
import { MOST, type ProductValues } from "./rules";

/** The published courses, and the linked one if it is hidden: a select without its option would show another. */
function optionsOf(courses: readonly Course[], chosen: string) {
  const options = courses.map(({ id, serviceName }) => ({ value: String(id), label: serviceName }));
  const isKnown = chosen === "" || options.some(({ value }) => value === chosen);
  return isKnown ? options : [...options, { value: chosen, label: "A hidden course" }];
}

/** What the page of a product tells beside its description. */
export function SellingFacts({ edit }: { edit: EditForm<ProductValues> }) {
  const { data: courses } = useFresh(courseList());
  return (
    <Panel title="On its page">
      <div className={styles.pair}>
        <NumberField edit={edit} name="readyDays" label="Ready in" optional suffix="days" />
        <NumberField edit={edit} name="fabricCm" label="Fabric the customer gives" optional suffix="cm" />
      </div>
      <div className={styles.pair}>
        <LongTextField edit={edit} name="included" label="Included" optional hint="One thing a line." most={MOST.included} />
        <LongTextField edit={edit} name="notIncluded" label="Not included" optional hint="One thing a line." most={MOST.included} />
      </div>
      {courses && (
        <ChoiceField
          edit={edit}
          name="courseId"
          label="Course that teaches it"
          none="No course"
          options={optionsOf(courses, edit.values.courseId)}
        />
      )}
    </Panel>
  );
}
