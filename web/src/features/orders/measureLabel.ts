/** A field's key as people read it: "aroundBust" is "Around bust". Keys are made of the label in the back office. */
export function measureLabel(field: string): string {
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
