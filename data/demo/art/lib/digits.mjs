// Numerals as strokes on a 10 by 14 grid, so no font is needed.
import { r1 } from './svg.mjs';

const shapes = {
  0: 'M5 0C1 0 0 4 0 7s1 7 5 7 5-4 5-7-1-7-5-7Z', 1: 'M2 3 6 0V14', 2: 'M.6 3.6C1-1.4 9-1.2 9 3.8 9 8 2 10 .6 14H9.6',
  3: 'M1 2C4-1.6 9 0 8.8 3.4 8.7 6 6 6.6 4 6.6 7 6.6 9.6 7.6 9.4 10.4 9 14.8 2.6 15 .4 11.8', 4: 'M7.4 14V0L0 10H10',
  5: 'M8.8 0H2.2L1.4 6C4 4.4 9.4 5 9.4 9.4 9.4 14.6 3 15 .4 12', 6: 'M8.4 1C3 0 .4 5 .4 9.4.4 12.6 2.4 14 5 14S9.6 12 9.6 9.4 7.4 5.4 5 5.4 1 7 .4 9',
  7: 'M.4 0H9.6C6.6 4 4.6 9 4 14', 8: 'M5 6.6C2 6.6 1 5 1 3.4 1 1.4 2.6 0 5 0s4 1.4 4 3.4S8 6.6 5 6.6C2 6.6.4 8 .4 10.2.4 12.6 2.4 14 5 14s4.6-1.4 4.6-3.8S8 6.6 5 6.6',
  9: 'M9.4 5C9 7 7.4 8.6 5 8.6S.4 7 .4 4.6 2.4 0 5 0s4.6 1.6 4.6 4.8C9.6 9 7 14.4 1.6 13',
};
/** Writes a number with its baseline at y, like text does. */
export function digits(words, x, y, size, ink, weight = 2.1) {
  const scale = (size * 0.72) / 14;
  return [...String(words)].map((figure, i) =>
    `<path transform="translate(${r1(x + i * 13.4 * scale)} ${r1(y - 14 * scale)}) scale(${Math.round(scale * 100) / 100})" d="${shapes[figure]}" fill="none" stroke="${ink}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`).join('');
}
