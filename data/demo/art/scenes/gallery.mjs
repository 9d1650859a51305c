// Gallery images that are drawn; the painted silks are in silks.mjs.
import { C, close, dye, korvai, korvaiSide, plain, portrait, show, take, wardrobe } from './stage.mjs';
import { at, clip, group, line, many, path } from '../lib/svg.mjs';
import { band } from '../lib/bands.mjs';
import { pavadai } from '../garments/long.mjs';
import { boysSet } from '../garments/kids.mjs';
import { blouse } from '../garments/blouse.mjs';
import { tassel } from '../lib/tools.mjs';
import { spread } from './home.mjs';
import { silks } from './silks.mjs';
import * as print from '../lib/prints.mjs';

const on = (ground, cloth, border, more = {}) => dye(cloth, border, { ground, ...more });
const brick = on(C.mayil, C.brick, C.rani);
const family = on(C.lilacTint, C.plum, C.haldi, { light: C.cream });

export const gallery = {
  'gallery-lehenga-1': () => portrait(plain(C.mayil), take('garment-lehenga', brick, 6, 4, 1.06)),
  'gallery-lehenga-2': () => close([120, 280, 150], plain(C.mayil), take('garment-lehenga', brick)),
  'gallery-lehenga-3': () => close([118, 76, 150], plain(C.haldiTint), take('garment-lehenga', { ...brick, ground: C.haldiTint })),
  'gallery-muhurtham-silk': silks['gallery-muhurtham-silk'],
  'gallery-sherwani': () => close([102, 34, 210], plain(C.lilacTint), take('garment-sherwani', on(C.lilacTint, C.mayil, C.haldi, { zari: C.zari }))),
  'gallery-blouse-plum': () => portrait(plain(C.pista), take('garment-blouse-back', on(C.pista, C.plum, C.leaf), 0, 30, 1.5)),
  'gallery-blouse-teal-1': silks['gallery-blouse-teal-1'],
  'gallery-blouse-teal-2': () => portrait(korvai(C.pinkTint, C.haldi, 400), take('garment-blouse-back', on(C.pinkTint, C.mayil, C.rani), 0, 6, 1.04, -6)),
  'gallery-blouse-sleeve': () => {
    const d = on(C.skyTint, C.brick, C.jamun); const sleeve = 'M-20-20H250C330 40 350 140 352 230L360 380Q230 446 40 430C20 320 0 180-20 60Z';
    return portrait(plain(C.skyTint), line(sleeve, C.jamun, 54, 'stroke-opacity=".5" stroke-linejoin="round"'), line(sleeve, C.skyTint, 50, 'stroke-linejoin="round"'), path(sleeve, d.cloth), clip(sleeve, spread(print.halfDrop('buti', d, 72, 1.9), -20, -20, 420, 560)
      + path('M60-20C150 120 130 260 150 470H40C20 320 0 200-20 60Z', C.jamun, 'opacity=".16"') + group(band(420, 150, d, { gap: 50, scale: 3.2, tooth: 50, name: 'mango' }), 'translate(18 300) rotate(-7)')), many(6, (i) => at(74 + i * 52, 440 - i * 7, 1.5, -5, tassel(C.mayil, C.zari, C.jamun, 20))));
  },
  'gallery-frock-1': () => portrait(plain(C.haldiTint), take('garment-kids-frock', on(C.haldiTint, C.neel, C.cream, { zari: C.haldi }), 0, 20, 1.02, 6)),
  'gallery-frock-2': () => close([106, 96, 190], plain(C.haldiTint), take('garment-kids-frock', on(C.haldiTint, C.neel, C.cream, { zari: C.haldi }))),
  'gallery-pavadai': () => {
    const d = on(C.mintTint, C.haldi, C.rani, { zari: C.cream, light: C.mayil });
    return portrait(plain(C.mintTint), show(pavadai({ ...d, second: C.mayil }, { print: print.halfDrop('star', { zari: C.brick }, 40, 0.8), wide: 36, hem: 'flower' }), C.mintTint, 200, 130, 0.8));
  },
  'gallery-boys-veshti': () => {
    const d = on(C.rani, C.leaf, C.haldi, { zari: C.zari });
    return portrait(korvaiSide(C.rani, C.mayil, 70), wardrobe(46, [{ garment: boysSet(d, { below: 'veshti', top: 'kurta', print: print.halfDrop('leafSprig', { zari: C.zari }, 34, 0.8) }), x: 210, scale: 1.1, width: 52 }], 400, C.zari));
  },
  'gallery-family-three-1': () => portrait(plain(C.mintTint), take('scene-family-combo', on(C.mintTint, C.plum, C.haldi), 0, -10, 1)),
  'gallery-family-three-2': () => portrait(plain(C.plum), spread(print.ikat(family, 112, 142), 0, 0, 400, 500), group(band(520, 110, on(0, C.plum, C.haldi, { zari: C.plum, light: C.cream }), { gap: 44, scale: 2.8, tooth: 44, name: 'diamond' }), 'translate(-40 420) rotate(-9)')),
  'gallery-family-silk': silks['gallery-family-silk'],
  'gallery-family-salwar-1': () => close([106, 48, 200], plain(C.haldi), take('garment-salwar', on(C.haldi, C.rani, C.mayil, { zari: C.zari }))),
  'gallery-family-salwar-2': silks['gallery-family-salwar-2'],
};
