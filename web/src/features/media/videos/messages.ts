import { fileSize } from "../../../format/fileSize";
import { duration } from "../public/duration";
import type { VideoStep, LibraryVideo } from "../../../api/schema";

const MEGA = 1024 * 1024;
const GIGA = 1024 * MEGA;

/** "1.49 of 2.40 GB", both in the unit of the larger. */
export function sizeOfText(sent: number, total: number): string {
  if (total >= GIGA) return `${(sent / GIGA).toFixed(2)} of ${(total / GIGA).toFixed(2)} GB`;
  const digits = total < 10 * MEGA ? 1 : 0;
  return `${(sent / MEGA).toFixed(digits)} of ${(total / MEGA).toFixed(digits)} MB`;
}

export function leftText(seconds: number | undefined): string {
  if (seconds === undefined) return "";
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return "Less than a minute left.";
  if (minutes < 90) return `About ${minutes} ${minutes === 1 ? "minute" : "minutes"} left.`;
  return `About ${Math.round(minutes / 60)} hours left.`;
}

export const percentOf = (sent: number, total: number): number => (total > 0 ? Math.floor((sent / total) * 100) : 0);

export const stepText: Record<VideoStep["name"], string> = {
  check: "Checked",
  prepare: "Plays while it loads",
  cover: "Cover image",
  smaller: "Smaller copy",
};

/** Why a video cannot be played, without technical terms. */
const problemText: Readonly<Record<string, string>> = {
  "media.video_unknown_kind":
    "This video format is not supported. Export it as MP4 (H.264), which every phone and editing app can do.",
  "media.video_broken": "The video is damaged or incomplete. Export and upload it again.",
  "media.smaller_unlike": "The smaller file has a different length. Export the same video at a lower resolution.",
  "media.smaller_not_smaller": "The file is not smaller than its video. Export it at a lower resolution.",
};

export const problemOf = ({ problem }: Pick<LibraryVideo, "problem">): string =>
  problemText[problem ?? ""] ?? "Something went wrong with this video. Please upload it again.";

export const LANGUAGES: Readonly<Record<string, string>> = {
  en: "English",
  ta: "Tamil",
  hi: "Hindi",
  te: "Telugu",
  ml: "Malayalam",
  kn: "Kannada",
};

export const languageOf = (code: string): string => LANGUAGES[code] ?? code;

/** "English and Tamil". */
export function languageText(codes: readonly string[]): string {
  const names = codes.map(languageOf);
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** "1 h 10 min, 420 MB. Captions in English and Tamil." */
export function factsOf(video: LibraryVideo): string {
  const facts = [video.seconds !== undefined && duration(video.seconds), video.bytes > 0 && fileSize(video.bytes)];
  const captions = video.captions.length > 0 ? ` Captions in ${languageText(video.captions)}.` : "";
  return `${facts.filter(Boolean).join(", ")}.${captions}`;
}
