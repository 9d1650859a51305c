import { Loading, SkeletonCards } from "../../../ui/States";
import { copy } from "../copy";

/** Skeleton cards in the class `grid`; the class `room` reserves space for the content above them. */
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
