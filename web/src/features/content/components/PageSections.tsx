import type { PageSection } from "../../../api/schema";
import { Text } from "./Text";
import styles from "./PageSections.module.css";

/** The sections of a text page, each with its heading and anchor. */
export function PageSections({ sections }: { sections: readonly PageSection[] }) {
  return sections.map((section) => (
    <section key={section.id} id={String(section.id)} className={styles.section}>
      {section.heading && <h2>{section.heading}</h2>}
      <Text text={section.text} />
    </section>
  ));
}
