import type { MeasurementProfile, Measuring } from "../../../../api/schema";

export const personName = ({ name, relation }: Pick<MeasurementProfile, "name" | "relation">): string => (relation ? `${name} (${relation})` : name);

/** The measurements of a person for a garment type, newest first; those of the body if there are none. */
export const historyFor = ({ garments }: Pick<MeasurementProfile, "garments">, garmentType: number | undefined): readonly Measuring[] =>
  (garments.find(({ garmentTypeId }) => garmentTypeId === garmentType) ?? garments.find(({ garmentTypeId }) => garmentTypeId === undefined))?.history ?? [];

/** The newest measurements of a person for a garment type, or of the body. */
export const newestFor = (profile: Pick<MeasurementProfile, "garments">, garmentType: number | undefined): Measuring | undefined => historyFor(profile, garmentType)[0];

/** The customer's own profile: of their name or first name, as the shop finds it when it measures a piece for them. */
export function ownProfile(profiles: readonly MeasurementProfile[], customer: string): MeasurementProfile | undefined {
  const [name, first] = [customer.trim().toLowerCase(), customer.trim().split(" ")[0]?.toLowerCase()];
  const own = profiles.filter((profile) => !profile.relation && name !== "" && [name, first].includes(profile.name.toLowerCase()));
  return own.find((profile) => profile.name.toLowerCase() === name) ?? own[0];
}
