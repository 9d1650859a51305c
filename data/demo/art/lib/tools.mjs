// The sewing box: every tool is drawn around 0,0.
import { C } from './palette.mjs';
import { digits } from './digits.mjs';
import { circle, group, line, many, path, r1, range, rect } from './svg.mjs';

/** A needle lying along x with its point at 0,0 and its eye at -length. */
export const needle = (length = 120, colour = C.steelLight, ink = C.jamun) =>
  path(`M0 0-${length * 0.72} 3.4C-${length * 0.92} 4.6-${length} 4-${length} 0S-${length * 0.92}-4.6-${length * 0.72}-3.4Z`, colour, `stroke="${ink}" stroke-width="1.3" stroke-linejoin="round"`)
  + line(`M-${length - 5} 0H-${length - 17}`, ink, 2.4, 'stroke-linecap="round"');
export const thread = (d, colour, width = 2.6) => line(d, colour, width, 'stroke-linecap="round" stroke-linejoin="round"');
export const pin = (colour = C.rani, length = 40, ink = C.jamun) =>
  line(`M0 0V-${length}`, ink, 2) + circle(0, -length - 3, 5.4, colour, `stroke="${ink}" stroke-width="1"`);

export function spool(colour, { width = 46, height = 58, cap = C.jamun } = {}) {
  const w = width / 2; const h = height / 2;
  return rect(-w, -h, width, height, colour)
    + many(6, (i) => line(`M${-w} ${r1(-h + 7 + i * (height / 6.4))}l${width} 4`, C.jamun, 2, 'stroke-opacity=".28"'))
    + rect(-w - 8, -h - 10, width + 16, 10, cap, 'rx="2"') + rect(-w - 8, h, width + 16, 10, cap, 'rx="2"');
}
/** A straight measuring tape, ticks every quarter, numbers from `first`. */
export function tape(length, width = 26, first = 1, step = 40, { cloth = C.haldi, ink = C.jamun } = {}) {
  const ticks = range(Math.ceil((length / step) * 4)).map((i) => {
    const x = (i * step) / 4; const h = i % 4 === 0 ? width * 0.5 : i % 2 === 0 ? width * 0.34 : width * 0.22;
    return `M${r1(x)} 0v${r1(h)}`;
  }).join('');
  return rect(0, 0, length, width, cloth) + line(ticks, ink, 1.5) + line(`M0 0H${length}M0 ${width}H${length}`, ink, 1)
    + many(Math.floor(length / step), (i) => digits(first + i, i * step + 5, width - 4, width * 0.46, ink, 2.4));
}
/** A tape that follows any path. */
export const tapeAlong = (d, width = 18, { cloth = C.haldi, ink = C.jamun } = {}) =>
  line(d, ink, width + 3) + line(d, cloth, width) + line(d, ink, width, 'stroke-dasharray="1.6 9.4"')
  + line(d, cloth, width * 0.42, `transform="translate(0 ${r1(width * 0.28)})"`);

export function scissors({ blade = C.jamun, second = '#4a2b50', handle = C.rani, hole = C.haldiTint, open = 0 } = {}) {
  const one = path('M0 0c-8.6-6.5-9.4-19-1.9-31.6l53-151.4c3.5-5.3 7.7 2 5.1 11.7L21.7-19C19.5-3 9 4.5 0 0', blade)
    + line('m51-178.9-35.5 152', C.cream, 2, 'stroke-opacity=".6"')
    + path('M3.5-5.3C-11.6 28-34.5 36.3-53 58.3c-24.8 30.6-18.8 77.8 14 86.6 29 7.8 51.4-21.5 50-55C9.5 64.7 5 42.8 12.5-.8Z', handle)
    + path('M-20.4 60.8c-21 8.8-37.8 56.1-13.2 64.8 21.2 5.7 31.4-24.7 28.9-46.1-.8-12.6-6.4-22.4-15.7-18.7', hole);
  const two = path('M0 0c8.8-6.1 10-18.7 3-31.5l-47.7-153.2c-3.3-5.4-7.8 1.8-5.5 11.6L-21-19.8C-19.3-3.8-9.3 4.2 0 0', second)
    + line('m-44.8-180.6 30.3 153.2', C.cream, 2, 'stroke-opacity=".4"')
    + path('M-3.3-5.4C10.7 28.3 40.5 42 57 69c17.8 32.8.3 63.5-27.5 67.9-25.7 3.9-41.3-19.2-39.8-48.3.4-24.7 3.7-46-2.3-89.8Z', handle)
    + path('M23.5 66.4c19.2 12 25 45.6 1.5 51C7.5 121.4 2.1 98 4 79.2c1-12.6 7.4-20.3 19.4-12.8', hole);
  return group(one, `rotate(${open})`) + group(two, `rotate(${-open})`) + circle(0, 0, 9, C.haldiTint) + circle(0, 0, 4, C.jamun);
}
export const chalk = (colour = C.cream, ink = C.jamun) =>
  path('M-30 10-22-14Q0-24 22-14L30 10Q0 22-30 10Z', colour, `stroke="${ink}" stroke-width="1.6"`)
  + line('M-26 4Q0 14 26 4', ink, 1.2, 'stroke-opacity=".4"');
