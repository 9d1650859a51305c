// A man's shirt, hung or folded. Middle x = 0, shoulder y = 0.
import { both, clip, group, line, many, newId, outline, path, piece, rect } from '../lib/svg.mjs';
import { button } from '../lib/tools.mjs';

const whole = (half) => `${outline(half)}<path d="${half}" transform="matrix(-1 0 0 1 0 0)"/>`;
const fillPrint = (print, box) => { if (!print) return ''; const id = newId('mp'); return print(id) + rect(...box, `url(#${id})`); };

export function shirt(dye, { print, dhoti = false, cloth2 = dye.light } = {}) {
  const half = 'M-1 10C16 10 24 4 30-6L84 10C88 50 86 80 84 100L88 210Q60 226 30 212 10 206-1 212Z';
  const arm = 'M82 8C118 22 134 70 150 178L112 190C106 140 98 116 83 100 86 70 85 40 82 8Z';
  const legs = 'M-1 190H84C90 250 92 310 94 372Q46 386-1 386Z';
  const lower = dhoti ? both(path(legs, cloth2)) + clip(whole(legs), line('M-50 200C-48 270-62 330-74 380M-22 210C-20 270-26 330-30 384M50 200C54 270 60 330 66 384', dye.ink, 4, 'stroke-opacity=".1"')
    + rect(-110, 352, 220, 22, dye.border) + line('M-110 349H110M-110 378H110', dye.zari, 3) + path('M6 190H32L52 388H18Z', dye.border) + line('M10 190 24 388M28 190 47 388', dye.zari, 2.6)) : '';
  const front = fillPrint(print, [-100, -10, 200, 240]) + both(path('M84 10C70 70 72 140 76 230H110V0Z', dye.ink, 'opacity=".13"'))
    + rect(-8, 4, 16, 230, dye.cloth) + line('M-8 8V216M8 8V216', dye.ink, 1.6, 'stroke-opacity=".4"') + line('M-5 8V216M5 8V216', dye.border, 1.2, 'stroke-dasharray="5 4"')
    + many(6, (i) => group(button(5, dye.zari), `translate(0 ${32 + i * 31})`)) + path('M30 62h38v34l-19 10-19-10Z', dye.cloth) + line('M30 66h38M30 62v34l19 10 19-10V62', dye.border, 2.2);
  const cuff = path('M108 172 147 160 152 180 113 194Z', dye.border) + line('M108 174 148 162', dye.zari, 2);
  const collar = both(path('M0 14 30-8C28-16 24-22 20-24L34-22C44-14 46-2 42 12L20 30Z', dye.border) + line('M0 14 20 30 42 12', dye.zari, 2)) + path('M-20-24C-8-17 8-17 20-24 22-18 26-12 28-8L0 14-28-8C-26-12-22-18-20-24Z', dye.ink, 'opacity=".55"');
  return { cut: both(outline(half, arm) + (dhoti ? outline(legs) : '')), body: lower + both(piece(arm, dye.cloth, print, path('M80 8C104 60 106 120 112 170L84 100Z', dye.ink, 'opacity=".15"') + cuff)) + both(path(half, dye.cloth)) + clip(whole(half), front)
    + line('M84 14C88 50 86 80 84 102M-84 14C-88 50-86 80-84 102', dye.ink, 1.5, 'stroke-opacity=".4"') + collar };
}
