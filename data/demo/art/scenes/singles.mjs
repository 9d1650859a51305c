// Testimonials and the images that stand alone.
import { C, dye, korvai, korvaiSide, paper, plain, portrait, show, table, take, wide } from './stage.mjs';
import { at, circle, group, line } from '../lib/svg.mjs';
import { gown, pavadai } from '../garments/long.mjs';
import { form, machine } from '../lib/machine.mjs';
import { chalk, chalkLine, spool, stitches, tape, tapeAlong } from '../lib/tools.mjs';
import { curve, patternPiece } from './paper.mjs';
import { silks } from './silks.mjs';
import * as print from '../lib/prints.mjs';

const on = (ground, cloth, border, more = {}) => dye(cloth, border, { ground, ...more });

export const testimonials = {
  'testimonial-1': () => portrait(plain(C.haldi), take('garment-blouse-back', on(C.haldi, C.rani, C.mayil), 0, 30, 1.18)),
  'testimonial-2': () => portrait(plain(C.blueTint), take('garment-salwar', on(C.blueTint, C.neel, C.pink), 0, 60, 1.3)),
  'testimonial-3': () => {
    const d = on(C.rose, C.forest, C.rani);
    return portrait(plain(C.rose), show(pavadai(d, { print: print.halfDrop('buti', d, 34), puff: true }), C.rose, 200, 100, 1.02));
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
