// Small clothes: frocks, and a boy's kurta with pyjama or veshti. Middle x = 0, shoulder y = 0.
import { C } from '../lib/palette.mjs';
import { both, circle, clip, group, line, many, newId, outline, path, piece, rect } from '../lib/svg.mjs';
import { band, skirt } from '../lib/bands.mjs';
import { bow, button } from '../lib/tools.mjs';

const whole = (half) => `${outline(half)}<path d="${half}" transform="matrix(-1 0 0 1 0 0)"/>`;
const fillPrint = (print, box) => { if (!print) return ''; const id = newId('q'); return print(id) + rect(...box, `url(#${id})`); };

/** kind: smocked (shoulder ties, gathers) or party (plain silk, sash with a bow, net layer). */
export function frock(dye, { kind = 'smocked', print } = {}) {
  const half = kind === 'smocked' ? 'M-1 26C22 26 40 22 50 14L58 16C58 40 58 60 62 84 64 96 64 104 64 112Q30 122-1 122Z' : 'M-1 34C24 34 36 20 38 0L64 8C60 34 60 60 60 84L58 112Q28 122-1 122Z';
  const flare = kind === 'smocked'
    ? skirt({ cy: -40, r0: 160, r: 358, half: 26, scallops: 10, dye, print, pleats: 13, bands: [{ r: 326, w: 20, colour: dye.border }] })
    : skirt({ cy: -20, r0: 140, r: 350, half: 34, scallops: 12, depth: 14, dye, print, pleats: 14, bands: [{ r: 318, w: 14, colour: dye.zari }] });
  const under = kind === 'party' ? skirt({ cy: -20, r0: 140, r: 374, half: 35, scallops: 18, depth: 12, dye: { ...dye, cloth: dye.light }, pleats: 16, shade: 0.1 }) : null;
  const rows = many(6, (i) => line(`M-66 ${34 + i * 14}${many(12, () => 'q5.5-8 11 0')}`, i % 2 ? dye.zari : dye.border, 2.2));
  const bodice = fillPrint(print, [-80, -10, 160, 150]) + both(path('M64 8C50 50 50 90 50 130H90V0Z', dye.ink, 'opacity=".12"'))
    + (kind === 'smocked' ? path('M-70 24H70V112H-70Z', dye.cloth) + rows : both(line('M-1 34C24 34 36 20 38 0', dye.light, 14) + line('M-1 34C24 34 36 20 38 0', dye.zari, 2.4, 'stroke-dasharray="4 3"'))
      + many(3, (i) => group(button(4.6, dye.zari), `translate(0 ${52 + i * 18})`)));
  const ties = kind === 'smocked' ? both(group(bow(dye.border), 'translate(53 8) scale(.72) rotate(8)')) : both(path('M60 6C78-2 94 14 92 36 80 48 68 48 60 44Z', dye.light) + line('M92 36C80 48 68 48 60 44', dye.zari, 3) + line('M70 12Q76 24 72 40M80 12Q86 24 82 38', dye.ink, 1.6, 'stroke-opacity=".25"'));
  const sash = kind === 'party' ? path('M-60 106Q0 122 60 106L62 130Q0 146-62 130Z', dye.border) + line('M-60 109Q0 125 60 109M-62 127Q0 143 62 127', dye.zari, 2) + group(bow(dye.border) + circle(0, 0, 6, dye.zari), 'translate(0 128) scale(1.5)')
    : line('M-64 114Q0 124 64 114', dye.border, 9) + line('M-64 114Q0 124 64 114', dye.zari, 2, 'stroke-dasharray="4 3"');
  return { cut: both(outline(half)) + outline(under ? under.d : flare.d), body: (under ? under.body : '') + flare.body + ties + both(path(half, dye.cloth)) + clip(whole(half), bodice) + sash };
}

/** below: 'pyjama' or 'veshti'. top: 'kurta' or 'shirt'. */
export function boysSet(dye, { below = 'pyjama', top = 'kurta', print, cloth2 = C.cream } = {}) {
  const length = top === 'kurta' ? 214 : 156;
  const half = `M-1 12C14 12 22 6 26-2L62 10C64 40 62 70 62 94L${top === 'kurta' ? 74 : 66} ${length}Q36 ${length + 8}-1 ${length + 8}Z`;
  const arm = top === 'kurta' ? 'M60 8C88 22 102 76 112 150L82 160C76 122 70 104 61 96 62 70 61 40 60 8Z' : 'M60 8C90 18 102 44 110 84L76 98C72 92 66 88 61 86 62 60 61 36 60 8Z';
  const legs = below === 'pyjama' ? 'M2 196H70C74 250 66 310 56 344H24C16 300 6 250 2 210Z' : 'M-1 140H62C74 200 78 280 80 338Q40 350-1 350Z';
  const legArt = below === 'pyjama'
    ? piece(legs, cloth2, null, line('M24 318q16 7 34 0M22 328q16 7 35 0M22 338q16 7 34 0', dye.ink, 1.6, 'stroke-opacity=".3"') + path('M2 200 20 340H10Z', dye.ink, 'opacity=".1"'))
    : '';
  const veshti = below === 'veshti' ? both(path(legs, cloth2)) + clip(whole(legs), line('M-40 150C-36 220-50 290-60 346M-14 150C-12 220-16 290-20 350M30 150C34 220 40 280 44 350', dye.ink, 4, 'stroke-opacity=".1"')
    + group(band(240, 28, { ...dye, border: dye.border }, { name: null, tooth: 0 }), 'translate(-120 322)') + path('M4 146 26 146 40 352H14Z', dye.border) + line('M6 146 17 352M24 146 38 352', dye.zari, 2.4)) : '';
  const front = fillPrint(print, [-90, -10, 180, 250]) + both(path('M62 10C50 60 52 120 58 230H90V0Z', dye.ink, 'opacity=".12"'))
    + rect(-9, 8, 18, 108, dye.border) + line('M-10 10V116L0 126 10 116V10', dye.zari, 1.8) + many(4, (i) => group(button(4.4, dye.zari), `translate(0 ${30 + i * 22})`))
    + (top === 'kurta' ? group(band(180, 22, dye, { gap: 12, tooth: 12, scale: 0.8 }), `translate(-90 ${length - 16})`) : '') + path('M22 58h28v26q-14 8-28 0Z', dye.cloth) + line('M22 60h28M22 58v26q14 8 28 0V58', dye.border, 2);
  const cuffs = group(band(36, 18, dye, { gap: 10, tooth: 0, scale: 0.7 }), top === 'kurta' ? 'translate(79 144) rotate(-18)' : 'translate(72 84) rotate(-22)');
  const collar = path('M-28-2C-28-10-26-16-24-20-10-14 10-14 24-20 26-16 28-10 28-2 12 8 6 8 0 14-6 8-12 8-28-2Z', dye.border) + line('M-24-19C-10-13 10-13 24-19M-28-2C-12 8-6 8 0 14 6 8 12 8 28-2', dye.zari, 2.4);
  return { cut: both(outline(half, arm, legs)), body: (below === 'pyjama' ? both(legArt) : veshti) + both(piece(arm, dye.cloth, print, path('M58 10C76 50 76 110 80 150L60 96Z', dye.ink, 'opacity=".14"') + cuffs)) + both(path(half, dye.cloth)) + clip(whole(half), front)
    + line('M61 14C63 40 62 70 62 96M-61 14C-63 40-62 70-62 96', dye.ink, 1.4, 'stroke-opacity=".35"') + collar };
}
