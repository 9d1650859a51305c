import { useEffect, useRef } from "react";
import { currentInSight } from "../../../admin/currentInSight";
import { useFresh } from "../../../admin/useFresh";
import { useIsOwner } from "../../auth/public/useIsOwner";
import { Anchor } from "../../../ui/Anchor";
import shared from "../../../ui/shared.module.css";
import styles from "./Courses.later.module.css";
import * as paths from "./paths";
import { questionsOpen, reviewsWaiting } from "./queries";

/** Links to the lists of courses. Enrolments are for owners only. */
export function Ways({ current }: { current: "courses" | "categories" | "reviews" | "questions" | "enrolments" }) {
  const reviews = useFresh(reviewsWaiting()).data?.count ?? 0;
  const questions = useFresh(questionsOpen()).data?.count ?? 0;
  const owner = useIsOwner();
  const ways: { name: string; label: string; href: string; count?: number; says?: string }[] = [
    { name: "courses", label: "Courses", href: paths.courses },
    { name: "categories", label: "Categories", href: paths.categories },
    { name: "reviews", label: "Reviews", href: paths.reviews, count: reviews, says: "to approve" },
    { name: "questions", label: "Questions", href: paths.questions, count: questions, says: "to answer" },
    ...(owner ? [{ name: "enrolments", label: "Enrolments", href: paths.enrolments }] : []),
  ];
  const nav = useRef<HTMLElement>(null);
  // The counts come later and move what is after them.
  useEffect(() => currentInSight(nav.current), [reviews, questions]);
  return (
    <nav ref={nav} aria-label="Courses" className={styles.ways}>
      <ul>
        {ways.map(({ name, label, href, count = 0, says }) => (
          <li key={name}>
            <Anchor href={href} aria-current={name === current ? "page" : undefined}>
              {label}
              {count > 0 && (
                <span className={styles.count}>
                  {count}
                  <span className={shared.hidden}> {says}</span>
                </span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
