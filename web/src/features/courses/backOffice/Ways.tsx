import { useFresh } from "../../../admin/useFresh";
import { useIsOwner } from "../../auth/public/useIsOwner";
import { Anchor } from "../../../ui/Anchor";
import shared from "../../../ui/shared.module.css";
import styles from "./Courses.later.module.css";
import * as paths from "./paths";
import { reviewsWaiting } from "./queries";

/** Links to the lists of courses. Enrolments are for owners only. */
export function Ways({ current }: { current: "courses" | "categories" | "reviews" | "enrolments" }) {
  const waiting = useFresh(reviewsWaiting()).data?.count ?? 0;
  const owner = useIsOwner();
  const ways = [
    { name: "courses", label: "Courses", href: paths.courses },
    { name: "categories", label: "Categories", href: paths.categories },
    { name: "reviews", label: "Reviews", href: paths.reviews },
    ...(owner ? [{ name: "enrolments", label: "Enrolments", href: paths.enrolments }] : []),
  ];
  return (
    <nav aria-label="Courses" className={styles.ways}>
      <ul>
        {ways.map(({ name, label, href }) => (
          <li key={name}>
            <Anchor href={href} aria-current={name === current ? "page" : undefined}>
              {label}
              {name === "reviews" && waiting > 0 && (
                <span className={styles.count}>
                  {waiting}
                  <span className={shared.hidden}> to approve</span>
                </span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
