// Course categories (upright) and courses (wide, 640 by 360 units).
import { C, dye, korvaiSide, paper, plain, portrait, show, table, take, wide } from './stage.mjs';
import { at, circle, clip, group, line, many, path, range, rect } from '../lib/svg.mjs';
import { sector, arcBand, arc, arcMotifs } from '../lib/bands.mjs';
import { blouse } from '../garments/blouse.mjs';
import { frock } from '../garments/kids.mjs';
import { form, machine, squared } from '../lib/machine.mjs';
import { chalk, chalkLine, eye, hook, hoop, iron, needle, pin, spool, stitches, tape, tassel, thread } from '../lib/tools.mjs';
import { borderedCloth, dori, knifePleats, ripples } from './closeups.mjs';
import { spread } from './home.mjs';
import { patternPiece, sleevePiece } from './paper.mjs';
import * as print from '../lib/prints.mjs';

const on = (ground, cloth, border, more = {}) => dye(cloth, border, { ground, ...more });
const backStitch = (d, colour, width = 4) => line(d, colour, width, 'stroke-dasharray="16 2.4"');

export const courseCategories = {
  'course-category-basics': () => portrait(plain(C.pinkTint), path('M-20 70 420 20V520H-20Z', C.mayil), ripples('M60 60C80 200 40 340 70 500M250 40C230 200 270 340 250 500'),
    stitches('M20 150 300 118', C.haldi, 6, '20 13'), backStitch('M20 222 330 187', C.zari, 6),
    line(`M20 300${many(10, (i) => `l16-${20} 16 ${17}`)}`, C.pink, 4, 'stroke-linejoin="round"'),
    group(many(9, (i) => line(`M${20 + i * 34} ${384 - i * 4}q14 -28 28 -4 M${34 + i * 34} ${366 - i * 4}v34`, C.cream, 4, 'stroke-linecap="round"')), ''),
    thread('M300 118C350 112 372 140 356 170', C.haldi, 4), at(384, 104, 1.6, -26, needle(110)), at(336, 430, 1.25, 10, spool(C.haldi)), thread('M304 420C250 450 200 440 150 462S40 470-10 450', C.haldi, 4)),
  'course-category-blouse': () => portrait(paper(C.pista, 20), at(8, 20, 0.96, 0, patternPiece()), group(tape(520, 36, 4, 52, { cloth: C.haldi }), 'translate(-20 452)'), at(330, 130, 1.2, 18, chalk(C.pinkTint))),
  'course-category-dresses': () => portrait(korvaiSide(C.haldi, C.brick, 318), at(18, -6, 0.9, 0, form({ ground: C.haldi, cloth: C.cream, trim: C.mayil, zari: C.jamun })),
    at(198, 100, 1.06, 0, frock(on(C.haldi, C.mayil, C.rani, { zari: C.zari }), { kind: 'smocked', print: print.halfDrop('flower', { zari: C.zari, light: C.pink }, 44, 0.9) }).body)),
};

