import { longDay } from "../../../../format/date";
import { Slip } from "../../../../ui/Marks";
import { PageSections } from "../../components/PageSections";
import { Text } from "../../components/Text";
import styles from "../Preview.later.module.css";
import type { Values } from "./page";

interface Props {
  values: Values;
  changedOn: string;
  look: "slip" | "text";
}

/** The text as shown on the site: as a card or as a page. */
export function PagePreview({ values, changedOn, look }: Props) {
  const { title, sections } = values;
  if (look === "slip") {
    return (
      <div className={styles.page}>
        <Slip>
          <h3 className={styles.headline}>{title}</h3>
          {sections.map(({ heading, text }, place) => (
            <div key={place} className={styles.lede}>
              {heading && <h2>{heading}</h2>}
              <Text text={text} />
            </div>
          ))}
        </Slip>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <h3 className={styles.headline}>{title}</h3>
      <p className={styles.changed}>Last changed {longDay(changedOn)}</p>
      <PageSections
        sections={sections.map(({ heading, text }, place) => ({ id: `part-${place}`, text, ...(heading && { heading }) }))}
      />
    </div>
  );
}
