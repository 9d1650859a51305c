import { Head } from "../../../site/head/Head";
import { Avatar } from "../../../ui/Avatar";
import { classNames } from "../../../ui/classNames";
import { SwingTag } from "../../../ui/Marks";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import { paths } from "../paths";
import styles from "./Demo.module.css";

/** A placeholder profile with dummy data. */
export default function DemoPage() {
  const { title, name, phone, email } = copy.demo;
  return (
    <div className={classNames(shared.wrap, shared.page)}>
      <Head title={title} canonical={paths.demo()} noindex />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.tag}>
        <SwingTag>
          <div className={shared.row}>
            <Avatar name={name} />
            <h2 className={styles.name}>{name}</h2>
          </div>
          <dl className={styles.facts}>
            <dt>{copy.contact.phone}</dt>
            <dd>{phone}</dd>
            <dt>{copy.contact.email}</dt>
            <dd>{email}</dd>
          </dl>
        </SwingTag>
      </div>
    </div>
  );
}
