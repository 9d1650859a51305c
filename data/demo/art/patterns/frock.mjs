// What to cut for the three tiers of a frock: each tier is one and a half times as wide as the one above it.
import { Page, pdfOf } from './pdf.mjs';

// Age in years, waist in cm, finished heights of the tiers in cm.
const SIZES = [
  [4, 53, [10, 12, 14]],
  [5, 54, [11, 13, 14]],
  [6, 55, [11, 13, 16]],
  [7, 57, [12, 14, 16]],
  [8, 58, [12, 14, 18]],
];
const COLUMNS = [20, 38, 58, 98, 138, 178];

export function frockChart() {
  const page = new Page(210, 297);
  const row = (y, cells, look) => cells.forEach((cell, place) => page.text(COLUMNS[place], y, cell, look));
  page.text(20, 28, 'Twirl frock: what to cut', { bold: true, size: 8 });
  page.text(20, 38, 'Width by height of each tier in cm. The width goes once around; cut it in two parts.');
  page.text(20, 44, 'Included: 1.5 cm at every seam edge, two side seams in each tier, and 5 cm for the hem.');
  page.line(20, 50, 196, 50);
  row(57, ['Age', 'Waist', 'First tier', 'Second tier', 'Third tier', 'Length'], { bold: true });
  page.line(20, 60, 196, 60);
  SIZES.forEach(([age, waist, heights], place) => {
    const y = 69 + place * 11;
    const tiers = heights.map((height, tier) => {
      const width = Math.round(waist * 1.5 ** (tier + 1)) + 6;
      const added = tier === 2 ? 1.5 + 5 : 3;
      return `${width} x ${height + added}`;
    });
    row(y, [String(age), String(waist), ...tiers, String(heights.reduce((sum, one) => sum + one, 0))]);
    page.line(20, y + 3.5, 196, y + 3.5, { grey: 0.7, width: 0.2 });
  });
  page.text(20, 132, 'Length is of the finished skirt. Waist is the child\'s, without ease: the bodice has it.');
  page.text(20, 139, 'For a child between two ages, take the length of the older one.');
  page.box(20, 154, 50, 50);
  page.text(24, 176, 'This square measures', { size: 3.4 });
  page.text(24, 182, '5 cm by 5 cm.', { size: 3.4 });
  page.text(20, 280, 'Hem & Mogra', { bold: true });
  return pdfOf('Twirl frock: what to cut', [page]);
}
