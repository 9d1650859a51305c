// Gallery images that are drawn, scenes of their own; the painted silks are in silks.mjs.
import { C, dye, floorTiles, korvai, korvaiSide, plain, portrait, table, wardrobe } from './stage.mjs';
import { at, clip, group, line, many, path, rect } from '../lib/svg.mjs';
import { band, skirt } from '../lib/bands.mjs';
import { mogra } from '../lib/motifs.mjs';
import { form } from '../lib/machine.mjs';
import { anarkali, kurti, pavadai } from '../garments/long.mjs';
import { boysSet, frock } from '../garments/kids.mjs';
import { shirt } from '../garments/men.mjs';
import { blouse } from '../garments/blouse.mjs';
import { bow, button, spool, tapeAlong, tassel } from '../lib/tools.mjs';
import { borderedCloth, dori, fringe, ripples } from './closeups.mjs';
import { foldedStack, spread } from './home.mjs';
import { silks } from './silks.mjs';
import * as print from '../lib/prints.mjs';

const on = (ground, cloth, border, more = {}) => dye(cloth, border, { ground, ...more });
const brick = on(C.mayil, C.brick, C.rani);
const family = on(C.lilacTint, C.plum, C.haldi, { light: C.cream });

/** A flared skirt, from the waist at 0,0. */
const skirtOf = (d) => skirt({ cy: -120, r0: 120, r: 330, half: 36, scallops: 15, dye: d, print: print.halfDrop('buti', d, 36), pleats: 13, bands: [{ r: 196, w: 26, name: 'mango', count: 13, scale: 1.2 }, { r: 282, w: 40, name: 'flower', count: 17, scale: 1.3, teeth: 22, toothHeight: 22 }] }).body;

