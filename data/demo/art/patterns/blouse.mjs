// The front of a princess-cut blouse for bust 36 in (91 cm), without seam allowance. Lengths in mm; x from the centre
// front, y from the level of the neck point at the shoulder.
//   neck width 3 in, neck depth 6.5 in, half shoulder 7 in with a slope of 0.75 in, armhole depth 7.5 in,
//   quarter bust 9 in and 0.5 in more in front, bust point 10 in down and 3.75 in out, length 14.5 in,
//   quarter waist 7.5 in and a dart of 1.5 in.
import { Page, pdfOf } from './pdf.mjs';

const OUTLINE = [
  ['M', 76, 0], ['L', 178, 19],
  ['C', 172, 60, 158, 100, 166, 130], ['C', 174, 160, 200, 186, 241, 190],
  ['L', 229, 368], ['L', 0, 368], ['L', 0, 165],
  ['C', 50, 165, 74, 120, 76, 0],
];
const BUST = { x: 95, y: 254 };
// The seam from the armhole over the bust point to the waist; below it the dart parts.
const SEAM_TOP = [['M', 166, 130], ['C', 160, 176, 124, 226, BUST.x, BUST.y]];
const SEAM_CENTRE = [['M', BUST.x, BUST.y], ['C', 92, 290, 80, 330, 76, 368]];
const SEAM_SIDE = [['M', BUST.x, BUST.y], ['C', 98, 290, 110, 330, 114, 368]];
const NOTCHES = [[[118, 230], [123, 235]], [[88, 300], [94, 301]], [[97, 301], [103, 300]]];

function draw(page, dx, dy) {
  const at = { dx, dy };
  page.path(OUTLINE, { ...at, width: 0.6, closed: true });
  for (const seam of [SEAM_TOP, SEAM_CENTRE, SEAM_SIDE]) page.path(seam, { ...at, width: 0.6 });
  for (const [[x1, y1], [x2, y2]] of NOTCHES) page.line(x1 + dx, y1 + dy, x2 + dx, y2 + dy, { width: 0.6 });
  page.line(dx, 190 + dy, 241 + dx, 190 + dy, { grey: 0.6, width: 0.2, dash: [3, 2] });
  page.line(dx, BUST.y + dy, 236 + dx, BUST.y + dy, { grey: 0.6, width: 0.2, dash: [3, 2] });
  page.line(BUST.x - 3 + dx, BUST.y + dy, BUST.x + 3 + dx, BUST.y + dy, { width: 0.6 });
  page.line(BUST.x + dx, BUST.y - 3 + dy, BUST.x + dx, BUST.y + 3 + dy, { width: 0.6 });
  // Grain lines, along the centre front.
  for (const [x, from, to] of [[30, 262, 350], [170, 262, 350]]) {
    page.line(x + dx, from + dy, x + dx, to + dy);
    for (const [end, way] of [[from, 1], [to, -1]])
      page.path([['M', x, end], ['L', x - 2, end + 5 * way], ['L', x + 2, end + 5 * way]], { ...at, filled: true });
  }
  const say = (x, y, text, look) => page.text(x + dx, y + dy, text, look);
  say(10, 205, 'Centre front', { bold: true, size: 5 });
  say(10, 212, 'Bust 36 in (91 cm), waist 30 in (76 cm)');
  say(10, 219, 'Cut 2. Add 2.5 cm at the centre for hooks,');
  say(10, 225, '1.5 cm at every other edge.');
  say(160, 205, 'Side front', { bold: true, size: 5 });
  say(160, 212, 'Cut 2. Add 1.5 cm at every edge,');
  say(160, 218, '3 cm at the side to let out.');
  say(100, 259, 'Bust point', { size: 3, grey: 0.35 });
  say(3, 195, 'Chest line', { size: 3, grey: 0.35 });
  say(35, 310, 'Grain', { size: 3, grey: 0.35 });
  say(175, 310, 'Grain', { size: 3, grey: 0.35 });
  page.box(205 + dx, 12 + dy, 50, 50);
  say(208, 32, 'This square measures', { size: 3.4 });
  say(208, 38, '5 cm by 5 cm. Print at', { size: 3.4 });
  say(208, 44, '100 %, not "fit to page".', { size: 3.4 });
  say(205, 72, 'Hem & Mogra', { bold: true });
  say(205, 78, 'Princess-cut blouse, front', { size: 3.4 });
}

export function blouseOnA3() {
  const page = new Page(297, 420);
  draw(page, 20, 26);
  return pdfOf('Princess-cut blouse, front, bust 36, A3', [page]);
}

/** Two sheets in landscape; the first is cut at the joining line and laid over the second. */
export function blouseOnA4() {
  const JOIN = 186;
  const upper = new Page(297, 210);
  upper.within(10, 8, 277, 194, () => draw(upper, 20, 14));
  const lower = new Page(297, 210);
  lower.within(10, 12, 277, 190, () => draw(lower, 20, 14 - JOIN));
  for (const [page, y] of [[upper, JOIN + 14], [lower, 14]]) {
    page.line(10, y, 287, y, { grey: 0.4, width: 0.3, dash: [6, 2, 1, 2] });
    page.text(262, y + (page === upper ? -1.5 : 4), 'Join here', { size: 3, grey: 0.3 });
  }
  upper.text(225, 98, 'Sheet 1 of 2', { size: 3.4 });
  lower.text(262, 200, 'Sheet 2 of 2', { size: 3.4 });
  return pdfOf('Princess-cut blouse, front, bust 36, A4', [upper, lower]);
}
