// Paper patterns: blouse front and sleeve, each with cut line, stitch line, grain line and notches.
import { C } from '../lib/palette.mjs';
import { at, circle, line, path } from '../lib/svg.mjs';
import { pin } from '../lib/tools.mjs';

export const grain = (x, y, length, colour = C.mayil) => line(`M${x} ${y}v${length}`, colour, 2.4) + path(`M${x} ${y - 8}l6 14h-12ZM${x} ${y + length + 8}l6-14h-12Z`, colour);
/** About 60..310 wide, 54..440 high. */
export const patternPiece = (fill = '#FFFFFF') =>
  path('M70 70c4 50 34 70 80 72l86-50c-4 58 14 98 50 118l-10 90-18 120-76-10-10-92-22 90-80-8Z', fill, `stroke="${C.jamun}" stroke-width="2.5"`)
  + line('M56 54v360l96 9 20-67-4 68 102 12 20-132 12-102c-36-18-56-52-52-134l-100 58c-38 0-62-18-66-72Z', C.jamun, 1.7, 'stroke-dasharray="9 6"')
  + line('m286 210-96 40 94-14', C.rani, 2.2, 'stroke-dasharray="6 5"') + circle(178, 282, 4, C.rani) + circle(178, 282, 10, 'none', `stroke="${C.rani}"`)
  + grain(110, 176, 190) + line('M70 236H56m14 64H56m202-140-14-6m26 186 14 3', C.jamun, 3)
  + at(96, 96, 1, 24, pin(C.rani, 34)) + at(258, 232, 1, 70, pin(C.haldi, 34)) + at(84, 398, 1, -10, pin(C.rani, 34));
/** A puff sleeve pattern around 0,0, about 240 wide. */
export const sleevePiece = (fill = '#FFFFFF') =>
  path('M-112 30C-90 10-80-60-40-84-16-98 16-98 40-84 80-60 90 10 112 30L84 110H-84Z', fill, `stroke="${C.jamun}" stroke-width="2.5"`)
  + line('M-128 32C-100 6-92-70-46-98-18-112 18-112 46-98 92-70 100 6 128 32L96 124H-96Z', C.jamun, 1.7, 'stroke-dasharray="9 6"')
  + line('M-58-70C-30-96 30-96 58-70', C.rani, 2.4, 'stroke-dasharray="4 4"') + line('M-62-60C-30-86 30-86 62-60', C.rani, 2.4, 'stroke-dasharray="4 4"')
  + grain(0, -50, 130) + line('M-100 6l-12-8M100 6l12-8M-40 110v12M40 110v12', C.jamun, 3) + at(-70, 70, 1, 20, pin(C.rani, 34)) + at(76, 30, 1, 60, pin(C.haldi, 34));
/** French curve of the pattern maker. */
export const curve = (colour = C.rani) => path('M0 0C68 12 74 106 34 160 12 190-6 174 8 148 30 106 34 60-6 38-26 26-20-2 0 0Z', colour, `fill-opacity=".25" stroke="${colour}" stroke-width="2"`) + line('M34 38C48 66 46 106 30 136', colour, 1.6);
