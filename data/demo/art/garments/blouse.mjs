// Blouse fronts. The middle of the garment is x = 0, the shoulder is y = 0, the hem about y = 262.
import { C } from '../lib/palette.mjs';
import { both, circle, clip, cutLine, group, line, many, newId, outline, path, piece } from '../lib/svg.mjs';
import { band } from '../lib/bands.mjs';
import { button, tassel } from '../lib/tools.mjs';

// Right half of the neckline, from the middle of the front up to the shoulder.
const necks = {
  round: 'M-1 78C26 78 44 50 46 4', boat: 'M-1 30C34 30 62 20 76 9', square: 'M-1 84H48L50 4',
  sweetheart: 'M-1 104C8 84 40 72 56 92 58 62 56 30 58 5', vee: 'M-1 108 48 4', collar: 'M-1 4C12 4 24 2 32-2', halter: 'M-1 70 22-14',
};
const shoulder = { boat: [76, 9], collar: [32, -2], halter: [22, -14], round: [46, 4], square: [50, 4], sweetheart: [58, 5], vee: [48, 4] };

export function blouse(dye, { neck = 'round', sleeve = 'elbow', seams = true, print, opening, hem = true, sleevePrint, trim = true } = {}) {
  const start = necks[neck];
  const side = neck === 'halter'
    ? 'C52 40 72 92 94 120 90 160 84 206 80 250 54 260 26 263-1 263Z'
    : `L${neck === 'collar' ? '96 18' : '102 20'}C96 56 92 88 92 122 92 166 84 208 80 250 54 260 26 263-1 263Z`;
  const half = `${start}${side}`;
  const body = both(path(half, dye.cloth));
  const bodyShape = `${outline(half)}<path d="${half}" transform="matrix(-1 0 0 1 0 0)"/>`;
  const arm = sleeves[sleeve] ? sleeves[sleeve](dye, sleevePrint || print) : null;
  const inside = printed(print) + shade(dye) + (hem ? group(band(220, 40, dye, { gap: 15, tooth: 16, name: 'diamond' }), 'translate(-112 214) scale(1.02 1)')
    + path('M-110 262H110V290H-110Z', dye.border) : '') + (seams ? princess(dye) : '') + (opening ? openings[opening](dye) : '')
    + (trim && neck !== 'collar' ? edge(start, dye) : '');
  const all = outline(half) + (arm ? outline(arm.d) : '');
  return {
    cut: both(all),
    body: (arm ? both(arm.art) : '') + body + clip(bodyShape, inside) + (arm?.over ? both(arm.over) : '')
      + line('M101 22C96 56 92 88 92 122M-101 22C-96 56-92 88-92 122', dye.ink, arm ? 1.6 : 0, 'stroke-opacity=".4"')
      + (neck === 'collar' ? standCollar(dye) : '') + (neck === 'halter' ? halterTie(dye) : ''),
    halfPath: half,
  };
}
const printed = (print) => {
  if (!print) return '';
  const id = newId('q');
  return print(id) + `<rect x="-120" y="-30" width="240" height="310" fill="url(#${id})"/>`;
};
const shade = (dye) => both(path('M100 20C70 90 76 190 76 270H110V20Z', dye.ink, 'opacity=".16"') + path('M36 262 42 196 50 262Z', dye.ink, 'opacity=".22"'));
const princess = (dye) => both(line('M97 84C66 92 50 120 48 160S52 232 54 264', dye.ink, 2, 'stroke-opacity=".55"')
  + line('M101 89C71 97 55 123 53 161S57 232 59 264', dye.zari, 1.6, 'stroke-dasharray="6 4"'));
