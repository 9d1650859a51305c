/** The copy of fields for photos. */
export const copy = {
  add: "Add photos",
  remove: (name: string) => `Remove ${name}`,
  large: (name: string) => `${name} is larger than 10 MB.`,
  kind: (name: string) => `${name} is not a JPEG, PNG or WebP photo.`,
};