export const gallery = {
  'gallery-lehenga-1': () => portrait(floorTiles(C.mayil, C.maroon, C.rani, 436), at(20, -34, 0.9, 0, form({ ground: C.mayil, cloth: C.rani, trim: C.brick, zari: C.zari })),
    at(200, 206, 1.16, 0, skirtOf(brick)), many(5, (i) => at(158 + i * 21, 214, 1, i * 3 - 6, tassel(i % 2 ? C.rani : C.haldi, C.zari, C.jamun, 26)))),
  'gallery-lehenga-2': () => portrait(plain(C.haldiTint), group(borderedCloth(-80, -80, 620, 420, 190, brick, print.halfDrop('buti', brick, 64, 1.6), { name: 'flower', gap: 84, scale: 3.4, tooth: 64 })
    + ripples('M40-40Q90 120 30 330M190-40Q230 120 180 330M340-40Q300 120 350 330') + line('M-80 326H540', C.zari, 3, 'stroke-dasharray="10 7"'), 'rotate(-7 200 250)'), fringe(-20, 356, 440, 8, [C.rani, C.brick], 60)),
  'gallery-lehenga-3': () => portrait(plain(C.brick), ripples('M30 120Q70 300 20 520M150 120Q190 300 130 520M270 120Q230 300 290 520M380 120Q350 300 390 520', 0.14, 15), group(band(520, 90, brick, { gap: 44, scale: 2.4, tooth: 0, name: 'diamond' }), 'translate(-40 40)'),
    dori('M-10 132C80 150 150 150 194 130M410 132C320 150 250 150 206 130M196 132C176 190 150 220 140 254M204 132C230 190 262 210 270 238', C.haldi), at(140, 254, 3.4, 8, tassel(C.rani, C.zari, C.jamun, 38)), at(270, 238, 3.1, -7, tassel(C.mayil, C.zari, C.jamun, 40))),
  'gallery-muhurtham-silk': silks['gallery-muhurtham-silk'],
  'gallery-sherwani': () => {
    const d = on(C.lilacTint, C.ivory, C.maroon, { zari: C.gold });
    return portrait(plain(C.ivory), spread(print.jaal({ zari: C.gold, light: C.cream }, 76), 0, 0, 400, 500), path('M176 60H232V520H176Z', C.ivory), line('M178 60V520M230 60V520', C.gold, 3), many(6, (i) => at(204, 110 + i * 68, 2.4, 0, button(6.4, C.gold))),
      path('M110-20H298C300 40 262 76 204 92 146 76 108 40 110-20Z', C.maroon), line('M116-20C120 34 154 66 204 80 254 66 288 34 292-20', C.gold, 4), group(band(640, 104, d, { gap: 50, scale: 2.6, tooth: 0, name: 'mango' }) + rect(0, 104, 640, 60, C.maroon), 'translate(420 -40) rotate(97)'), line('M258-20 232 520', C.jamun, 9, 'stroke-opacity=".18"'));
  },
  'gallery-blouse-plum': () => {
    const d = on(C.pista, C.plum, C.leaf);
    return portrait(table(C.pista, C.haldi, 404, on(C.pista, C.rani, C.plum)), wardrobe(34, [{ garment: blouse(d, { neck: 'boat', sleeve: 'threeQuarter', print: print.halfDrop('buti', d) }), x: 200, scale: 0.92, width: 60 }]),
      foldedStack(136, 408, 190, [on(0, C.leaf, C.plum), on(0, C.plum, C.haldi)], 42), at(306, 382, 1, 6, spool(C.leaf)), at(360, 384, 0.9, -8, spool(C.plum)));
  },
  'gallery-blouse-teal-1': silks['gallery-blouse-teal-1'],
  'gallery-blouse-teal-2': () => {
    const d = on(C.pinkTint, C.mayil, C.rani);
    return portrait(korvai(C.pinkTint, C.haldi, 424), at(0, -24, 1, 0, form({ ground: C.pinkTint, cloth: C.cream, trim: C.rani, zari: C.plum, front: false })), at(200, 72, 1.12, 0, blouse(d, { neck: 'vee', sleeve: 'short', opening: 'hooks', print: print.halfDrop('buti', d) }).body), tapeAlong('M118 96C96 190 122 300 96 420', 20));
  },
  'gallery-blouse-sleeve': () => {
    const d = on(C.skyTint, C.brick, C.jamun); const sleeve = 'M-20-20H250C330 40 350 140 352 230L360 380Q230 446 40 430C20 320 0 180-20 60Z';
    return portrait(plain(C.skyTint), line(sleeve, C.jamun, 54, 'stroke-opacity=".5" stroke-linejoin="round"'), line(sleeve, C.skyTint, 50, 'stroke-linejoin="round"'), path(sleeve, d.cloth), clip(sleeve, spread(print.halfDrop('buti', d, 72, 1.9), -20, -20, 420, 560)
      + path('M60-20C150 120 130 260 150 470H40C20 320 0 200-20 60Z', C.jamun, 'opacity=".16"') + group(band(420, 150, d, { gap: 50, scale: 3.2, tooth: 50, name: 'mango' }), 'translate(18 300) rotate(-7)')), many(6, (i) => at(74 + i * 52, 440 - i * 7, 1.5, -5, tassel(C.mayil, C.zari, C.jamun, 20))));
  },
  'gallery-frock-1': () => {
    const d = on(C.haldiTint, C.neel, C.rani, { zari: C.haldi });
    return portrait(korvai(C.haldiTint, C.rani, 448), wardrobe(34, [{ garment: frock(d, { kind: 'party', print: print.dots({ zari: C.cream }, 24, 2.4) }), x: 142, scale: 0.8, width: 44 }, { garment: frock(on(0, C.haldi, C.neel, { zari: C.cream }), { print: print.dots({ zari: C.neel }, 20, 2) }), x: 320, scale: 0.52, width: 44 }], 400, C.jamun));
  },
  'gallery-frock-2': () => portrait(plain(C.neel), spread(print.block({ zari: C.haldi, light: C.cream }, 74, 1.5), 0, 0, 400, 500), path('M-20 300Q200 350 420 300V392Q200 440-20 392Z', C.cream), line('M-20 312Q200 362 420 312M-20 380Q200 428 420 380', C.haldi, 3, 'stroke-dasharray="9 6"'), at(200, 352, 3.2, 0, bow(C.cream)),
    path('M-20-20H420V60Q300 160 204 96 200 92 196 96 100 160-20 60Z', C.cream), line('M-20 50Q100 148 192 86M420 50Q300 148 208 86', C.haldi, 4), many(3, (i) => at(200, 150 + i * 50, 2.2, 0, button(6, C.haldi)))),
  'gallery-pavadai': () => {
    const d = on(C.mintTint, C.haldi, C.rani, { zari: C.cream, light: C.mayil });
    return portrait(plain(C.mintTint), at(200, -30, 1.3, 0, pavadai({ ...d, second: C.mayil }, { print: print.halfDrop('star', { zari: C.brick }, 40, 0.8), wide: 36, hem: 'flower' }).body), many(9, (i) => at(18 + i * 46, 462 + (i % 2) * 12, 0.56, i * 24, mogra(C.white, C.pista, C.haldi))));
  },
  'gallery-boys-veshti': () => {
    const d = on(C.rani, C.leaf, C.haldi, { zari: C.zari });
    return portrait(korvai(C.rani, C.mayil, 430), wardrobe(34, [{ garment: boysSet(d, { below: 'veshti', top: 'kurta', print: print.halfDrop('leafSprig', { zari: C.zari }, 34, 0.8) }), x: 130, scale: 0.92, width: 50 }, { garment: boysSet({ ...d, cloth: C.haldi, border: C.leaf }, { below: 'veshti', top: 'shirt' }), x: 308, scale: 0.7, width: 52 }], 400, C.zari));
  },
  'gallery-family-three-1': () => {
    const p = print.ikat(family, 38, 48);
    return portrait(table(C.mintTint, C.plum, 452), wardrobe(30, [{ garment: kurti(family, { print: p }), x: 92, scale: 0.8, width: 48 }, { garment: shirt({ ...family, light: C.plum }, { print: print.pinstripe({ zari: C.haldi }, 16) }), x: 236, scale: 0.66, width: 54 }, { garment: frock(family, { print: p }), x: 344, scale: 0.4, width: 50 }], 400, C.jamun), foldedStack(306, 456, 150, [on(0, C.plum, C.haldi), on(0, C.haldi, C.plum)], 40));
  },
  'gallery-family-three-2': () => portrait(plain(C.plum), spread(print.ikat(family, 112, 142), 0, 0, 400, 500), group(band(520, 110, on(0, C.plum, C.haldi, { zari: C.plum, light: C.cream }), { gap: 44, scale: 2.8, tooth: 44, name: 'diamond' }), 'translate(-40 420) rotate(-9)')),
  'gallery-family-silk': silks['gallery-family-silk'],
  'gallery-family-salwar-1': () => {
    const d = on(C.haldi, C.rani, C.mayil, { zari: C.zari, light: C.cream }); const p = print.halfDrop('mango', d, 50, 1);
    return portrait(korvaiSide(C.haldi, C.mayil, 312), wardrobe(32, [{ garment: anarkali(d, { print: p }), x: 136, scale: 0.86, width: 48 }, { garment: anarkali({ ...d, cloth: C.mayil, border: C.rani }, { print: print.halfDrop('flower', d, 46) }), x: 306, scale: 0.54, width: 48 }], 400, C.jamun));
  },
  'gallery-family-salwar-2': silks['gallery-family-salwar-2'],
};
