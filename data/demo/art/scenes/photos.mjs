// Photos that customers of the demo shop took for their reviews.
import { C, dye, floorTiles, korvai, plain, table, wardrobe } from './stage.mjs';
import { at, frame, group, many } from '../lib/svg.mjs';
import { blouse } from '../garments/blouse.mjs';
import { kurti, pavadai } from '../garments/long.mjs';
import { stitches, tassel } from '../lib/tools.mjs';
import { borderedCloth, dori, ripples } from './closeups.mjs';
import { cushion } from './home.mjs';
import * as print from '../lib/prints.mjs';

const on = (cloth, border, more = {}) => dye(cloth, border, more);
const taken = (...content) => frame.view(content.join(''));

export const photos = {
  'photo-blouse-hem': () => { const d = on(C.mayil, C.rani); return taken(floorTiles(C.skyTint, C.cream, C.skyTint, 300), group(borderedCloth(-40, -60, 420, 380, 120, d, print.halfDrop('buti', d, 54, 1.4), { name: 'diamond', gap: 54, scale: 2.6, tooth: 42 }) + ripples('M60-40Q100 120 50 260M220-40Q250 120 210 260') + stitches('M-40 312H380', C.zari, 3, '9 7'), 'rotate(6 200 250)')); },
  'photo-blouse-dori': () => { const d = on(C.mayil, C.rani); return taken(plain(C.rose), at(200, -70, 1.9, 4, blouse(d, { neck: 'vee', sleeve: 'short', seams: false, print: print.halfDrop('buti', d, 36) }).body), dori('M120 96C150 120 180 126 198 122M282 104C250 126 220 130 204 122M198 124C186 160 172 180 166 196M204 124C222 158 236 176 240 190', C.rani), at(166, 196, 2, 6, tassel(C.haldi, C.zari, C.jamun, 34)), at(240, 190, 2, -6, tassel(C.haldi, C.zari, C.jamun, 34))); },
  'photo-princess-bed': () => { const d = on(C.haldi, C.forest, { zari: C.brick }); return taken(table(C.blueTint, C.pinkTint, 190), cushion(316, 140, 96, on(C.neel, C.cream), print.block({ zari: C.haldi, light: C.cream }, 52, 1.2), -8), at(184, 206, 1.08, -12, blouse(d, { neck: 'sweetheart', sleeve: 'elbow', print: print.halfDrop('flower', d, 42, 0.9) }).body)); },
  'photo-pavadai-door': () => { const d = on(C.plum, C.haldi); return taken(korvai(C.wood, C.maroon, 456), many(3, (i) => group('<path d="M0 0V460" stroke="#2A0F2E" stroke-opacity=".25" stroke-width="4"/>', `translate(${64 + i * 136} 0)`)), wardrobe(26, [{ garment: pavadai(d, { puff: true, print: print.halfDrop('buti', d, 36), wide: 24 }), x: 200, scale: 0.98, width: 52 }], 400, C.jamun)); },
  'photo-kurti-chair': () => { const d = on(C.neel, C.pink, { light: C.cream }); return taken(floorTiles(C.mintTint, C.leaf, C.forest, 420), wardrobe(24, [{ garment: kurti(d, { print: print.block(d, 46) }), x: 204, scale: 1.06, width: 54 }], 400, C.wood)); },
};
