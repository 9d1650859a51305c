// Two more images of each product: its back or a detail, and its cloth, close.
import { C, dye, plain, show, table } from './stage.mjs';
import { at, clip, frame, group, line, many, path, rect } from '../lib/svg.mjs';
import { band } from '../lib/bands.mjs';
import { blouse } from '../garments/blouse.mjs';
import { boysSet, frock } from '../garments/kids.mjs';
import { kurti } from '../garments/long.mjs';
import { chalk, needle, pin, spool, stitches, tape, thread } from '../lib/tools.mjs';
import { fringe, knifePleats, ripples } from './closeups.mjs';
import { foldedStack, spread } from './home.mjs';
import { blouses, ladies } from './products.mjs';
import { kids, occasion } from './products-more.mjs';
import * as print from '../lib/prints.mjs';

const on = (ground, cloth, border, more = {}) => dye(cloth, border, { ground, ...more });
const view = (...content) => frame.view(content.join(''));
const drawn = { ...ladies, ...blouses, ...kids, ...occasion };
/** A part of the product's own image, close. */
const part = (product, x, y, width) => () => drawn[product]().replace(/ width="\d+" height="\d+" viewBox="[^"]*"/, ` width="640" height="800" viewBox="${x} ${y} ${width} ${width * 1.25}"`);

/** Cloth lying flat in soft ripples, its border running across. */
const flat = (d, cloth, { turn = -11, border = 110, y = 330, name = 'diamond', lines = true, more = '' } = {}) => view(plain(d.cloth), group(spread(cloth, -200, -200, 800, 900)
  + ripples('M20-80Q70 160 10 420M150-80Q190 140 130 420M290-80Q250 180 300 420M400-80Q440 160 380 420', 0.1, 13)
  + (border ? group(band(900, border, d, { gap: border * 0.42, scale: border / 36, tooth: border * 0.4, name, lines }), `translate(-220 ${y})`) + rect(-220, y + border, 900, 400, d.cloth) + spread(cloth, -220, y + border, 900, 400) : ''), `rotate(${turn} 200 250)`), more);
/** The corner turned over, with the wrong side in the light. */
const turned = (d, cloth, back, { border = 84, name = 'flower', pins = C.haldi, mirrored = false } = {}) => {
  const flap = 'M400 120C330 200 250 300 150 520H460V60Z';
  const cloths = [spread(cloth, -20, -20, 460, 560), ripples('M60-20Q110 160 40 520M180-20Q210 120 150 520', 0.1, 13),
    line('M400 112C326 196 244 300 142 524', C.jamun, 12, 'stroke-opacity=".22"'), path(flap, back), clip(flap, ripples('M470 180Q360 320 300 540', 0.08, 16)
      + group(band(800, border, d, { gap: border * 0.46, scale: border / 32, tooth: 0, name }), `translate(138 571) rotate(-58)`)), line('M400 120C330 200 250 300 150 520', d.zari, 3, 'stroke-dasharray="9 6"'),
    many(3, (i) => at(316 - i * 58, 216 + i * 88, 1.2, -40, pin(pins, 46)))].join('');
  return view(plain(d.cloth), mirrored ? group(cloths, 'translate(400 0) scale(-1 1)') : cloths);
};
/** Lengths of it folded on a table. */
const folded = (wall, top, dyes, edge) => view(table(wall, top, 404, edge), foldedStack(200, 410, 312, dyes, 66));
/** The cloth under needle and thread. */
const sewn = (d, cloth, colour) => view(plain(d.cloth), group(spread(cloth, -200, -200, 800, 900), 'rotate(14 200 250)'), ripples('M-20 90Q180 140 420 60M-20 300Q200 350 420 250', 0.09, 15),
  path('M-20 360Q200 300 420 352V540H-20Z', d.border), line('M-20 360Q200 300 420 352', d.ink, 3, 'stroke-opacity=".4"'), line('M-20 376Q200 316 420 368', d.zari, 2.4), stitches('M-20 338Q140 296 236 304', colour, 5, '15 10'),
  thread('M236 304C268 310 262 346 302 338', colour, 3.6), at(426, 306, 1.3, -14, needle(104)));