export const chalkLine = (d, colour = C.cream, width = 2.6) => line(d, colour, width, 'stroke-dasharray="10 6" stroke-linecap="round"');
export const stitches = (d, colour, width = 3, dash = '11 8') => line(d, colour, width, `stroke-dasharray="${dash}" stroke-linecap="round"`);

export const button = (r, colour, ink = C.jamun) =>
  circle(0, 0, r, colour, `stroke="${ink}" stroke-width="1.4"`) + circle(0, 0, r * 0.66, 'none', `stroke="${ink}" stroke-opacity=".35" stroke-width="1.4"`)
  + [[-1, -1], [1, -1], [-1, 1], [1, 1]].map(([x, y]) => circle(x * r * 0.24, y * r * 0.24, r * 0.11, ink)).join('');
/** A latkan: bead, cap and a skirt of threads, hanging from 0,0. */
export const tassel = (colour, cap = C.zari, ink = C.jamun, length = 34) =>
  path('M-4 8h8l1.4 5h-10.8Z', cap) + circle(0, 2, 6.4, colour) + circle(-2, 0, 1.6, C.cream, 'opacity=".7"')
  + path(`M-5.6 13-9 ${length + 10}l4.4-2.4 2.3 3 2.3-3 2.3 3 2.3-3 4.4 2.4L5.6 13Z`, colour)
  + line(`M-2 14-3.6 ${length + 5}M2 14 3.6 ${length + 5}`, ink, 1, 'stroke-opacity=".35"');
export const bow = (colour, shade = C.jamun) =>
  path('M0 0c-14-18-34-16-32-2 1 14 18 12 32 2 14-18 34-16 32-2-1 14-18 12-32 2', colour)
  + path('m-3 4-15 48 10-4 5 8L2 6Zm6 0 17 42h-9L8 56-1 6Z', colour)
  + line('M-6-2c-8-4-14-6-20-3M6-2c8-4 14-6 20-3M-6 12l-4 30M7 12l4 28', shade, 1.6, 'stroke-opacity=".3"') + rect(-6, -6, 12, 12, colour, 'rx="4"');
/** A hanger with its hook touching y = 0 on the rail; shoulders end at ±width, y = 62. */
export const hanger = (width = 42, colour = C.jamun, drop = 62) =>
  line(`M0 4c0-15 17-13 15 0-1 6-15 8-15 18v${drop - 44}`, colour, 3.6) + line(`m${-width} ${drop} ${width}-24 ${width} 24`, colour, 5, 'stroke-linecap="round" stroke-linejoin="round"');
export const rail = (y, width = 400, colour = C.jamun) => rect(-20, y, width + 40, 9, colour) + line(`M-20 ${y + 3}H${width + 20}`, C.cream, 2, 'stroke-opacity=".3"');

/** Hook and eye sewn with thread, at the scale of a close view. */
export const hook = (metal, ink, threadColour) =>
  line('M-4-16c-14 0-14 16 0 16h46c12 0 12-13 0-13h-6', ink, 9, 'stroke-linecap="round"') + line('M-4-16c-14 0-14 16 0 16h46c12 0 12-13 0-13h-6', metal, 6, 'stroke-linecap="round"')
  + line('M-4 0c-14 0-14 16 0 16', ink, 9, 'stroke-linecap="round"') + line('M-4 0c-14 0-14 16 0 16', metal, 6, 'stroke-linecap="round"')
  + thread('M-16-15 2-3M-18-10-2-2M-16 15 2 3M-18 10-2 2', threadColour, 3);
export const eye = (metal, ink, threadColour) =>
  line('M10-18C-2-18-2-6-10-6-24-6-24 6-10 6-2 6-2 18 10 18', ink, 9, 'stroke-linecap="round"') + line('M10-18C-2-18-2-6-10-6-24-6-24 6-10 6-2 6-2 18 10 18', metal, 6, 'stroke-linecap="round"')
  + thread('M2-26 16-12M8-26 20-16M2 26 16 12M8 26 20 16', threadColour, 3);
/** An embroidery hoop with a screw on top. */
export const hoop = (r, cloth, wood = C.wood, ink = C.jamun) =>
  circle(0, 0, r, wood, `stroke="${ink}" stroke-width="2"`) + circle(0, 0, r - 9, 'none', `stroke="${ink}" stroke-width="1.6" stroke-opacity=".6"`)
  + circle(0, 0, r - 16, cloth, `stroke="${ink}" stroke-width="1.6"`)
  + rect(-14, -r - 14, 28, 18, C.haldi, `stroke="${ink}" stroke-width="1.6"`) + rect(-5, -r - 26, 10, 14, C.gold, `stroke="${ink}" stroke-width="1.4"`);
export const iron = (body = C.rani, ink = C.jamun) =>
  path('M-110 40C-100-10-60-34 10-34H96C108-34 112-20 112 0V40Z', body) + rect(-118, 40, 234, 14, C.steelLight, `stroke="${ink}" stroke-width="1.6"`)
  + path('M-30-34C-30-84 0-92 40-92H96C112-92 112-70 100-66L92-34H72L78-66H34C10-66 0-56-2-34Z', ink)
  + circle(-6, 6, 15, C.haldi) + line('M-6 6 2-4', ink, 3) + line('M112 6c40 0 34-60 80-60', ink, 6);
