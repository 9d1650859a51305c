// Service models: children's clothes, bridal, men, family and alterations.
import { C, bare, dye, floorTiles, korvai, plain, portrait, show, table, take, wardrobe } from './stage.mjs';
import { at, group, line, many, path } from '../lib/svg.mjs';
import { blouse } from '../garments/blouse.mjs';
import { kurti, pavadai } from '../garments/long.mjs';
import { boysSet, frock } from '../garments/kids.mjs';
import { shirt } from '../garments/men.mjs';
import { chalk, chalkLine, needle, pin, spool, tapeAlong, thread } from '../lib/tools.mjs';
import { turnedHem } from './closeups.mjs';
import { cushion, foldedStack } from './home.mjs';
import * as print from '../lib/prints.mjs';

const on = (ground, cloth, border, more = {}) => dye(cloth, border, { ground, ...more });

export const kids = {
  'product-frock-twirl': () => portrait(plain(C.mintTint), take('garment-kids-frock', on(C.mintTint, C.rani, C.cream, { zari: C.haldi }), 0, 8, 1, -8)),
  'product-frock-smocked': () => {
    const d = on(C.haldi, C.pink, C.mayil, { zari: C.cream });
    return portrait(plain(C.haldi), wardrobe(36, [{ garment: frock(d, { print: print.dots({ zari: C.cream }, 18, 2.2) }), x: 200, scale: 1.14, width: 50 }]));
  },
  'product-frock-party': () => {
    const d = on(C.mayil, C.haldi, C.rani);
    return portrait(plain(C.mayil), show(frock(d, { kind: 'party' }), C.mayil, 200, 92, 0.92));
  },
  'product-pavadai-classic': () => {
    const d = on(C.pinkTint, C.rani, C.forest);
    return portrait(plain(C.pinkTint), show(pavadai(d, { print: print.halfDrop('buti', d, 34), wide: 27 }), C.pinkTint, 200, 112, 1));
  },
  'product-pavadai-checked': () => {
    const d = on(C.neel, C.haldi, C.plum, { zari: C.cream });
    return portrait(korvai(C.neel, C.pinkTint, 380), wardrobe(40, [{ garment: pavadai(d, { puff: true, print: print.checks({ zari: C.brick, light: C.plum }, 30), hem: 'leafSprig' }), x: 200, scale: 1.06, width: 50 }], 400, C.cream));
  },
  'product-boys-kurta-set': () => {
    const d = on(C.lilacTint, C.leaf, C.jamun);
    return portrait(plain(C.lilacTint), show(boysSet(d, { print: print.halfDrop('leafSprig', d, 34, 0.9) }), C.lilacTint, 200, 70, 1.08));
  },
  'product-boys-veshti-set': () => {
    const d = on(C.brick, C.neel, C.haldi);
    return portrait(plain(C.brick), show(boysSet(d, { below: 'veshti', top: 'shirt', print: print.pinstripe({ zari: C.skyTint }, 13) }), C.brick, 196, 60, 1.06, -5));
  },
};
export const occasion = {
  'product-lehenga-eight-kali': () => portrait(plain(C.mayil), take('garment-lehenga', on(C.mayil, C.brick, C.rani), 0, 0)),
  'product-lehenga-half-saree': () => {
    const d = on(C.maroon, C.forest, C.rani);
    return portrait(plain(C.maroon), show(pavadai({ ...d, second: C.rani }, { drape: C.haldi, print: print.halfDrop('mango', d, 44, 0.9), hem: 'flower' }), C.maroon, 208, 56, 1.24, 6));
  },
  'product-sherwani-stole': () => portrait(plain(C.skyTint), take('garment-sherwani', on(C.skyTint, C.mayil, C.haldi, { zari: C.zari }), 0, 0)),
  'product-mens-shirt': () => {
    const d = on(C.rose, C.skyTint, C.neel, { zari: C.haldi });
    return portrait(floorTiles(C.rose, C.plum, C.rani, 430), wardrobe(38, [{ garment: shirt(d, { dhoti: true, print: print.pinstripe({ zari: C.neel }, 16), cloth2: C.cream }), x: 200, scale: 1, width: 62 }]));
  },
  'product-family-salwars': () => {
    const d = on(C.haldiTint, C.rani, C.mayil, { zari: C.zari }); const small = on(C.haldiTint, C.mayil, C.rani, { zari: C.zari });
    return portrait(plain(C.haldiTint), show(kurti(d, { print: print.halfDrop('mango', d, 44, 0.9), yoke: true }), C.haldiTint, 136, 60, 0.98, -4), show(kurti(small, { cut: 'aline', print: print.halfDrop('mango', small, 34, 0.7) }), C.haldiTint, 304, 200, 0.66, 6));
  },
  'product-family-silk': () => portrait(table(C.pinkTint, C.plum, 430, on(0, 0, C.haldi)), foldedStack(196, 434, 330, [on(0, C.haldi, C.plum, { zari: C.cream }), on(0, C.plum, C.haldi), on(0, C.haldi, C.brick, { zari: C.cream }), on(0, C.plum, C.leaf)], 74), at(346, 392, 1.1, 8, spool(C.haldi)), at(64, 70, 1.6, -30, chalk(C.cream))),
  'product-family-three': () => portrait(plain(C.rose), take('scene-family-combo', on(C.rose, C.mayil, C.brick, { zari: C.zari }))),
};
export const alterations = {
  'product-alteration-take-in': () => {
    const d = on(C.haldi, C.plum, C.leaf); const g = blouse(d, { neck: 'round', sleeve: 'short', print: print.halfDrop('buti', d) });
    return portrait(plain(C.haldi), bare(g, 130, 40, 1.75, 0), chalkLine('M292 250C276 320 270 390 262 496', C.cream, 5), chalkLine('M274 254C258 320 252 390 244 496', C.cream, 3),
      many(3, (i) => at(300 - i * 12, 300 + i * 60, 1.3, -78, pin(C.brick, 44))), tapeAlong('M420 120C340 180 372 260 346 340S372 460 330 520', 30), at(70, 450, 1.3, 24, chalk(C.skyTint)));
  },
  'product-alteration-hem': () => portrait(table(C.lilacTint, C.lilacTint, 900), turnedHem(on(C.lilacTint, C.mayil, C.steelLight, { zari: C.rani }), print.pinstripe({ zari: '#1B6670' }, 18)),
    thread('M310 346C360 346 380 300 352 264S340 200 372 170', C.rani, 3), at(396, 120, 1.1, -52, needle(100))),
  'product-alteration-cushion': () => {
    const d = on(C.skyTint, C.brick, C.haldi); const e = on(C.skyTint, C.mayil, C.cream);
    return portrait(table(C.skyTint, C.rani, 400), cushion(262, 262, 128, d, print.halfDrop('peacockEye', { zari: C.zari, border: C.mayil, light: C.cream }, 62, 1.2), 7),
      group(path('M-92-78C-84-132-46-118-30-134-4-156 40-130 62-134 96-130 92-98 96-76L70 20H-70Z', C.cream) + line('M-66-96q16-20 32-2M-14-112q18-14 32 4M38-104q16-12 30 6M-40-76q14-12 26 2M16-78q14-12 26 2', C.jamun, 2.4, 'stroke-opacity=".22" stroke-linecap="round"')
        + path('M-104-82Q0-58 104-84Q92 10 102 96Q0 78-104 98Q-90 10-104-82Z', e.cloth) + line('M-104-82Q0-58 104-84', C.cream, 9) + line('M-104-82Q0-58 104-84', C.mayil, 2, 'stroke-dasharray="6 5"') + line('M-92-60Q-82 10-90 84', C.zari, 2.4, 'stroke-dasharray="7 5"') + path('M60-78Q52 10 60 88L102 96Q92 10 104-84Z', C.jamun, 'opacity=".15"'), 'translate(136 392) rotate(-5)'),
      thread('M236 452C270 462 290 440 322 452', C.cream, 3), at(392, 434, 1, -14, needle(70)));
  },
};
