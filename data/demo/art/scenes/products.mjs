// Service models: saree, salwar, kurti, gown and blouses.
import { C, close, dye, korvai, korvaiSide, paper, plain, portrait, show, take, wardrobe } from './stage.mjs';
import { at, circle, group, line, many, path } from '../lib/svg.mjs';
import { blouse } from '../garments/blouse.mjs';
import { anarkali, gown, kurti } from '../garments/long.mjs';
import { borderedCloth, dori, fringe, ripples } from './closeups.mjs';
import { needle, pin, stitches, tassel, thread } from '../lib/tools.mjs';
import * as print from '../lib/prints.mjs';

const on = (ground, cloth, border, more = {}) => dye(cloth, border, { ground, ...more });

export const ladies = {
  'product-saree-fall-pico': () => {
    const d = on(C.pista, C.plum, C.haldi, { zari: C.rani, light: C.cream });
    return portrait(plain(C.pista), group(borderedCloth(-80, -60, 620, 330, 110, d, print.halfDrop('buti', on(0, 0, 0), 50, 1.2)) + ripples('M20-40Q60 120 20 270M190-40Q220 100 190 270M360-40Q330 120 370 270')
      + path('M-80 270H540V372H-80Z', C.mintTint) + line('M-80 372H540', C.mayil, 2, 'stroke-dasharray="3 3"') + stitches('M-80 288H188', C.rani, 4, '13 9') + stitches('M-80 356H540', C.rani, 4, '13 9')
      + thread('M188 288C216 300 208 330 244 326', C.rani, 3.4) + at(364, 292, 1.25, -16, needle(100)), 'translate(20 40) rotate(-11)'));
  },
  'product-saree-tassels': () => {
    const d = on(C.haldi, C.mayil, C.rani);
    return portrait(plain(C.haldi), borderedCloth(-10, -10, 420, 300, 150, d, print.halfDrop('mango', d, 58, 1.2), { name: 'flower', gap: 62, scale: 2.4 }), fringe(-6, 290, 412, 9, [C.rani, C.mayil], 78));
  },
  'product-saree-ready-pleat': () => {
    const d = on(C.skyTint, C.brick, C.neel);
    return close([72, 128, 270], plain(C.skyTint), take('garment-saree', { ...d, print: print.checks({ zari: C.haldi, light: C.neel }, 34) }), many(5, (i) => at(172 + i * 13, 216, 0.62, -14 + i * 7, pin(C.cream, 30))));
  },
  'product-salwar-ikat': () => portrait(plain(C.haldiTint), take('garment-salwar', on(C.haldiTint, C.mayil, C.brick, { zari: C.zari }), 0, 0)),
  'product-salwar-anarkali': () => {
    const d = on(C.mayil, C.rani, C.plum);
    return portrait(plain(C.mayil), show(anarkali(d, {}), C.mayil, 200, 64, 1));
  },
  'product-kurti-straight': () => {
    const d = on(C.lilacTint, C.leaf, C.plum, { light: C.cream });
    return portrait(plain(C.lilacTint), show(kurti(d, { print: print.block(d, 46), length: 340 }), C.lilacTint, 190, 76, 1.1, -6));
  },
  'product-kurti-a-line': () => {
    const d = on(C.brick, C.haldi, C.neel, { zari: C.cream });
    return portrait(korvai(C.brick, C.maroon, 410), wardrobe(40, [{ garment: kurti(d, { cut: 'aline', buttons: true, pockets: true, sleeve: 'short', print: print.leheriya({ border: C.neel, zari: C.cream }, 30) }), x: 200, scale: 1.08, width: 54 }], 400, C.cream));
  },
  'product-gown-evening': () => {
    const d = on(C.pinkTint, C.neel, C.mayil);
    return portrait(plain(C.pinkTint), show(gown(d, {}), C.pinkTint, 200, 44, 1));
  },
  'product-gown-layered': () => {
    const d = on(C.pista, C.plum, C.haldi, { second: C.pink, zari: C.cream });
    return portrait(plain(C.jamun), show(gown({ ...d, ground: C.jamun }, { layers: 3, strap: false }), C.jamun, 206, 52, 1.02, 7));
  },
};

export const blouses = {
  'product-blouse-princess': () => {
    const d = on(C.skyTint, C.neel, C.pink);
    return portrait(plain(C.skyTint), show(blouse(d, { neck: 'sweetheart', sleeve: 'elbow', print: print.halfDrop('buti', d) }), C.skyTint, 200, 118, 1.06));
  },
  'product-blouse-deep-back': () => portrait(plain(C.pinkTint), take('garment-blouse-back', on(C.pinkTint, C.mayil, C.rani), 4, 36, 1.24, 8)),
  'product-blouse-collar': () => {
    const d = on(C.mayil, C.brick, C.plum);
    return portrait(plain(C.mayil), show(blouse(d, { neck: 'collar', sleeve: 'bell', opening: 'keyhole', print: print.jaal(d) }), C.mayil, 200, 120, 0.94));
  },
  'product-blouse-boat-neck': () => {
    const d = on(C.haldiTint, C.mayil, C.rani, { light: C.cream });
    return portrait(korvaiSide(C.haldiTint, C.rani, 352), show(blouse(d, { neck: 'boat', sleeve: 'threeQuarter', print: print.chikan(d, 50) }), C.haldiTint, 176, 190, 0.82, -14));
  },
  'product-blouse-cotton': () => {
    const d = on(C.pista, C.leaf, C.rani);
    return portrait(paper(C.pista), show(blouse(d, { neck: 'square', sleeve: 'short', opening: 'hooks', print: print.checks({ zari: C.zari, light: C.cream }, 28) }), C.pista, 200, 96, 1.2, 0));
  },
  'product-blouse-puff-sleeve': () => {
    const d = on(C.plum, C.haldi, C.leaf, { light: C.rani });
    return portrait(plain(C.plum), show(blouse(d, { neck: 'sweetheart', sleeve: 'puff', print: print.dots({ zari: C.rani }, 18, 2), hem: true }), C.plum, 200, 150, 0.98));
  },
  'product-blouse-halter': () => {
    const d = on(C.mintTint, C.jamun, C.brick);
    return portrait(korvai(C.mintTint, C.leaf, 372), show(blouse(d, { neck: 'halter', sleeve: 'none', opening: 'mirrors', seams: false, print: print.bandhani({ zari: C.haldi, light: C.pink }, 32) }), C.mintTint, 204, 96, 1.36));
  },
  'product-blouse-latkan': () => {
    const d = 'M-10 40C80 20 150 60 196 100M410 20C330 30 250 60 204 100M200 104C160 160 140 200 128 236M204 104C230 150 262 190 274 220';
    return portrait(plain(C.rani), dori(d, C.mayil), group(circle(0, 0, 15, C.mayil) + circle(0, 0, 9, C.zari), 'translate(200 102)'),
      at(128, 236, 4.6, 6, tassel(C.haldi, C.zari, C.jamun, 36)), at(276, 220, 4.2, -6, tassel(C.mayil, C.zari, C.jamun, 40)), line('M0 484H400', C.zari, 3, 'stroke-dasharray="9 7"'));
  },
};
