// A sewing machine, a tailor's form and the squared paper of the cutting table.
import { C } from './palette.mjs';
import { circle, clip, group, line, many, path, rect } from './svg.mjs';
import { band } from './bands.mjs';

/** A machine standing on y = 0, about 420 wide and 260 high, its needle at x = -120. */
export function machine({ body = C.mayil, trim = C.zari, bed = C.jamun, wheel = C.rani, thread = C.haldi } = {}) {
  return rect(-210, -34, 420, 34, bed) + rect(-210, -40, 420, 8, C.wood)
    + path('M60-40V-172H-92V-118C-92-104-104-98-120-98S-150-106-150-122V-196C-150-232-128-250-96-250H96C150-250 176-226 176-184V-40Z', body)
    + path('M176-184V-40H60V-56H140C158-90 150-180 176-184Z', C.jamun, 'opacity=".2"')
    + line('M-136-122V-196C-136-224-120-238-96-238H96C142-238 164-218 164-184V-52', trim, 2.6)
    + group(many(5, (i) => group(path('M0-10C6-4 6 4 0 10-6 4-6-4 0-10Z', trim), `translate(${-60 + i * 36} -206)`)), 'translate(0 0)')
    + line('M-74-206H98', trim, 1.4)
    + circle(192, -150, 44, wheel) + circle(192, -150, 32, 'none', `stroke="${trim}" stroke-width="3"`) + circle(192, -150, 11, bed)
    + rect(-126, -100, 12, 34, C.steel) + rect(-122, -66, 4, 30, C.steelLight) + path('M-132-44h24l8 6h-40Z', C.steelLight, `stroke="${bed}" stroke-width="1.4"`)
    + rect(66, -292, 30, 36, thread) + rect(60, -298, 42, 7, bed) + rect(60, -258, 42, 8, bed) + rect(78, -306, 6, 10, bed)
    + line('M66-280C0-300-70-286-100-262L-120-230-132-140-120-96V-44', thread, 2.4) + circle(-120, -230, 8, trim) + circle(-132, -140, 6, trim);
}
const formPath = 'M200 58 L228 58 C228 80 232 92 248 100 L290 122 C300 128 300 138 296 150 C287 170 286 192 295 214 C302 234 292 264 280 290 C270 312 265 322 265 334 C265 352 291 382 300 424 C304 444 301 458 294 474 Q250 490 200 491 Q150 490 106 474 C99 458 96 444 100 424 C109 382 135 352 135 334 C135 322 130 312 120 290 C108 264 98 234 105 214 C114 192 113 170 104 150 C100 138 100 128 110 122 L152 100 C168 92 172 80 172 58 Z';
/** The tailor's form of the measuring drawings, 400 wide, from y = 40 to 606. */
export function form({ ground, cloth = C.mayil, trim = C.rani, zari = C.zari, front = true, stand = true, on = '' } = {}) {
  const seams = front ? 'M200 62V450M154 104c4 40-8 80-6 122 4 50 18 80 14 108-4 40-22 80-26 116M246 104c-4 40 8 80 6 122-4 50-18 80-14 108 4 40 22 80 26 116'
    : 'M200 62V450M158 104c10 60 2 110-6 160-4 30-6 50-4 70 2 40-8 80-14 118M242 104c-10 60-2 110 6 160 4 30 6 50 4 70-2 40 8 80 14 118';
  const foot = 'M200 572c-30 2-58 12-72 34M200 572c30 2 58 12 72 34M200 570v34';
  return (stand ? rect(193, 486, 14, 92, C.wood, `stroke="${C.jamun}" stroke-width="2"`) + line(foot, C.jamun, 9, 'stroke-linejoin="round"') + line(foot, C.wood, 5.5)
      + circle(200, 536, 9, C.haldi, `stroke="${C.jamun}" stroke-width="2"`) : '')
    + `<path d="${formPath}" fill="none" stroke="${C.jamun}" stroke-opacity=".5" stroke-width="25" stroke-linejoin="round"/><path d="${formPath}" fill="${ground}" stroke="${ground}" stroke-width="22.6" stroke-linejoin="round"/>`
    + path(formPath, cloth)
    + clip(formPath, path('M300 110c-34 90-54 150-52 224 1 60 24 100 30 170h60V110z', C.jamun, 'opacity=".2"')
      + group(band(240, 34, { border: trim, zari, light: C.cream }, { gap: 17, scale: 1.1, tooth: 16 }), 'translate(80 452)')
      + line(seams, zari, 1.8, 'stroke-dasharray="7 4" opacity=".75"') + on)
    + path('M172 58h56v10q-28 8-56 0z', trim) + `<ellipse cx="200" cy="58" rx="28" ry="6.5" fill="${C.haldi}" stroke="${C.jamun}" stroke-width="1.5"/>`
    + circle(200, 48, 7, trim, `stroke="${C.jamun}" stroke-width="1.5"`)
    + [107, 293].map((x) => `<ellipse cx="${x}" cy="164" rx="9" ry="26" fill="${trim}" stroke="${zari}" stroke-width="2"/>`).join('');
}
export { formPath };
/** Squared paper filling the frame. */
export const squared = (size = 25, ink = C.jamun) => {
  let d = '';
  for (let v = -600; v <= 1200; v += size) d += `M${v}-600V1400M-600 ${v}H1400`;
  return line(d, ink, 1, 'stroke-opacity=".13"');
};
