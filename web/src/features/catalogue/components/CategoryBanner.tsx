import type { CSSProperties } from "react";
import type { Category } from "../../../api/schema";
import { classNames } from "../../../ui/classNames";
import { ResponsiveImage } from "../../../ui/Photo";
import { isDark } from "../ground";
import styles from "./CategoryBanner.module.css";

/** A category's name on its own colour, never on the image. */
export function CategoryBanner({ category }: { category: Category }) {
  const { ground, first, second } = category.colours;
  return (
    <div
      className={classNames(styles.banner, isDark(ground) && styles.dark)}
      style={{ "--g": ground, "--s1": first, "--s2": second } as CSSProperties}
    >
      <div className={styles.text}>
        <h1>{category.categoryName}</h1>
        <p>{category.description}</p>
      </div>
      <div className={styles.image}>
        <ResponsiveImage image={category.categoryImage} sizes="224px" alt="" priority />
      </div>
    </div>
  );
}
