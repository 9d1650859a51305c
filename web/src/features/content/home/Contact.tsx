import { EnquiryForm } from "../components/EnquiryForm";
import { copy } from "../copy";
import styles from "./Home.module.css";

/** The contact section with the enquiry form. */
export function Contact({ id }: { id: string }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.formTitle}>
        {copy.enquiry.title}
      </h2>
      <EnquiryForm />
    </section>
  );
}
