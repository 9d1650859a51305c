/** Which file of a video is played: the device chooses, or whoever watches. */
export const QUALITIES = ["automatic", "sharpest", "smaller"] as const;
export type Quality = (typeof QUALITIES)[number];

/** More pixels than the smaller file has do not fit on it. */
const NARROW = "(max-width: 480px)";
const SLOW: readonly unknown[] = ["slow-2g", "2g", "3g"];

/** What a browser says of its network, if it says it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether this device does better with the smaller file: it saves data, its network is slow or its screen narrow. */
export function wantsSmaller(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType) || matchMedia(NARROW).matches;
}

interface Files {
  src: string;
  smaller?: string | undefined;
}

/** The address that is played at a quality; a video without a smaller file has only one. */
export function addressAt({ src, smaller }: Files, quality: Quality, small: () => boolean = wantsSmaller): string {
  if (!smaller || quality === "sharpest") return src;
  return quality === "smaller" || small() ? smaller : src;
}
