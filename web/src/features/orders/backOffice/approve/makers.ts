import type { TeamLoad, TeamMember } from "../../../../api/schema";

const WEEK = 7;

/** The chips of a piece's maker: each with the pieces of the next seven days, or that its ready day is full, and none. */
export function makerOffers(team: readonly TeamMember[], load: TeamLoad | undefined, day: string): { value: string; label: string; note: string | undefined }[] {
  const noteOf = (id: number): string | undefined => {
    const days = load?.makers.find(({ maker }) => maker.id === id)?.days;
    if (!load || !days) return undefined;
    const points = days.find((one) => one.day === day)?.points ?? 0;
    return points >= load.pointsPerDay ? "full that day" : `${days.slice(0, WEEK).reduce((sum, { pieces }) => sum + pieces, 0)} this week`;
  };
  return [...team.map(({ id, name }) => ({ value: String(id), label: name, note: noteOf(id) })), { value: "", label: "Decide later", note: "no maker" }];
}
