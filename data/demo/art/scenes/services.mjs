// Service categories and services.
import { C, bare, close, dye, korvai, plain, portrait, show, table, take, wardrobe } from './stage.mjs';
import { at, group, many } from '../lib/svg.mjs';
import { blouse } from '../garments/blouse.mjs';
import { anarkali, gown, kurti, pavadai } from '../garments/long.mjs';
import { boysSet } from '../garments/kids.mjs';
import { chalk, chalkLine, needle, pin, tape, thread } from '../lib/tools.mjs';
import { cushion, curtains, foldedStack } from './home.mjs';
import * as print from '../lib/prints.mjs';

const on = (ground, cloth, border, more = {}) => dye(cloth, border, { ground, ...more });

export const categories = {
  'category-ladies-wear': () => close([30, 14, 340], plain(C.pinkTint), take('garment-saree', on(C.pinkTint, C.mayil, C.rani, { zari: C.haldi }))),
  'category-blouses': () => portrait(plain(C.pista), take('garment-blouse-back', on(C.pista, C.plum, C.leaf), 0, 40, 1.12)),
  'category-bridal': () => portrait(plain(C.haldi), take('garment-lehenga', on(C.haldi, C.rani, C.mayil), 0, 0)),
  'category-kids-wear': () => portrait(plain(C.skyTint), take('garment-kids-frock', on(C.skyTint, '#F04E36', C.cream, { zari: C.haldi }))),
  'category-family-combo': () => portrait(plain(C.mintTint), take('scene-family-combo', on(C.mintTint, C.plum, C.haldi))),
  'category-alterations': () => portrait(plain(C.haldiTint), take('scene-alterations', { ground: C.haldiTint, cloth: C.leaf, border: C.jamun, zari: C.rani })),
  'category-home-linen': () => {
    const wall = C.neel;
    return portrait(plain(wall), curtains({ x: 200, y: 26, width: 380, length: 404, cloth: C.cream, band: C.rani, print: print.block({ zari: C.leaf, light: C.rani }, 52), open: 190 }),
      table(wall, C.haldi, 424, on(wall, C.haldi, C.rani)).replace(/^<rect[^>]*>/, ''), cushion(116, 376, 92, on(wall, C.rani, C.haldi), print.halfDrop('buti', { zari: C.zari, light: C.cream }, 44, 1.3), -4), cushion(284, 380, 86, on(wall, C.leaf, C.cream), print.checks({ zari: C.cream, light: C.haldi }, 36), 5), cushion(200, 262, 76, on(wall, C.haldi, C.plum), null, -7));
  },
};