export const basics = {
  'course-running-stitch': () => wide(plain(C.haldi), path('M-10 90C200 60 420 120 660 80V370H-10Z', C.rani), ripples('M90 80C110 160 80 260 100 360M300 90C280 180 320 260 300 360M520 96C540 180 500 260 520 360', 0.12, 12),
    stitches('M40 160C200 130 300 190 420 160', C.zari, 9, '34 20'), stitches('M-20 240C180 220 380 270 660 232', C.cream, 5, '22 14'), stitches('M-20 300C180 280 380 330 660 292', C.cream, 5, '22 14'),
    thread('M420 160C470 150 470 120 500 118', C.zari, 5), at(630, 64, 1.9, -22, needle(76)), rect(-10, 0, 660, 34, C.mayil), line('M-10 38H660', C.zari, 3)),
  'course-back-stitch': () => wide(plain(C.skyTint), at(300, 196, 1.42, 0, hoop(112, C.cream)), group(backStitch('M300 300C200 270 180 160 300 70 420 160 400 270 300 300V120', C.forest, 7)
    + backStitch('M300 250C260 240 244 220 236 196M300 250C340 240 356 220 364 196M300 200C270 190 258 176 252 154M300 200C330 190 342 176 348 154', C.leaf, 5), 'translate(0 10)'),
    thread('M300 310C360 330 400 290 452 300', C.forest, 4), at(560, 262, 1.6, -20, needle(76)), at(76, 96, 1.2, -12, spool(C.forest)), at(76, 262, 1, 14, spool(C.rani)), at(560, 92, 1, 0, chalk(C.pinkTint))),
  'course-blind-hem': () => wide(plain(C.lilacTint), group(rect(-80, -160, 900, 260, C.neel) + spread(print.pinstripe({ zari: '#3E5FB8' }, 22), -80, -160, 900, 260) + rect(-80, 100, 900, 96, C.skyTint) + line('M-80 100H900', C.jamun, 3, 'stroke-opacity=".5"') + line('M-80 196H900', C.jamun, 2, 'stroke-opacity=".4" stroke-dasharray="5 3"')
    + many(13, (i) => line(`M${i * 44} 116l14-30 14 30`, C.rani, 4, 'stroke-linejoin="round" stroke-linecap="round"')) + thread('M572 116C600 120 590 60 620 52', C.rani, 4) + at(720, 20, 1.7, -24, needle(72)), 'translate(-10 120) rotate(7)'), at(96, 318, 1.1, 100, pin(C.haldi, 50)), at(246, 330, 1.1, 96, pin(C.haldi, 50))),
  'course-hook-and-eye': () => wide(plain(C.mayil), rect(-10, -10, 322, 400, C.brick), spread(print.halfDrop('buti', { zari: C.zari, light: C.cream }, 58, 1.3), -10, -10, 240, 400), rect(232, -10, 80, 400, C.maroon), line('M240-10V400M304-10V400', C.zari, 2.4, 'stroke-dasharray="9 6"'),
    rect(368, -10, 290, 400, C.brick), spread(print.halfDrop('buti', { zari: C.zari, light: C.cream }, 58, 1.3), 440, -10, 240, 400), rect(368, -10, 74, 400, C.maroon), line('M376-10V400M434-10V400', C.zari, 2.4, 'stroke-dasharray="9 6"'),
    range(3).map((i) => at(278, 70 + i * 116, 1.5, 0, hook(C.steelLight, C.jamun, C.haldi))).join(''), range(3).map((i) => at(392, 64 + i * 116, 1.5, 0, eye(C.steelLight, C.jamun, C.haldi))).join('')),
  'course-machine': () => wide(table(C.haldiTint, C.leaf, 300, on(0, C.leaf, C.rani)), path('M-20 262H300L330 300H-20Z', C.rani), spread(null), at(330, 308, 0.98, 0, machine({ body: C.mayil })), stitches('M-20 282H214', C.zari, 4, '12 7'), at(70, 210, 1.05, 0, spool(C.brick)), at(134, 214, 0.9, 0, spool(C.neel)), at(560, 284, 0.9, -8, chalk(C.cream))),
};
export const bodices = {
  'course-princess-blouse': () => {
    const d = on(C.haldi, C.rani, C.mayil);
    return wide(plain(C.haldi), show(blouse(d, { neck: 'sweetheart', sleeve: 'elbow', print: print.halfDrop('buti', d) }), C.haldi, 320, 30, 1.7));
  },
  'course-piping': () => {
    const cloth = 'M-10-10H180C190 150 260 230 400 236S600 160 610-10H660V380H-10Z'; const edge = 'M180-20C190 150 260 230 400 236S600 160 610-20';
    return wide(plain(C.mintTint), path(cloth, C.plum), clip(cloth, spread(print.halfDrop('leafSprig', { zari: C.zari }, 60, 1.4), -10, -10, 680, 400)), line(edge, C.jamun, 26), line(edge, C.haldi, 21), line(edge, C.zari, 21, 'stroke-dasharray="2 12"'),
      line('M170-20C180 160 254 252 400 258S610 170 622-20', C.cream, 2.6, 'stroke-dasharray="10 6"'), circle(181, 2, 0, C.haldi), dori('M610-10C600 30 560 44 520 30S440 40 452 90 500 120 520 96', C.cream, C.gold));
  },
  'course-darts': () => wide(plain(C.pista), path('M40-20H660V380H20Z', C.mayil), ripples('M180-10C200 120 160 240 190 370M560-10C540 120 580 240 560 370', 0.12, 12), chalkLine('M330 60 260 340M330 60 400 340', C.cream, 5), line('M330 60V340', C.cream, 2, 'stroke-dasharray="3 6"'),
    circle(330, 60, 7, C.haldi), many(3, (i) => at(300 - i * 22, 180 + i * 60, 1.5, 62, pin([C.haldi, C.pink, C.brick][i], 66))), group(tape(500, 36, 5, 56), 'translate(470 -40) rotate(78)'), at(150, 120, 2, -24, chalk(C.pinkTint)), chalkLine('M180 140C240 150 280 100 330 60', C.cream, 3)),
  'course-puff-sleeve': () => {
    const d = on(C.pinkTint, C.leaf, C.plum); const g = blouse(d, { neck: 'boat', sleeve: 'puff', seams: false, print: print.dots({ zari: C.cream }, 18, 2) });
    return wide(korvaiSide(C.pinkTint, C.haldiTint, 350), group(squared(20), 'translate(0 0)'), rect(-10, -10, 326, 400, C.pinkTint), show(g, C.pinkTint, 56, 40, 1.72), at(500, 180, 1.02, 0, sleevePiece()));
  },
  'course-latkan': () => wide(plain(C.plum), rect(-10, -10, 660, 64, C.haldi), rect(-10, 54, 660, 8, C.rani), line('M-10 30H660', C.rani, 3, 'stroke-dasharray="10 7"'), [130, 320, 510].map((x, i) => dori(`M${x} 40C${x + 20} 80 ${x - 16} 100 ${x} ${130 + (i % 2) * 20}`, [C.cream, C.haldi, C.pink][i])).join(''),
    at(130, 132, 3.5, 0, tassel(C.pink, C.zari, C.jamun, 38)), at(320, 150, 3.7, 0, tassel(C.leaf, C.zari, C.jamun, 34)), at(510, 132, 3.5, 0, tassel(C.brick, C.zari, C.jamun, 38))),
};
export const dresses = {
  'course-twirl-frock': () => wide(plain(C.skyTint), take('garment-kids-frock', on(C.skyTint, '#F04E36', C.cream, { zari: C.haldi }), 120, 96, 1.66)),
  'course-lehenga-kali': () => {
    const dyes = [C.rani, C.haldi, C.mayil, C.brick, C.leaf, C.plum]; const cy = -120;
    const d = on(C.jamun, C.rani, C.mayil);
    return wide(plain(C.jamun), dyes.map((colour, i) => { const mid = -50 + i * 20; const piece = sector(0, 0, 130, 430, 8.4, 0); return group(path(piece, colour) + clip(piece, arcBand(0, 0, 376, 40, 12, i % 2 ? C.rani : C.haldi) + line(arc(0, 0, 382, 12), C.zari, 3) + line(arc(0, 0, 412, 12), C.zari, 3) + arcMotifs(0, 0, 397, 6, 3, 'diamond', { zari: i % 2 ? C.zari : C.rani }, 1.4)
      + arcMotifs(0, 0, 300, 4, 1, 'flower', { zari: C.zari, light: C.cream }, 1.2) + arcMotifs(0, 0, 230, 0.1, 1, 'buti', { zari: C.zari, light: C.cream }, 1.4)) + line(piece, C.cream, 2, 'stroke-dasharray="7 5" stroke-opacity=".8"'), `translate(320 ${cy + 24}) rotate(${-mid})`); }).join(''), d ? '' : '');
  },
  'course-kurta': () => wide(plain(C.blueTint), take('garment-salwar', on(C.blueTint, C.neel, C.pink), 120, 256, 2.3)),
  'course-pleats': () => {
    const d = on(C.haldiTint, C.neel, C.brick);
    return wide(plain(C.haldiTint), knifePleats(30, 40, 580, 400, 9, d, print.halfDrop('star', { zari: C.zari }, 46, 0.7), 84), rect(30, 26, 580, 22, C.brick), line('M30 37H610', C.zari, 2.4, 'stroke-dasharray="9 6"'), many(9, (i) => at(64 + i * 64, 66, 1, 186, pin(C.haldi, 40))), at(420, 246, 1.15, -6, iron(C.rani)));
  },
  'course-saree-fall': () => {
    const d = on(C.rose, C.forest, C.haldi, { zari: C.rani, light: C.cream });
    return wide(plain(C.rose), group(borderedCloth(-100, -100, 900, 270, 96, d, print.halfDrop('mango', { zari: C.zari, border: C.rani }, 56, 1.1), { name: 'peacockEye', gap: 58, scale: 1.7 }) + rect(-100, 170, 900, 74, C.mintTint) + line('M-100 244H900', C.forest, 2, 'stroke-dasharray="4 3"')
      + many(7, (i) => at(20 + i * 104, 196, 1.2, 176, pin([C.rani, C.mayil][i % 2], 46))) + stitches('M-100 226H420', C.rani, 4, '14 9') + thread('M420 226C470 240 470 280 520 276', C.rani, 3) + at(630, 250, 1.5, -14, needle(76)), 'translate(0 60) rotate(-5)'));
  },
};