const silk = (cloth, folds, butta, bands, more = {}) => () => ({ width: 640, height: 800, cloth, folds, butta, bands, ...more });
const fold = (turn, length, height, phase, wander = 30, reach = 220) => ({ turn, length, height, phase, wander, reach });

/** The back of a blouse: a plain neck, closed with hooks or a tie. */
const back = (ground, d, options, x = 200, y = 118, scale = 1.06, turn = 0, floor = plain(ground)) => () => view(floor, show(blouse(d, { seams: false, ...options }), ground, x, y, scale, turn));

export const views = {
  'product-saree-fall-pico-detail': part('product-saree-fall-pico', 140, 150, 260),
  'product-saree-fall-pico-fabric': silk(C.plum, [fold(14, 60, 36, 0.3), fold(4, 25, 8, 1.8), fold(80, 200, 26, 0.9)], { shape: 'mango', gap: 86, size: 20, turn: 12 }, [{ turn: 10, at: 640, width: 150, colour: C.haldi, shape: 'diamond', gap: 60, size: 22, tooth: 52 }]),
  'product-saree-tassels-detail': () => { const d = on(C.haldi, C.mayil, C.rani); return view(plain(C.haldi), group(band(520, 150, d, { name: 'mango', gap: 82, scale: 3.2, tooth: 0 }), 'translate(-40 -20)'), fringe(-30, 130, 470, 5, [C.rani, C.mayil], 92)); },
  'product-saree-tassels-fabric': () => { const d = on(0, C.mayil, C.rani); return flat(d, print.halfDrop('mango', d, 74, 1.7), { turn: 20, y: 250, border: 140, name: 'mango' }); },
  'product-saree-ready-pleat-detail': () => { const d = on(C.skyTint, C.brick, C.neel); return view(plain(C.skyTint), group(knifePleats(20, -20, 360, 470, 6, d, print.checks({ zari: C.haldi, light: C.neel }, 40), 96), 'rotate(3 200 250)'), many(6, (i) => at(60 + i * 58, 84 + i * 3, 1.1, 12, pin(C.cream, 42)))); },
  'product-saree-ready-pleat-fabric': () => { const d = on(0, C.brick, C.neel); return flat(d, print.checks({ zari: C.haldi, light: C.neel }, 58, 5), { turn: 16, y: 300, border: 120, name: 'star' }); },
  'product-salwar-ikat-detail': part('product-salwar-ikat', 112, 40, 180),
  'product-salwar-ikat-fabric': () => { const d = on(0, C.mayil, C.brick, { light: C.cream }); return flat(d, print.ikat(d, 104, 132), { turn: -8, y: 372, border: 92 }); },
  'product-salwar-anarkali-detail': part('product-salwar-anarkali', 92, 226, 216),
  'product-salwar-anarkali-fabric': silk(C.rani, [fold(-16, 72, 42, 1.1), fold(-6, 30, 9, 0.2), fold(70, 210, 30, 2)], { shape: 'flower', gap: 82, size: 15, turn: -18 }, [{ turn: -14, at: 520, width: 140, colour: C.plum, shape: 'flower', gap: 78, size: 28, tooth: 44 }]),
  'product-kurti-straight-detail': part('product-kurti-straight', 116, 60, 170),
  'product-kurti-straight-fabric': () => { const d = on(0, C.leaf, C.plum, { light: C.cream }); return turned(d, print.block(d, 84, 1.7), '#A8C56C', { name: 'diamond', pins: C.rani }); },
  'product-kurti-a-line-back': () => { const d = on(C.haldiTint, C.haldi, C.neel, { zari: C.cream }); return view(plain(C.skyTint), show(kurti({ ...d }, { cut: 'aline', sleeve: 'short', print: print.leheriya({ border: C.neel, zari: C.cream }, 30) }), C.skyTint, 196, 74, 1.12, 5)); },
  'product-kurti-a-line-fabric': () => { const d = on(0, C.haldi, C.neel, { zari: C.cream }); return sewn(d, print.leheriya({ border: C.neel, zari: C.cream }, 64), C.brick); },
  'product-gown-evening-detail': part('product-gown-evening', 118, 20, 164),
  'product-gown-evening-fabric': silk(C.neel, [fold(38, 92, 58, 2.2, 60, 300), fold(48, 38, 12, 0.6), fold(-30, 190, 22, 1.1)], { shape: 'dot', gap: 62, size: 7, turn: 30 }, [{ turn: 32, at: 700, width: 96, colour: C.mayil, beyond: C.mayil, shape: 'flower', gap: 64, size: 22 }]),
  'product-gown-layered-detail': part('product-gown-layered', 104, 150, 200),
  'product-gown-layered-fabric': () => folded(C.pista, C.jamun, [on(0, C.plum, C.haldi), on(0, C.pink, C.plum), on(0, C.plum, C.cream, { zari: C.haldi }), on(0, C.pink, C.haldi, { zari: C.plum })]),

  'product-blouse-princess-back': (() => { const d = on(C.skyTint, C.neel, C.pink); return back(C.skyTint, d, { neck: 'round', sleeve: 'elbow', opening: 'hooks', print: print.halfDrop('buti', d) }, 196, 124, 1.06, -7); })(),
  'product-blouse-princess-fabric': silk(C.neel, [fold(-30, 76, 44, 0.8), fold(-18, 33, 10, 2), fold(60, 220, 26, 1.4)], { shape: 'mango', gap: 88, size: 20, turn: -26 }, [{ turn: -28, at: 560, width: 130, colour: C.pink, shape: 'diamond', gap: 58, size: 21, tooth: 44 }]),
  'product-blouse-deep-back-front': (() => { const d = on(C.pinkTint, C.mayil, C.rani); return back(C.pinkTint, d, { neck: 'round', sleeve: 'short', seams: true, print: print.halfDrop('buti', d, 36) }, 200, 124, 1.16, 5); })(),
  'product-blouse-deep-back-fabric': () => { const d = on(0, C.mayil, C.rani); return flat(d, print.halfDrop('buti', d, 76, 2), { turn: -16, y: 310, border: 130, name: 'flower' }); },
  'product-blouse-collar-back': (() => { const d = on(C.mayil, C.brick, C.plum); return back(C.mayil, d, { neck: 'collar', sleeve: 'bell', opening: 'buttons', print: print.jaal(d) }, 200, 120, 0.94, 6); })(),
  'product-blouse-collar-fabric': () => { const d = on(0, C.brick, C.plum); return sewn(d, print.jaal(d, 84), C.cream); },
  'product-blouse-boat-neck-back': (() => { const d = on(C.haldiTint, C.mayil, C.rani, { light: C.cream }); return back(C.haldiTint, d, { neck: 'vee', sleeve: 'threeQuarter', opening: 'hooks', print: print.chikan(d, 50) }, 200, 128, 0.98, 8); })(),
  'product-blouse-boat-neck-fabric': () => { const d = on(0, C.mayil, C.rani, { light: C.cream }); return turned(d, print.chikan(d, 96), '#2C7077', { pins: C.haldi }); },
  'product-blouse-cotton-detail': part('product-blouse-cotton', 118, 110, 164),
  'product-blouse-cotton-fabric': () => view(plain(C.pista), group(path('M-40 60H330V420H-40Z', C.leaf) + clip('M-40 60H330V420H-40Z', spread(print.checks({ zari: C.zari, light: C.cream }, 54, 5), -40, 60, 400, 400)) + line('M-40 60H330V420H-40', C.jamun, 2, 'stroke-opacity=".3"') + line('M-40 402H312V78H-40', C.cream, 3, 'stroke-dasharray="10 7"'), 'rotate(-9 200 250)'), group(tape(520, 38, 1, 52), 'translate(-30 430) rotate(-9)'), at(352, 112, 1.3, 24, chalk(C.pinkTint)), at(348, 360, 1.1, 8, spool(C.rani))),
  'product-blouse-puff-sleeve-detail': part('product-blouse-puff-sleeve', 230, 128, 150),
  'product-blouse-puff-sleeve-fabric': () => folded(C.plum, C.haldiTint, [on(0, C.haldi, C.leaf, { light: C.rani }), on(0, C.leaf, C.haldi), on(0, C.haldi, C.rani), on(0, C.rani, C.leaf)]),
  'product-blouse-halter-detail': part('product-blouse-halter', 116, 60, 172),
  'product-blouse-halter-fabric': () => { const d = on(0, C.jamun, C.brick, { zari: C.haldi, light: C.pink }); return flat(d, print.bandhani(d, 62), { turn: 12, y: 350, border: 100, name: 'star' }); },
  'product-blouse-latkan-detail': part('product-blouse-latkan', 60, 150, 290),
  'product-blouse-latkan-fabric': () => view(plain(C.rani), ripples('M40-20Q90 200 20 520M180-20Q220 200 160 520M320-20Q290 200 340 520', 0.14, 15), many(7, (i) => at(38 + i * 56, 250 + (i % 2) * 74, 1.25, i % 2 ? 6 : -6, spool([C.haldi, C.mayil, C.zari, C.leaf, C.cream, C.pink, C.brick][i]))), thread('M-10 440C80 400 130 480 210 436S330 420 420 452', C.zari, 4)),

  'product-frock-twirl-detail': part('product-frock-twirl', 112, 96, 176),
  'product-frock-twirl-fabric': () => { const d = on(0, C.rani, C.cream, { zari: C.haldi, light: C.cream }); return turned(d, print.halfDrop('flower', { ...d, zari: C.cream, light: C.haldi }, 70, 1.5), '#D65C92', { name: null, mirrored: true }); },
  'product-frock-smocked-back': () => { const d = on(C.haldi, C.pink, C.mayil, { zari: C.cream }); return view(plain(C.haldiTint), show(frock(d, { print: print.dots({ zari: C.cream }, 18, 2.2) }), C.haldiTint, 204, 92, 1, 9)); },
  'product-frock-smocked-fabric': () => view(plain(C.pink), spread(print.dots({ zari: C.cream }, 40, 4.6), 0, 0, 400, 500), many(7, (i) => line(`M-10 ${130 + i * 36}${many(14, () => 'q15-20 30 0')}`, [C.mayil, C.cream, C.haldi][i % 3], 5)), ripples('M40 350Q70 420 50 520M140 350Q170 420 150 520M250 350Q230 420 250 520M350 350Q320 420 350 520', 0.14, 12)),
  'product-frock-party-detail': part('product-frock-party', 112, 84, 176),
  'product-frock-party-fabric': silk(C.haldi, [fold(64, 84, 44, 0.9, 50, 260), fold(52, 34, 10, 2.4), fold(-12, 200, 26, 0.4)], { shape: 'dot', gap: 70, size: 7, turn: 20 }, [{ turn: 60, at: 380, width: 110, colour: C.rani, shape: 'flower', gap: 74, size: 26 }], { zari: '#8E2A6B', sheen: '#FFF6D8' }),
  'product-pavadai-classic-detail': part('product-pavadai-classic', 96, 212, 208),
  'product-pavadai-classic-fabric': silk(C.rani, [fold(84, 66, 40, 0.2, 44, 240), fold(72, 27, 9, 1.6), fold(8, 210, 28, 1)], { shape: 'diamond', gap: 74, size: 13, turn: 0 }, [{ turn: 82, at: -420, width: 170, colour: C.forest, beyond: C.rani, shape: 'mango', gap: 80, size: 26, tooth: 56 }]),
  'product-pavadai-checked-detail': part('product-pavadai-checked', 112, 60, 176),
  'product-pavadai-checked-fabric': () => { const d = on(0, C.haldi, C.plum, { zari: C.cream }); return flat(d, print.checks({ zari: C.brick, light: C.plum }, 60, 5), { turn: -14, y: 320, border: 116, name: 'leafSprig' }); },
  'product-boys-kurta-set-detail': part('product-boys-kurta-set', 126, 40, 148),
  'product-boys-kurta-set-fabric': () => { const d = on(0, C.leaf, C.jamun); return sewn(d, print.halfDrop('leafSprig', d, 76, 2), C.haldi); },
  'product-boys-veshti-set-back': () => { const d = on(C.rose, C.neel, C.haldi); return view(plain(C.rose), show(boysSet(d, { below: 'veshti', top: 'shirt', print: print.pinstripe({ zari: C.skyTint }, 13) }), C.rose, 204, 66, 1.06, 7)); },
  'product-boys-veshti-set-fabric': () => folded(C.brick, C.neel, [on(0, C.cream, C.haldi, { zari: C.gold }), on(0, C.skyTint, C.neel, { zari: C.cream }), on(0, C.cream, C.rani, { zari: C.haldi }), on(0, C.neel, C.haldi)]),

  'product-family-salwars-detail': part('product-family-salwars', 216, 190, 176),
  'product-family-salwars-fabric': () => { const d = on(0, C.rani, C.mayil); return sewn(d, print.halfDrop('mango', d, 82, 1.9), C.zari); },
  'product-family-silk-detail': part('product-family-silk', 30, 120, 220),
  'product-family-silk-fabric': silk(C.plum, [fold(-58, 70, 40, 1.2, 50, 240), fold(-46, 31, 10, 0.4), fold(30, 220, 26, 2)], { shape: 'mango', gap: 92, size: 21, turn: -30 }, [{ turn: -34, at: 470, width: 150, colour: C.haldi, shape: 'diamond', gap: 66, size: 24, tooth: 50 }]),
  'product-family-three-detail': part('product-family-three', 30, 70, 220),
  'product-family-three-fabric': () => { const d = on(0, C.mayil, C.brick, { light: C.cream }); return turned(d, print.ikat(d, 96, 124), '#357E85', { name: 'star' }); },
  'product-lehenga-eight-kali-detail': part('product-lehenga-eight-kali', 110, 290, 180),
  'product-lehenga-eight-kali-fabric': silk(C.brick, [fold(22, 70, 44, 1.4), fold(12, 30, 9, 0.4), fold(-64, 210, 28, 2)], { shape: 'flower', gap: 86, size: 17, turn: 20 }, [{ turn: 18, at: 620, width: 170, colour: C.rani, shape: 'mango', gap: 84, size: 28, tooth: 54 }]),
  'product-lehenga-half-saree-detail': part('product-lehenga-half-saree', 116, 40, 184),
  'product-lehenga-half-saree-fabric': () => { const d = on(0, C.forest, C.rani); return flat(d, print.halfDrop('mango', d, 84, 1.9), { turn: 10, y: 330, border: 124, name: 'flower' }); },
  'product-sherwani-stole-detail': part('product-sherwani-stole', 118, 40, 168),
  'product-sherwani-stole-fabric': () => { const d = on(0, C.mayil, C.haldi, { zari: C.zari }); return sewn(d, print.jaal(d, 92), C.rani); },
  'product-mens-shirt-detail': part('product-mens-shirt', 124, 70, 156),
  'product-mens-shirt-fabric': () => { const d = on(0, C.skyTint, C.neel, { zari: C.neel }); return turned(d, print.pinstripe({ zari: C.neel }, 34), '#EAF3F8', { name: 'diamond', pins: C.rani, mirrored: true }); },
};