export const services = {
  'service-saree': () => portrait(korvai(C.mayil, C.haldi, 420), foldedStack(200, 430, 300, [
    on(C.mayil, C.rani, C.forest), on(C.mayil, C.haldi, C.plum, { zari: C.cream }), on(C.mayil, C.neel, C.pink), on(C.mayil, C.leaf, C.maroon), on(C.mayil, C.brick, C.neel), on(C.mayil, C.plum, C.leaf)])),
  'service-salwar': () => portrait(plain(C.blueTint), take('garment-salwar', on(C.blueTint, C.neel, C.pink))),
  'service-kurti': () => {
    const d = on(C.rose, C.mayil, C.brick);
    return portrait(plain(C.rose), wardrobe(44, [{ garment: kurti(d, { print: print.halfDrop('leafSprig', d, 40), yoke: true }), x: 200, scale: 1.06, width: 54 }]));
  },
  'service-gown': () => {
    const d = on(C.rani, C.haldi, C.mayil, { zari: C.cream });
    return portrait(plain(C.rani), show(gown(d, { print: print.dots({ zari: '#FFDD7A' }, 22, 1.6) }), C.rani, 200, 46, 0.98));
  },
  'service-blouse-princess': () => {
    const d = on(C.lilacTint, C.brick, C.mayil);
    return portrait(plain(C.lilacTint), show(blouse(d, { neck: 'sweetheart', sleeve: 'elbow', print: print.halfDrop('flower', d, 42, 0.9) }), C.lilacTint, 200, 130, 1));
  },
  'service-blouse-everyday': () => {
    const d = on(C.haldi, C.cream, C.neel, { zari: C.haldi, light: C.neel });
    return portrait(korvai(C.haldi, C.brick, 404), show(blouse(d, { neck: 'boat', sleeve: 'elbow', print: print.stripes({ border: C.neel, zari: C.brick }, 26, 8) }), C.haldi, 200, 98, 1.04, 0));
  },
  'service-blouse-designer': () => {
    const d = on(C.mintTint, C.rani, C.jamun);
    return portrait(plain(C.mintTint), show(blouse(d, { neck: 'halter', sleeve: 'none', opening: 'mirrors', seams: false, print: print.bandhani(d, 34) }), C.mintTint, 200, 130, 1.22));
  },
  'service-frock': () => portrait(plain(C.haldiTint), take('garment-kids-frock', on(C.haldiTint, C.neel, C.cream, { zari: C.haldi }), 0, 16, 0.98)),
  'service-pavadai': () => {
    const d = on(C.jamun, C.leaf, C.rani);
    return portrait(plain(C.jamun), show(pavadai(d, { print: print.halfDrop('buti', d, 36) }), C.jamun, 200, 104, 1.02));
  },
  'service-boys-kurta': () => {
    const d = on(C.skyTint, C.haldi, C.maroon, { zari: C.cream });
    return portrait(plain(C.skyTint), wardrobe(34, [{ garment: boysSet(d, { print: print.pinstripe({ zari: C.brick }, 14) }), x: 200, scale: 1.02, width: 52 }]));
  },
  'service-lehenga': () => close([96, 250, 208], plain(C.haldi), take('garment-lehenga', on(C.haldi, C.plum, C.mayil))),
  'service-sherwani': () => portrait(plain(C.lilacTint), take('garment-sherwani', on(C.lilacTint, C.ivory, C.maroon, { zari: C.gold }))),
  'service-family-set': () => {
    const d = on(C.pista, C.brick, C.neel, { light: C.cream }); const p = print.ikat(d, 40, 50);
    return portrait(korvai(C.pista, C.neel, 440), wardrobe(40, [{ garment: anarkali(d, { print: p }), x: 134, scale: 0.76, width: 50 }, { garment: pavadai({ ...d, second: C.neel, border: C.neel }, { print: p, wide: 22 }), x: 324, scale: 0.56, width: 58 }]));
  },
  'service-alteration-garment': () => {
    const d = on(C.mayil, C.pink, C.cream, { zari: C.cream });
    return portrait(plain(C.mayil), bare(kurti(d, { cut: 'aline', print: print.dots({ zari: C.cream }, 20, 2) }), 190, 66, 1.2, 9),
      chalkLine('M128 200C128 280 96 360 74 440', C.haldi, 5), chalkLine('M258 220C246 300 250 380 262 470', C.haldi, 5),
      many(4, (i) => at(122 - i * 13, 236 + i * 56, 1, 70, pin(C.haldi, 44))), many(4, (i) => at(256, 256 + i * 54, 1, -80, pin(C.haldi, 44))),
      group(tape(560, 34, 3, 56), 'translate(300 -20) rotate(80)'), at(96, 92, 1.1, -30, chalk(C.skyTint)));
  },
  'service-alteration-home': () => portrait(korvai(C.pinkTint, C.brick, 440), curtains({ x: 200, y: 40, width: 350, length: 370, cloth: C.leaf, band: C.plum, print: print.halfDrop('leafSprig', { zari: C.zari }, 54, 1.5), open: 70, rod: true, hemmed: true }),
    at(330, 448, 1, -24, needle(90)), thread('M246 485C220 500 200 470 170 462S120 420 96 412', C.cream, 3)),
};
