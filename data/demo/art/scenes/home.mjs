// Things of the house: folded sarees, cushions, curtains.
import { C } from '../lib/palette.mjs';
import { at, circle, clip, group, line, many, newId, path, r1, rect } from '../lib/svg.mjs';
import { band } from '../lib/bands.mjs';
import * as motif from '../lib/motifs.mjs';

export const spread = (print, x, y, w, h) => { if (!print) return ''; const id = newId('s'); return print(id) + rect(x, y, w, h, `url(#${id})`); };

/** One folded saree seen from its fold: the rounded edge left, the border running along the lower edge. */
export function foldedSaree(width, height, dye, flip = false) {
  const r = height / 2; const d = `M${r} 0H${width}L${width - 6} ${height}H${r}C${-r * 0.3} ${height} ${-r * 0.3} 0 ${r} 0Z`;
  const art = path(d, dye.cloth) + clip(d, group(band(width + 20, height * 0.5, dye, { gap: 22, tooth: 18, scale: 1.3 }), `translate(-10 ${height * 0.52})`)
    + many(Math.ceil(width / 40), (i) => group(motif.buti(dye), `translate(${20 + i * 40} ${height * 0.24}) scale(.9)`)) + line(`M${r * 0.6} ${height * 0.5}H${width}`, dye.ink, 2.4, 'stroke-opacity=".3"')
    + path(`M0 0H${r * 0.8}C${r * 0.2} ${height * 0.3} ${r * 0.2} ${height * 0.7} ${r * 0.8} ${height}H-20V0Z`, dye.ink, 'opacity=".18"'));
  return flip ? group(art, `translate(${width} 0) scale(-1 1)`) : art;
}
export const foldedStack = (x, bottom, width, dyes, height = 60) => dyes.map((d, i) => {
  const w = width - (i % 3) * 14; const y = bottom - (i + 1) * height;
  return group(foldedSaree(w, height - 2, d, i % 2 === 1), `translate(${r1(x - w / 2 + (i % 2 ? 8 : -6))} ${y})`);
}).join('') ;

export function cushion(x, y, half, dye, print, turn = 0) {
  const a = half; const b = half * 0.86; const d = `M${-a} ${-b}Q0 ${-b * 0.8} ${a} ${-b}Q${a * 0.82} 0 ${a} ${b}Q0 ${b * 0.82} ${-a} ${b}Q${-a * 0.82} 0 ${-a} ${-b}Z`;
  return at(x, y, 1, turn, line(d, dye.border, 9, 'stroke-linejoin="round"') + path(d, dye.cloth) + clip(d, spread(print, -a, -b, a * 2, b * 2)
    + path(`M${a * 0.5} ${-b}Q${a * 0.66} ${b * 0.3} ${-a} ${b * 0.6}V${b}H${a}V${-b}Z`, dye.ink, 'opacity=".13"'))
    + (print ? '' : circle(0, 0, half * 0.46, dye.border) + group(motif.blockFlower({ zari: dye.zari, light: C.cream }), `scale(${half / 34})`))
    + [[-a, -b], [a, -b], [-a, b], [a, b]].map(([cx, cy]) => circle(cx, cy, 6, dye.border)).join(''));
}

export function curtains({ x, y, width, length, cloth, band: trim, print, open = 0, rod = true, hemmed = false }) {
  const panel = (left, w, low) => {
    const waves = 5; const step = w / waves; let d = `M${left} ${y + 10}H${left + w}V${y + low}`;
    for (let i = 0; i < waves; i += 1) d += `q${-step / 2} 12 ${-step} 0`;
    d += 'Z';
    return path(d, cloth) + clip(d, spread(print, left, y, w, low + 20) + many(waves, (i) => path(`M${left + step * i + step * 0.66} ${y}h${step * 0.34}v${low + 30}h${-step * 0.5}Z`, C.jamun, 'opacity=".14"'))
      + (low === length || !hemmed ? rect(left, y + low - 34, w, 60, trim) + line(`M${left} ${y + low - 38}h${w}M${left} ${y + low - 22}h${w}`, C.zari, 2.4) : line(`M${left} ${y + low - 20}h${w}`, C.cream, 3, 'stroke-dasharray="11 8"')))
      + many(waves, (i) => circle(left + step * (i + 0.5), y + 6, 7, 'none', `stroke="${C.haldi}" stroke-width="3.4"`));
  };
  const w = (width - open) / 2; const left = x - width / 2;
  return (rod ? rect(left - 24, y - 4, width + 48, 8, C.jamun) + circle(left - 26, y, 10, C.haldi) + circle(left + width + 26, y, 10, C.haldi) : '')
    + panel(left, w, length) + panel(left + w + open, w, hemmed ? length - 24 : length);
}
