import { LinkButton } from "../../../ui/Button";
import { Anchor } from "../../../ui/Anchor";
import { Badge } from "../../../ui/Badge";
import { classNames } from "../../../ui/classNames";
import { Photo } from "../../../ui/Photo";
import { day } from "../../../format/date";
import { links } from "../../../links";
import { paths } from "../paths";
import type { Enrolment } from "../../../api/schema";
import { standing } from "./enrolments";
import styles from "./MyCourses.later.module.css";
import { CertificatePart } from "./CertificatePart";
import { ProgressBar } from "./ProgressBar";
import { messages } from "./messages";

interface Props {
  enrolments: readonly Enrolment[];
  /** The course in the player. */
  chosen: Enrolment | undefined;
  onWatch: (enrolment: Enrolment) => void;
}

/** The customer's courses: active ones, then expired ones. */
export function CourseList({ enrolments, chosen, onWatch }: Props) {
  if (enrolments.length === 0) {
    return (
      <div className={styles.nothing}>
        <p>{messages.none}</p>
        <LinkButton href={links.courses()} small>
          {messages.tutorials}
        </LinkButton>
      </div>
    );
  }
  const groups = [
    { name: messages.active, list: enrolments.filter(({ state }) => state === "active") },
    { name: messages.expired, list: enrolments.filter(({ state }) => state !== "active") },
  ];
  return groups.map(
    ({ name, list }) =>
      list.length > 0 && (
        <section key={name} className={styles.group} aria-label={`${name} courses`}>
          <h3 className={styles.groupName}>
            {name} <small>{list.length}</small>
          </h3>
          <ul>
            {list.map((enrolment) => (
              <Item
                key={enrolment.id}
                enrolment={enrolment}
                current={enrolment === chosen}
                onWatch={() => onWatch(enrolment)}
              />
            ))}
          </ul>
        </section>
      ),
  );
}

function Item({ enrolment, current, onWatch }: { enrolment: Enrolment; current: boolean; onWatch: () => void }) {
  const { serviceName, serviceImage, state, watchedPercent, lessons, mayBeBoughtAgain, courseId, expiresAt } = enrolment;
  const over = state !== "active";
  return (
    <li className={classNames(styles.item, over && styles.over)} aria-current={current && !over ? "true" : undefined}>
      <Photo image={serviceImage} sizes="112px" ratio="16/9" alt="" className={styles.image} />
      <div>
        <h4 className={styles.name}>{serviceName}</h4>
        {current && !over && <p className={styles.quiet}>{messages.playing}</p>}
        <ProgressBar
          percent={watchedPercent}
          done={lessons.length > 0 && lessons.every(({ done }) => done)}
          what={serviceName}
        />
        {mayBeBoughtAgain && !over && expiresAt && <p className={styles.quiet}>{messages.until(day(expiresAt))}</p>}
        {over && <Badge kind="bad">{messages[standing(enrolment)]}</Badge>}
        {/* That of an active course stands beside its player. */}
        {over && <CertificatePart enrolment={enrolment} />}
        <p className={styles.ways}>
          <button
            type="button"
            className={styles.watch}
            aria-label={`${messages.watch}: ${serviceName}`}
            onClick={onWatch}
          >
            {messages.watch}
          </button>
          {mayBeBoughtAgain && (
            <Anchor
              href={paths.course(courseId)}
              className={styles.again}
              aria-label={`${over ? messages.again : messages.renew}: ${serviceName}`}
            >
              {over ? messages.again : messages.renew}
            </Anchor>
          )}
        </p>
      </div>
    </li>
  );
}