const edge = (start, dye) => both(line(start, dye.border, 22) + line(start, dye.zari, 16, 'stroke-dasharray="2 5"') + line(start, dye.border, 11) + line(start, dye.zari, 3));
const openings = {
  hooks: (dye) => line('M0 60V264', dye.ink, 1.8, 'stroke-opacity=".5"') + line('M9 60V264', dye.zari, 1.4, 'stroke-dasharray="5 4"') + many(6, (i) => group(path('M-2-3h10v6h-10Z', dye.zari), `translate(0 ${98 + i * 20})`)),
  buttons: (dye) => line('M0 30V264', dye.ink, 1.8, 'stroke-opacity=".5"') + many(7, (i) => group(button(6.4, dye.zari), `translate(0 ${50 + i * 24})`)),
  keyhole: (dye) => path('M0 22C14 44 16 62 0 76-16 62-14 44 0 22Z', dye.ground || C.haldiTint) + line('M0 22C14 44 16 62 0 76-16 62-14 44 0 22Z', dye.zari, 4) + circle(0, 18, 6, dye.zari),
  mirrors: (dye) => many(5, (i) => group(many(8, (k) => `<circle r="3" cx="${Math.round(10 * Math.cos((k * Math.PI) / 4))}" cy="${Math.round(10 * Math.sin((k * Math.PI) / 4))}" fill="${dye.zari}"/>`)
    + circle(0, 0, 7, C.cream), `translate(0 ${96 + i * 27})`)),
};
const cuff = (dye, from, to, drop) => {
  const [x0, y0] = from; const [x1, y1] = to;
  const length = Math.hypot(x1 - x0, y1 - y0) + 16; const turn = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
  return group(band(length, drop, dye, { gap: 12, tooth: 12, scale: 0.85 }), `translate(${x0} ${y0}) rotate(${turn}) translate(-8 ${-drop + 3})`);
};
const sleeves = {
  elbow: (dye, print) => {
    const d = 'M100 20C132 32 144 58 152 92 160 126 168 154 174 178Q148 194 114 198C106 168 100 148 92 122 92 84 98 54 100 20Z';
    return { d, art: piece(d, dye.cloth, print, path('M98 24C122 80 118 130 110 162L90 130Z', dye.ink, 'opacity=".18"') + cuff(dye, [114, 196], [176, 180], 40)) };
  },
  threeQuarter: (dye, print) => {
    const d = 'M100 20C130 30 142 56 150 92 162 140 172 188 180 232Q158 244 132 246C122 200 106 160 92 122 92 84 98 54 100 20Z';
    return { d, art: piece(d, dye.cloth, print, path('M98 24C122 80 120 150 124 200L92 128Z', dye.ink, 'opacity=".18"') + cuff(dye, [132, 246], [182, 232], 32)) };
  },
  short: (dye, print) => {
    const d = 'M100 20C128 28 144 50 158 86Q138 112 104 122L92 116C92 84 98 54 100 20Z';
    return { d, art: piece(d, dye.cloth, print, path('M98 24C116 60 112 90 104 118L90 116Z', dye.ink, 'opacity=".18"') + cuff(dye, [102, 124], [160, 86], 22)) };
  },
  puff: (dye, print) => {
    const d = 'M98 18C118-8 166-2 176 44 182 78 168 106 150 120L104 138C96 130 92 122 92 112 92 78 96 48 98 18Z';
    const gathers = 'M106 22Q128 34 118 70M118 10Q150 34 130 96M138 6Q170 40 144 108M108 128Q112 104 104 84M126 124Q132 98 122 70M144 116Q156 92 150 62';
    return { d, art: piece(d, dye.cloth, print, line(gathers, dye.ink, 3, 'stroke-opacity=".22" stroke-linecap="round"')),
      over: group(band(62, 22, dye, { gap: 11, tooth: 0, scale: 0.8 }), 'translate(97 126) rotate(-21)') };
  },
  bell: (dye, print) => {
    const d = 'M100 20C128 30 140 60 148 96 158 138 186 176 208 206Q172 238 122 236C118 190 104 156 92 122 92 84 98 54 100 20Z';
    return { d, art: piece(d, dye.cloth, print, path('M98 24C122 80 128 150 140 236H118L92 128ZM150 110 186 224 168 232Z', dye.ink, 'opacity=".18"') + cuff(dye, [120, 238], [212, 206], 22)) };
  },
};
const standCollar = (dye) => path('M-34 0C-36-12-34-22-32-28-12-20 12-20 32-28 34-22 36-12 34 0 14 12 6 10 0 20-6 10-14 12-34 0Z', dye.border)
  + line('M-32-27C-12-19 12-19 32-27M-34 0C-14 12-6 10 0 20 6 10 14 12 34 0', dye.zari, 3);
const halterTie = (dye) => path('M-22-14C-16-30 16-30 22-14 16-6-16-6-22-14Z', dye.border) + line('M-22-15C-10-8 10-8 22-15M-20-16C-16-28 16-28 20-16', dye.zari, 2.4)
  + line('M-4-26C-40-50-70-30-84 4M4-26C44-54 76-36 86 0', dye.zari, 3) + group(tassel(dye.border, dye.zari, dye.ink, 26), 'translate(-85 4)') + group(tassel(dye.border, dye.zari, dye.ink, 26), 'translate(87 0)');

/** Lays a garment on the ground with its cut line, at x,y. */
export function lay(garment, ground, ink, x, y, scale = 1, turn = 0) {
  return group(cutLine(garment.cut, ground, ink) + garment.body, `translate(${x} ${y}) rotate(${turn}) scale(${scale})`);
}
