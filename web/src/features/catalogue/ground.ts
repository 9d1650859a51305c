/** Whether white reads better than the dark text on this ground (#rrggbb), by WCAG's relative luminance. */
export function isDark(ground: string): boolean {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(ground) ?? [];
  if (!red || !green || !blue) return false;
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue) < MIDDLE;
}

/** The luminance at which white and the dark text colour have the same contrast. */
const MIDDLE = 0.2;

function light(channel: string): number {
  const share = Number.parseInt(channel, 16) / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
