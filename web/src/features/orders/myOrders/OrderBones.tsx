import { Loading, Skeleton } from "../../../ui/States";
import { copy } from "./copy";
import styles from "./MyOrders.later.module.css";

/** The skeleton of two orders. */
export function OrderBones() {
  return (
    <Loading text={copy.loading} className={styles.list}>
      {[0, 1].map((card) => (
        <div key={card} className={styles.bones}>
          <Skeleton ratio="4/5" lines={0} />
          <Skeleton lines={6} />
        </div>
      ))}
    </Loading>
  );
}
