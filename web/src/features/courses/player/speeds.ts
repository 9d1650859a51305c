import { browserStorage } from "../../../site/browserStorage";
import { QUALITIES, type Quality } from "./quality";

export const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** The speed some steps faster or slower, within the limits. */
export function speedBeside(speed: number, steps: number): number {
  const nearest = SPEEDS.findIndex((one) => one >= speed);
  const here = nearest < 0 ? SPEEDS.length - 1 : nearest;
  return SPEEDS[Math.min(Math.max(here + steps, 0), SPEEDS.length - 1)] ?? 1;
}

const KEY = "playerChoices";

/** The viewer's settings, stored on the device. */
export interface Choices {
  speed: number;
  volume: number;
  muted: boolean;
  captions: boolean;
  /** The captions' language; a video without it shows its first one. */
  language: string;
  quality: Quality;
}

const USUAL: Choices = { speed: 1, volume: 1, muted: false, captions: true, language: "en", quality: "automatic" };

export function readChoices(): Choices {
  try {
    const stored: unknown = JSON.parse(browserStorage.get(KEY) ?? "{}");
    const { speed, volume, muted, captions, language, quality } = { ...USUAL, ...(stored as Partial<Choices>) };
    return {
      speed: SPEEDS.some((one) => one === speed) ? speed : USUAL.speed,
      volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : USUAL.volume,
      muted: muted === true,
      captions: captions !== false,
      language: typeof language === "string" ? language : USUAL.language,
      quality: QUALITIES.find((one) => one === quality) ?? USUAL.quality,
    };
  } catch {
    return USUAL;
  }
}

export const keepChoices = (change: Partial<Choices>): void =>
  browserStorage.set(KEY, JSON.stringify({ ...readChoices(), ...change }));
