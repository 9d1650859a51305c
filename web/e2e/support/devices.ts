/** The two devices everything is designed for. */
export const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 }, hasTouch: false },
};

export type Device = keyof typeof devices;

/** Where a journey runs that is designed for both: one half of them here, the other there, and each always on the same. */
export function deviceOf(title: string): Device {
  const sum = Array.from(title).reduce((total, content) => total + (content.codePointAt(0) ?? 0), 0);
  return sum % 2 === 0 ? "phone" : "desktop";
}
