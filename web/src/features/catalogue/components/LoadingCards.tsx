import { Loading, SkeletonCards } from "../../../ui/States";
import { copy } from "../copy";

/** Cards on their way, in the grid (a class name) that they will fill; `room` (a class name too) keeps the place of what comes above them. */
export function LoadingCards({
  grid,
  count,
  room,
}: {
  grid: string | undefined;
  count: number;
  room?: string | undefined;
}) {
  return (
    <Loading text={copy.loading}>
      {room && <div className={room} />}
      <div className={grid}>
        <SkeletonCards count={count} ratio="4/5" />
      </div>
    </Loading>
  );
}
