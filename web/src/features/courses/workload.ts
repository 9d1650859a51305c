import type { Lesson } from "../../api/schema";

const WRITTEN = /^(?:(\d{1,3})\s*h(?:rs?|ours?)?)?\s*(?:(\d{1,3})\s*min(?:utes?|s)?)?$/i;

/**
 * How long a course takes, as an ISO 8601 duration: what the owner has written, because it counts the work at the table
 * too, else the length of its videos.
 */
export function workload(duration: string, lessons: readonly Pick<Lesson, "seconds">[]): string | undefined {
  const [, hours = 0, minutes = 0] = WRITTEN.exec(duration.trim()) ?? [];
  const seconds = lessons.reduce((sum, lesson) => sum + lesson.seconds, 0);
  const total = Number(hours) * 60 + Number(minutes) || Math.ceil(seconds / 60);
  if (total === 0) return undefined;
  const [whole, rest] = [Math.floor(total / 60), total % 60];
  return `PT${whole ? `${whole}H` : ""}${rest ? `${rest}M` : ""}`;
}
