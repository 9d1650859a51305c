// Close views of cloth and seams: borders, hems, seams, tassels.
import { C } from '../lib/palette.mjs';
import { at, clip, group, line, many, path, rect, r1 } from '../lib/svg.mjs';
import { band } from '../lib/bands.mjs';
import * as motif from '../lib/motifs.mjs';
import { pin, stitches, tassel } from '../lib/tools.mjs';
import { spread } from './home.mjs';

/** A stretch of cloth with the woven border along its lower edge. Box x,y,w,h; border height b. */
export const borderedCloth = (x, y, w, h, b, dye, print, options = {}) => rect(x, y, w, h, dye.cloth) + spread(print, x, y, w, h)
  + group(band(w, b, dye, { gap: b * 0.5, scale: b / 26, tooth: b * 0.45, ...options }), `translate(${x} ${y + h - b})`);
/** Soft ripples of cloth lying flat, as wide strokes of ink. */
export const ripples = (ds, opacity = 0.1, width = 10) => line(ds, C.jamun, width, `stroke-opacity="${opacity}" stroke-linecap="round"`);

/** Row of knotted fringes hanging from y. */
export function fringe(x, y, width, count, colours, length = 70) {
  const step = width / count;
  return many(count, (i) => {
    const cx = x + step * (i + 0.5); const colour = colours[i % colours.length];
    return many(4, (k) => line(`M${r1(cx - step * 0.42 + k * step * 0.28)} ${y}Q${r1(cx - step * 0.3 + k * step * 0.2)} ${y + 22} ${r1(cx)} ${y + 34}`, colour, 3.4))
      + at(r1(cx), y + 34, step / 26, 0, tassel(colour, C.zari, C.jamun, length));
  });
}
/** A pleat fan: knife pleats standing side by side, each with its edge in light and its fold in shade. */
export function knifePleats(x, y, w, h, count, dye, print, b = 60) {
  const step = w / count;
  return rect(x, y, w, h, dye.cloth) + spread(print, x, y, w, h) + group(band(w, b, dye, { gap: b * 0.5, scale: b / 28, tooth: b * 0.4 }), `translate(${x} ${y + h - b})`)
    + many(count, (i) => path(`M${r1(x + step * i + step * 0.62)} ${y}H${r1(x + step * (i + 1))}V${y + h}H${r1(x + step * i + step * 0.74)}Z`, dye.ink, 'opacity=".28"')
      + line(`M${r1(x + step * (i + 1))} ${y}V${y + h}`, dye.light, 2, 'stroke-opacity=".7"'));
}
/** Trouser leg turned up: outside above, the turned hem showing its other side below. */
export function turnedHem(dye, print) {
  const leg = 'M96-20H330L312 330H106Z'; const turn = 'M106 330H312L314 424Q210 440 104 424Z';
  return path(leg, dye.cloth) + clip(leg, spread(print, 60, -20, 300, 400) + path('M214-20 210 330H240L244-20Z', dye.ink, 'opacity=".2"') + line('M212-20V330', dye.light, 2, 'stroke-opacity=".5" stroke-dasharray="8 5"'))
    + path(turn, dye.border) + clip(turn, path('M104 396H320V440H104Z', dye.ink, 'opacity=".16"') + line('M212 330V440', dye.ink, 2, 'stroke-opacity=".4"')) + line('M106 330H312', dye.ink, 2.4, 'stroke-opacity=".5"')
    + stitches('M110 346Q210 354 310 346', dye.zari, 3.4, '10 8') + many(4, (i) => at(132 + i * 52, 392, 1, 8 - i * 5, pin([C.rani, C.haldi, C.mayil, C.brick][i], 58)));
}
/** A wide blouse seam laid open: two pieces meeting, the inner margin and its stitch line. */
export const openSeam = (y, left, right, lining, ink = C.jamun) => rect(-20, y - 300, 700, 300, left) + rect(-20, y, 700, 400, right)
  + rect(-20, y - 46, 700, 92, lining) + line(`M-20 ${y}H680`, ink, 2.6, 'stroke-opacity=".6"') + line(`M-20 ${y - 46}H680M-20 ${y + 46}H680`, ink, 2, 'stroke-opacity=".35" stroke-dasharray="6 3 2 3"');
/** A cord (dori) with its tassels. */
export const dori = (d, colour, zari = C.zari) => line(d, C.jamun, 9, 'stroke-linecap="round" stroke-opacity=".25" transform="translate(3 5)"') + line(d, colour, 9, 'stroke-linecap="round"') + line(d, zari, 9, 'stroke-dasharray="3 7" stroke-opacity=".85"');
/** Swatches with pinked edges. */
export function swatch(w, h, colour, inside = '') {
  const tooth = 8; let d = 'M0 0';
  for (let x = 0; x < w; x += tooth) d += `l${tooth / 2} -5 ${tooth / 2} 5`;
  for (let y = 0; y < h; y += tooth) d += `l5 ${tooth / 2} -5 ${tooth / 2}`;
  for (let x = 0; x < w; x += tooth) d += `l-${tooth / 2} 5 -${tooth / 2} -5`;
  for (let y = 0; y < h; y += tooth) d += `l-5 -${tooth / 2} 5 -${tooth / 2}`;
  return path(`${d}Z`, colour) + (inside ? clip(`${d}Z`, inside) : '');
}
export const bigFlower = (x, y, s, dye) => group(motif.flower(dye), `translate(${x} ${y}) scale(${s})`);
