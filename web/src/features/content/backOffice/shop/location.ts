import type { Location } from "../../../../api/schema";

/** Degrees with a point, as maps apps give them: with or without the sign and the letter of the direction. */
const COORDINATES = /^([+-]?\d{1,2}(?:\.\d+)?)\s*°?\s*([NS])?\s*,\s*([+-]?\d{1,3}(?:\.\d+)?)\s*°?\s*([EW])?$/i;

const degrees = (number: string | undefined, direction: string | undefined): number =>
  Number(number) * (/[SW]/i.test(direction ?? "") ? -1 : 1);

/** A point on the map from "13.0339, 80.2676"; undefined if it is none. */
export function locationOf(typed: string): Location | undefined {
  const parts = COORDINATES.exec(typed.trim());
  if (!parts) return undefined;
  const latitude = degrees(parts[1], parts[2]);
  const longitude = degrees(parts[3], parts[4]);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

export const coordinatesOf = (location: Location | undefined): string => (location ? `${location.latitude}, ${location.longitude}` : "");
