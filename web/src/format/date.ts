export const MONTHS: readonly string[] = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const INDIA_AHEAD = 330 * 60_000;

interface Moment {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/** Parses a day (yyyy-mm-dd) unchanged, or an RFC 3339 time in Indian time. */
function inIndia(value: string): Moment | undefined {
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (day) return { year: Number(day[1]), month: Number(day[2]), day: Number(day[3]), hour: 0, minute: 0 };
  const time = Date.parse(value);
  if (Number.isNaN(time)) return undefined;
  const shifted = new Date(time + INDIA_AHEAD);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth() + 1,
    day: shifted.getUTCDate(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}

/** "24 Jan 2027". Unreadable values are returned unchanged. */
export function day(value: string): string {
  const moment = inIndia(value);
  return moment ? `${moment.day} ${MONTHS[moment.month - 1]?.slice(0, 3)} ${moment.year}` : value;
}

/** "24 January 2027". */
export function longDay(value: string): string {
  const moment = inIndia(value);
  return moment ? `${moment.day} ${MONTHS[moment.month - 1]} ${moment.year}` : value;
}

/** "9:40 PM", in Indian time. */
export function clock(value: string): string {
  const moment = inIndia(value);
  if (!moment) return value;
  const { hour, minute } = moment;
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** "12 Nov, 18:40", in Indian time, for what is at most weeks old. */
export function recentMoment(value: string): string {
  const moment = inIndia(value);
  if (!moment) return value;
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${moment.day} ${MONTHS[moment.month - 1]?.slice(0, 3)}, ${two(moment.hour)}:${two(moment.minute)}`;
}

/** The length of a video: "4:05" or "1:02:09". */
export function videoLength(seconds: number): string {
  const whole = Math.round(seconds);
  const two = (part: number): string => String(part).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
