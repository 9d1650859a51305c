import type { Category } from "../../../api/schema";
import { Card } from "../../../ui/Card";
import { PriceFrom } from "../../../ui/Price";
import { copy } from "../copy";
import { paths } from "../paths";

/** One category with its lowest price. */
export function CategoryCard({
  category,
  sizes,
  level,
  eager,
  priority,
}: {
  category: Category;
  sizes: string;
  level?: 2 | 3 | undefined;
  eager?: boolean | undefined;
  priority?: boolean | undefined;
}) {
  const { ctid, categoryName, categoryImage, colours, fromPricePaise } = category;
  return (
    <Card
      href={paths.category(ctid)}
      title={categoryName}
      image={categoryImage}
      colours={colours}
      price={<PriceFrom paise={fromPricePaise} none={copy.askUs} />}
      sizes={sizes}
      level={level}
      eager={eager}
      priority={priority}
    />
  );
}
