// Blog images, 600 by 400 units.
import { C, bare, dye, korvai, korvaiSide, paper, photo, plain, table, take } from './stage.mjs';
import { at, circle, clip, group, line, many, path, r1, rect } from '../lib/svg.mjs';
import { band } from '../lib/bands.mjs';
import * as motif from '../lib/motifs.mjs';
import { blouse } from '../garments/blouse.mjs';
import { chalk, needle, pin, scissors, spool, stitches, tape, thread } from '../lib/tools.mjs';
import { swatch } from './closeups.mjs';
import { foldedStack, spread } from './home.mjs';
import { patternPiece } from './paper.mjs';
import { silks } from './silks.mjs';
import * as print from '../lib/prints.mjs';

const on = (ground, cloth, border, more = {}) => dye(cloth, border, { ground, ...more });
const rows = (list) => list.join('');

/** A border woven of several bands, from top to bottom. */
const strip = (y, h, colour, inside = '') => rect(-20, y, 660, h, colour) + inside;
const motifRow = (y, gap, name, d, scale, shift = 0) => many(Math.ceil(660 / gap) + 1, (i) => group(motif[name](d), `translate(${r1(-20 + (i + shift) * gap)} ${y}) scale(${scale})`));

export const lining = {
  'event-lining': () => {
    const d = on(C.pinkTint, C.mayil, C.rani); const g = blouse(d, { neck: 'round', sleeve: 'none', seams: false, print: print.halfDrop('buti', d) });
    const half = g.halfPath; const lined = { ...on(C.pinkTint, C.haldiTint, C.haldi) };
    return photo(plain(C.pinkTint), group(bare(g, 0, 0), 'translate(176 40) rotate(-8) scale(1.24)'),
      group(path(half, lined.cloth) + `<g transform="matrix(-1 0 0 1 0 0)">${path(half, lined.cloth)}</g>` + line('M60 90C52 140 54 200 56 262M-60 90C-52 140-54 200-56 262', C.jamun, 2, 'stroke-opacity=".4" stroke-dasharray="6 4"') + line('M-1 78C26 78 44 50 46 4M1 78C-26 78-44 50-46 4', C.rani, 7)
        + line('M80 246Q0 268-80 246', C.rani, 7) + stitches('M40 244Q0 250-74 234', C.jamun, 2, '6 5') + path('M82 226 80 252 34 264Z', C.pinkTint) + path('M82 224 32 266 44 206Z', C.mayil) + line('M82 224 44 206 32 266', C.jamun, 2, 'stroke-opacity=".4"') + path('M58 222 62 228 56 234 52 228Z', C.zari) + path('M44 236 48 242 44 248 40 242Z', C.zari), 'translate(432 46) rotate(9) scale(1.24)'), at(316, 372, 1.3, -14, needle(90)), thread('M206 398C170 410 150 372 120 388S40 396-10 376', C.rani, 3.4));
  },
  'event-lining-1': () => photo(korvai(C.mayil, C.leaf, 330), at(60, 70, 1, -9, swatch(168, 216, C.cream, spread(print.pinstripe({ zari: '#E4DCC8' }, 10), 0, 0, 200, 240))), at(216, 96, 1, 3, swatch(168, 216, C.haldi, spread(print.dots({ zari: '#E09E00' }, 16, 1.6), 0, 0, 200, 240))), at(392, 60, 1, 10, swatch(168, 216, C.pink, spread(print.pinstripe({ zari: '#D5306B' }, 14, 45), 0, 0, 200, 240))),
    at(150, 92, 1.2, -20, pin(C.rani, 40)), at(300, 112, 1.2, 6, pin(C.mayil, 40)), at(480, 84, 1.2, 22, pin(C.haldi, 40))),
  'event-lining-2': silks['event-lining-2'],
};
export const borders = {
  'event-borders': () => photo(plain(C.rani), spread(print.halfDrop('buti', { zari: C.zari, light: C.cream }, 84, 1.8), 0, 0, 600, 150), group(band(640, 250, on(0, C.rani, C.mayil), { name: null, tooth: 64, lines: false }), 'translate(-10 160)'),
    strip(170, 8, C.haldi), strip(184, 3, C.zari), motifRow(228, 62, 'peacockEye', { zari: C.zari, border: C.rani, light: C.cream }, 2.3), strip(268, 3, C.zari), strip(276, 54, C.haldi, motifRow(303, 44, 'diamond', { zari: C.rani }, 3.2)), strip(334, 3, C.zari), motifRow(366, 50, 'mango', { zari: C.zari, border: C.mayil }, 2), strip(392, 10, C.haldi)),
  'event-borders-1': () => photo(plain(C.brick), spread(print.checks({ zari: '#EB6A3C', light: '#EB6A3C' }, 60, 3), 0, 0, 600, 220), group(band(680, 240, on(0, C.brick, C.jamun), { name: null, tooth: 118, lines: false }), 'translate(-30 210)'), motifRow(178, 118, 'flower', { zari: C.zari, light: C.rani }, 2.4, 0.33), strip(226, 7, C.haldi), strip(240, 3, C.zari), motifRow(300, 76, 'flower', { zari: C.zari, light: C.rani }, 3.4), strip(354, 3, C.zari), strip(364, 8, C.haldi)),
  'event-borders-2': () => photo(plain(C.maroon), group(spread(print.ikat({ light: C.cream, border: C.haldi }, 150, 190), -20, -20, 640, 440), ''), rect(-10, 318, 620, 92, C.mayil), line('M-10 322H610M-10 400H610', C.zari, 5), many(11, (i) => path(`M${i * 60} 361l10 0v-10h10v-10h10v10h10v10h10v10h-10v10h-10v10h-10v-10h-10v-10h-10Z`, i % 2 ? C.haldi : C.cream))),
  'event-borders-3': () => photo(plain(C.haldi), spread(print.checks({ zari: C.brick, light: C.mayil }, 74, 13), 0, 0, 600, 400), group(rect(0, 0, 150, 420, C.maroon) + many(4, (i) => rect(16 + i * 32, 0, 10, 420, i % 2 ? C.haldi : C.cream)) + line('M0 0V420M150 0V420', C.jamun, 4), 'translate(360 -10)')),
  'event-borders-4': () => photo(plain(C.forest), spread(print.dots({ zari: C.zari }, 40, 4), 0, 0, 600, 400), group(rect(-40, 0, 760, 170, C.plum) + line('M-40 6H720M-40 164H720', C.haldi, 8) + line('M-40 18H720M-40 152H720', C.zari, 3)
    + many(7, (i) => group(group(motif.peacockEye({ zari: C.haldi, border: C.leaf, light: C.cream }), 'scale(5)') + line('M-34 46C-50 20-48-10-30-34M34 46C50 20 48-10 30-34', C.leaf, 5, 'stroke-linecap="round"') + circle(-30, -40, 6, C.pink) + circle(30, -40, 6, C.pink), `translate(${i * 112} 86)`)), 'translate(-10 140) rotate(-12)')),
  'event-borders-5': silks['event-borders-5'],
};
const bloom = { light: C.rani, zari: C.leaf };
const peg = (x, y, turn = 0) => at(x, y, 1, turn, rect(-5, -18, 10, 44, C.wood, `stroke="${C.jamun}" stroke-width="1.4"`) + rect(-7, -2, 14, 5, C.steel));
export const washing = {
  'event-block-print': () => photo(plain(C.cream), spread(print.block(bloom, 96, 1.9), 0, 0, 600, 400), rect(-10, 352, 620, 60, C.rani), line('M-10 360H610M-10 392H610', C.cream, 3), at(456, 196, 1, 14, rect(-84, -84, 168, 168, C.wood, `stroke="${C.jamun}" stroke-width="3"`) + rect(-70, -70, 140, 140, '#8C4E1C') + group(motif.blockFlower({ light: C.rani, zari: C.wood }), 'scale(3.6)') + path('M-30-84V-104Q0-120 30-104V-84Z', C.wood, `stroke="${C.jamun}" stroke-width="3"`))),
  'event-block-print-1': () => photo(korvai(C.skyTint, C.leaf, 340), line('M-10 60Q300 96 610 60', C.jamun, 4), group(rect(0, 0, 190, 230, C.cream) + spread(print.block({ light: C.rani, zari: C.leaf }, 60, 1.2), 0, 0, 190, 230) + rect(0, 206, 190, 24, C.rani), 'translate(40 72) rotate(2)'), group(rect(0, 0, 150, 200, C.neel) + spread(print.block({ light: C.cream, zari: C.skyTint }, 52), 0, 0, 150, 200) + rect(0, 180, 150, 20, C.haldi), 'translate(252 82)'),
    group(rect(0, 0, 150, 240, C.haldi) + spread(print.halfDrop('leafSprig', { zari: C.brick }, 50, 1.4), 0, 0, 150, 240) + rect(0, 214, 150, 26, C.brick), 'translate(424 80) rotate(-3)'), rows([[52, 74], [216, 80], [266, 84], [388, 84], [436, 82], [560, 74]].map(([x, y]) => peg(x, y)))),
  'event-block-print-2': () => photo(table(C.haldiTint, C.mayil, 250, on(0, 0, C.rani)), path('M120 170H480C480 300 420 366 300 366S120 300 120 170Z', C.steelLight), path('M420 170H480C480 300 420 366 300 366 380 340 420 280 420 170Z', C.jamun, 'opacity=".14"'), `<ellipse cx="300" cy="170" rx="180" ry="44" fill="${C.skyTint}" stroke="${C.steel}" stroke-width="7"/>`,
    line('M160 176q20-8 40 0t40 0M340 186q20-8 40 0t40 0', C.neel, 3, 'stroke-opacity=".5" stroke-linecap="round"'), path('M230 176C240 100 200 60 250 30 320-10 400 30 470 60 520 84 560 120 600 130V220C560 200 500 190 440 150 400 126 360 150 356 190Q290 206 230 176Z', C.cream), clip('M230 176C240 100 200 60 250 30 320-10 400 30 470 60 520 84 560 120 600 130V220C560 200 500 190 440 150 400 126 360 150 356 190Q290 206 230 176Z', spread(print.block({ light: C.rani, zari: C.leaf }, 58, 1.15), 200, 0, 420, 240) + path('M240 180C260 100 250 80 300 60 330 50 360 80 350 190Z', C.jamun, 'opacity=".1"')), circle(150, 96, 11, C.cream, 'opacity=".9"'), circle(176, 70, 7, C.cream, 'opacity=".9"'), circle(132, 64, 5, C.cream, 'opacity=".9"')),
};
export const others = {
  'event-margins': () => {
    const p = spread(print.halfDrop('buti', { zari: C.zari, light: C.cream }, 62, 1.4), -100, -300, 900, 300);
    return photo(plain(C.haldi), group(rect(-100, -300, 900, 300, C.rani) + p + rect(-100, 0, 900, 130, C.pinkTint) + rect(-100, 130, 900, 400, C.haldi) + line('M-100 0H800', C.jamun, 3, 'stroke-opacity=".5"') + stitches('M-100 40H800', C.rani, 4, '12 8') + stitches('M-100 84H800', C.mayil, 3, '5 9') + line(`M-100 130${many(60, () => 'l7.5 7 7.5-7')}`, C.jamun, 2, 'stroke-opacity=".5"'), 'translate(0 196) rotate(-8)'),
      group(tape(260, 44, 1, 54), 'translate(340 150) rotate(82)'), at(140, 330, 1.4, -18, chalk(C.skyTint)));
  },
  'event-margins-1': () => photo(paper(C.blueTint, 20), at(300, 20, 1.02, 0, group(patternPiece(C.cream), 'translate(-140 -40) scale(1)')), group(tape(420, 34, 1, 52), 'translate(40 -10) rotate(90)'), at(520, 300, 1, 210, scissors({ open: 10, handle: C.brick, hole: C.blueTint }))),
  'event-threads': () => {
    const colours = [C.rani, C.haldi, C.mayil, C.brick, C.leaf, C.plum, C.neel, C.pink, C.forest, C.cream, C.maroon, C.zari, C.brick, C.skyTint, C.rani];
    return photo(plain(C.wood), rect(18, 18, 564, 364, '#8C4E1C'), many(15, (i) => { const x = 30 + (i % 5) * 110; const y = 30 + Math.floor(i / 5) * 116; return rect(x, y, 100, 106, '#6B3812') + at(x + 50, y + 53, 1.12, 0, spool(colours[i], { width: 56, height: 60, cap: i % 2 ? C.ivory : C.jamun })); }), thread('M80 104C130 140 190 120 260 150S420 90 600 130', C.rani, 3.4));
  },
  'event-festival': () => photo(korvaiSide(C.plum, C.maroon, 372), take('pattern-kolam', { ground: C.plum, light: C.cream, cloth: C.cream, zari: C.haldi }, -14, 6, 1.12), foldedStack(486, 372, 170, [on(0, C.mayil, C.haldi, { zari: C.rani }), on(0, C.rani, C.leaf), on(0, C.haldi, C.mayil, { zari: C.brick })], 62),
    line('M380-10C400 90 470 140 540 120S600 60 620 40', C.leaf, 3), many(12, (i) => { const t = i / 11; const x = 384 + 232 * t; const y = -10 + 520 * t * (1 - t) + 56 * t; return at(r1(x), r1(y), 0.86, 160 + i * 9, motif.mograBud(C.cream, '#E9EFD9', C.leaf)); }), at(452, 152, 0.8, 12, motif.mogra(C.cream, '#E9EFD9', C.haldi))),
};
