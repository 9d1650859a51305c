import { useRead } from "../../../api/read";
import { Chips } from "../../../ui/Chips";
import { paths } from "../paths";
import { courseCategoryList } from "../queries";
import styles from "./CategoryChips.module.css";

/** Links to the courses of each category; nothing while the categories are not loaded. */
export function CategoryChips({ current }: { current?: string | undefined }) {
  const categories = useRead(courseCategoryList()).data ?? [];
  if (categories.length < 2) return null;
  const chips = [
    { label: "All", href: paths.courses(), current: current === undefined },
    ...categories.map(({ categoryName }) => ({
      label: categoryName,
      href: paths.category(categoryName),
      current: categoryName === current,
    })),
  ];
  return (
    <div className={styles.chips}>
      <Chips label="Categories of tutorials" chips={chips} />
    </div>
  );
}
