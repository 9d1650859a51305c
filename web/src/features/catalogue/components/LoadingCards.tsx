import { Loading, SkeletonCards } from "../../../ui/States";
import { copy } from "../copy";

/** Cards on their way, in the grid (a class name) that they will fill. */
export function LoadingCards({ grid, count }: { grid: string | undefined; count: number }) {
  return (
    <Loading text={copy.loading} className={grid}>
      <SkeletonCards count={count} ratio="4/5" />
    </Loading>
  );
}
