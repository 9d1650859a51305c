// Testimonials and the images that stand alone.
import { C, dye, korvai, korvaiSide, paper, plain, portrait, table, take, wide } from './stage.mjs';
import { at, circle, group, line, many, path } from '../lib/svg.mjs';
import { blouse } from '../garments/blouse.mjs';
import { gown } from '../garments/long.mjs';
import { borderedCloth } from './closeups.mjs';
import { spread } from './home.mjs';
import { form, machine } from '../lib/machine.mjs';
import { chalk, chalkLine, pin, scissors, spool, stitches, tape, tapeAlong } from '../lib/tools.mjs';
import { curve, patternPiece } from './paper.mjs';
import { silks } from './silks.mjs';
import * as print from '../lib/prints.mjs';

const on = (ground, cloth, border, more = {}) => dye(cloth, border, { ground, ...more });

export const testimonials = {
  'testimonial-1': () => {
    const d = on(C.haldi, C.rani, C.mayil);
    return portrait(table(C.haldi, C.mayil, 300, on(0, 0, C.rani)), at(186, 196, 1.02, -9, blouse(d, { neck: 'round', sleeve: 'elbow', print: print.halfDrop('buti', d) }).body), tapeAlong('M-10 150C90 90 200 170 290 110S380 60 420 90', 24), at(346, 250, 1.2, 18, chalk(C.cream)), at(66, 462, 1, -8, spool(C.rani)), at(344, 454, 0.9, 10, spool(C.haldi)));
  },
  'testimonial-2': () => {
    const d = on(C.blueTint, C.neel, C.pink, { light: C.cream });
    return portrait(plain(C.neel), spread(print.block({ zari: C.pink, light: C.cream }, 70, 1.4), 0, 0, 400, 500), path('M96 130H304V360Q200 440 96 360Z', d.border), line('M108 142V354Q200 426 292 354V142', C.cream, 4, 'stroke-dasharray="11 8"'), path('M92 108H308V152H92Z', C.pink), line('M92 152H308', C.jamun, 3, 'stroke-opacity=".3"'), line('M104 118H296M104 142H296', C.zari, 3),
      at(240, 96, 1.2, -18, scissors({ blade: C.steelLight, second: C.steel, handle: C.haldi, hole: C.neel, open: 4 })), path('M92 152H308V200H92Z', d.border), line('M108 152V200M292 152V200', C.cream, 4, 'stroke-dasharray="11 8"'));
  },
  'testimonial-3': () => {
    const d = on(C.rose, C.forest, C.rani);
    return portrait(plain(C.rose), group(borderedCloth(-60, -60, 560, 330, 120, d, print.halfDrop('buti', d, 58, 1.5), { name: 'mango', gap: 58, scale: 2.4, tooth: 44 }) + path('M-60 270H500V380H-60Z', '#2E8150') + stitches('M-60 292H500', C.rose, 4, '12 9') + stitches('M-60 352H500', C.zari, 4, '12 9'), 'rotate(-6 200 250)'),
      many(5, (i) => at(70 + i * 70, 372 - i * 7, 1.2, 4, pin(C.rani, 44))), group(tape(460, 34, 1, 48), 'translate(-20 424) rotate(-6)'));
  },
  'testimonial-4': () => portrait(plain(C.mayil), take('motif-mogra-needle', { ground: C.mayil })),
  'testimonial-5': silks['testimonial-5'],
  'testimonial-6': () => {
    const d = on(C.mintTint, C.brick, C.plum, { second: C.haldi });
    return portrait(korvai(C.mintTint, C.plum, 440), at(20, -20, 0.9, 0, form({ ground: C.mintTint, cloth: C.cream, trim: C.plum, zari: C.plum })), at(200, 78, 0.94, 0, gown(d, { layers: 3, strap: false }).body));
  },
  'testimonial-7': () => portrait(table(C.pinkTint, C.neel, 370, on(0, 0, C.haldi, { zari: C.rani })), at(196, 376, 0.84, 0, machine({ body: C.brick, wheel: C.mayil, trim: C.zari, thread: C.leaf })), at(76, 452, 1, -10, spool(C.rani)), at(150, 456, 0.86, 6, spool(C.haldi)), stitches('M220 454H420', C.cream, 4, '14 10')),
  'testimonial-8': () => portrait(plain(C.pinkTint), take('scene-doorstep', { ground: C.pinkTint })),
};
const poster = C.pista;
export const singles = {
  'banner-hero': () => portrait(plain(C.haldi), take('garment-blouse-back', on(C.haldi, C.rani, C.mayil), 0, 24, 1.06),
    chalkLine('M98 100H302', C.jamun, 2.6), line('M98 91v18M302 91v18', C.jamun, 3), chalkLine('M200 124V204', C.jamun, 2.6), line('M191 124h18M191 204h18', C.jamun, 3),
    chalkLine('M114 446H286', C.jamun, 2.6), line('M114 437v18M286 437v18', C.jamun, 3), chalkLine('M310 376 390 356', C.jamun, 2.6), line('M308 367l4 18M388 347l4 18', C.jamun, 3), at(322, 446, 0.9, -12, chalk(C.cream))),
  'story-pattern-paper': () => portrait(paper(C.pista), at(-6, -14, 1, 0, patternPiece('#FFFFFFB0')), at(316, 210, 1, 0, curve()), group(tape(420, 46, 1, 41), 'translate(0 454)'), at(338, 92, 1.2, 20, chalk(C.pinkTint)), circle(0, 0, 0, C.rani)),
  'how-to-measure': () => wide(korvaiSide(poster, C.mayil, 470), at(0, -34, 1.12, 0, group(form({ ground: poster, cloth: C.mayil, trim: C.rani }), 'translate(20 0)')),
    group(tapeAlong('M98 220Q220 256 342 220', 20), 'translate(25 0)'), group(tapeAlong('M300 240q10 24 2 66', 18), 'translate(20 0)'), chalkLine('M398 96V300', C.rani, 2.6), line('M390 96h16M390 300h16', C.rani, 3), group(tape(420, 40, 1, 58), 'translate(552 -20) rotate(84)'), at(600, 100, 0.9, 8, spool(C.brick)), at(612, 250, 0.9, -6, spool(C.pink))),
};
