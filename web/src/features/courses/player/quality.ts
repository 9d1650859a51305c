/** Which file of a video is played: chosen automatically or by the viewer. */
export const QUALITIES = ["automatic", "sharpest", "smaller"] as const;
export type Quality = (typeof QUALITIES)[number];

/** Screens on which the smaller file has enough pixels. */
const NARROW = "(max-width: 480px)";
const SLOW: readonly unknown[] = ["slow-2g", "2g", "3g"];

/** The Network Information API, where supported. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether to prefer the smaller file: data saver is on, the network is slow or the screen narrow. */
export function wantsSmaller(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType) || matchMedia(NARROW).matches;
}

interface Files {
  src: string;
  smaller?: string | undefined;
}

/** The URL for a quality; a video without a smaller file has only one. */
export function addressAt({ src, smaller }: Files, quality: Quality, small: () => boolean = wantsSmaller): string {
  if (!smaller || quality === "sharpest") return src;
  return quality === "smaller" || small() ? smaller : src;
}
