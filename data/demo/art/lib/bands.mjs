// Woven borders: straight ones, and ones that follow the flare of a skirt.
import { clip, group, line, many, newId, path, r1, rect } from './svg.mjs';
import * as motif from './motifs.mjs';

/** Stepped temple teeth standing on the line y = 0, the korvai of two cloths woven into each other. */
export function teeth(width, size = 14, step = size / 6) {
  let d = '';
  for (let x = 0; x < width; x += size) {
    d += `M${r1(x)} .6v-.6`;
    for (let i = 0; i < 3; i += 1) d += `v${-step * 1.35}h${r1(size / 7)}`;
    d += `h${r1(size / 7)}`;
    for (let i = 0; i < 3; i += 1) d += `h0v${step * 1.35}h${r1(size / 7)}`;
    d += 'v.6Z';
  }
  return d;
}

/** A border lying from 0,0 to width,height; teeth rise above it. */
export function band(width, height, dye, { name = 'diamond', gap = 14, scale = 1, tooth = 14, lines = true } = {}) {
  const mid = height / 2;
  const motifs = name ? many(Math.ceil(width / gap) + 1, (i) => group(motif[name](dye), `translate(${r1(i * gap)} ${r1(mid)}) scale(${scale})`)) : '';
  const edges = lines
    ? rect(0, height * 0.12, width, height * 0.06, dye.zari) + rect(0, height * 0.24, width, height * 0.025, dye.zari)
      + rect(0, height * 0.735, width, height * 0.025, dye.zari) + rect(0, height * 0.82, width, height * 0.06, dye.zari)
    : '';
  return rect(0, 0, width, height, dye.border) + (tooth ? path(teeth(width, tooth), dye.border) : '') + edges + motifs;
}

const down = (cx, cy, r, deg) => {
  const a = (deg * Math.PI) / 180;
  return [r1(cx + r * Math.sin(a)), r1(cy + r * Math.cos(a))];
};
export { down };

/** A sector of a circle opening downwards, its lower edge scalloped by the folds of the cloth. */
export function sector(cx, cy, r0, r1_, half, folds = 0, depth = 10) {
  const [ax, ay] = down(cx, cy, r0, -half); const [bx, by] = down(cx, cy, r0, half);
  const [ex, ey] = down(cx, cy, r1_, half);
  let d = `M${ax} ${ay}A${r0} ${r0} 0 0 0 ${bx} ${by}L${ex} ${ey}`;
  if (!folds) {
    const [fx, fy] = down(cx, cy, r1_, -half);
    return `${d}A${r1_} ${r1_} 0 0 1 ${fx} ${fy}Z`;
  }
  const step = (half * 2) / folds;
  for (let i = 0; i < folds; i += 1) {
    const [qx, qy] = down(cx, cy, r1_ + depth, half - step * (i + 0.5));
    const [px, py] = down(cx, cy, r1_, half - step * (i + 1));
    d += `Q${qx} ${qy} ${px} ${py}`;
  }
  return `${d}Z`;
}
export function arc(cx, cy, r, half) {
  const [ax, ay] = down(cx, cy, r, -half); const [bx, by] = down(cx, cy, r, half);
  return `M${ax} ${ay}A${r} ${r} 0 0 0 ${bx} ${by}`;
}
export const arcBand = (cx, cy, r, width, half, colour) => line(arc(cx, cy, r + width / 2, half), colour, width);
export function arcMotifs(cx, cy, r, half, count, name, dye, scale = 1, shift = 0) {
  const step = (half * 2) / count;
  return many(count + 1, (i) => {
    const deg = -half + step * (i + shift); const [x, y] = down(cx, cy, r, deg);
    return group(motif[name](dye), `translate(${x} ${y}) rotate(${r1(-deg)}) scale(${scale})`);
  });
}
/** Temple teeth pointing up towards the waist. */
export function arcTeeth(cx, cy, r, half, count, height, colour) {
  const step = (half * 2) / count; let d = '';
  for (let i = 0; i < count; i += 1) {
    const deg = -half + step * i;
    const p = (f, h) => down(cx, cy, r - h, deg + step * f).join(' ');
    d += `M${p(0, -1)}`;
    for (const [f, h] of [[0, 0.33], [0.17, 0.33], [0.17, 0.66], [0.34, 0.66], [0.34, 1], [0.66, 1], [0.66, 0.66], [0.83, 0.66], [0.83, 0.33], [1, 0.33]]) d += `L${p(f, h * height)}`;
    d += `L${p(1, -1)}Z`;
  }
  return path(d, colour);
}
/** Shadows between the folds of a flared skirt. */
export function folds(cx, cy, r0, r1_, half, count, ink, opacity = 0.16) {
  const step = (half * 2) / count;
  return `<g opacity="${opacity}">` + many(count, (i) => {
    const deg = -half + step * (i + 0.5);
    const a = down(cx, cy, r0, deg); const b = down(cx, cy, r1_ + 30, deg - step * 0.16); const c = down(cx, cy, r1_ + 30, deg + step * 0.16);
    return path(`M${a}L${b}L${c}Z`, ink);
  }) + '</g>';
}
/** A whole flared skirt. Bands are listed from the waist down: { r, w, name, count, scale, teeth, plain }. */
export function skirt({ cx = 0, cy, r0, r: radius, half, scallops = 12, depth = 9, dye, print, bands = [], pleats = 11, shade = 0.16 }) {
  const d = sector(cx, cy, r0, radius, half, scallops, depth);
  const inner = bands.map((b) => {
    const ground = b.plain ? '' : arcBand(cx, cy, b.r, b.w, half + 4, b.colour || dye.border)
      + line(arc(cx, cy, b.r + 3, half + 4), dye.zari, 2.2) + line(arc(cx, cy, b.r + b.w - 3, half + 4), dye.zari, 2.2);
    return (b.teeth ? arcTeeth(cx, cy, b.r, half + 2, b.teeth, b.toothHeight || 18, b.colour || dye.border) : '') + ground
      + (b.name ? arcMotifs(cx, cy, b.r + b.w / 2, half, b.count, b.name, b.dye || dye, b.scale || 1, b.shift || 0) : '');
  }).join('');
  const cloth = path(d, dye.cloth);
  return { d, body: cloth + clip(d, (print ? tileOver(print, cx, cy, radius) : '') + folds(cx, cy, r0, radius, half, pleats, dye.ink, shade)
    + inner + folds(cx, cy, r0, radius, half, pleats, dye.ink, shade * 0.6)) };
}
function tileOver(print, cx, cy, radius) {
  const id = newId('t');
  return print(id) + rect(cx - radius, cy, radius * 2, radius + 60, `url(#${id})`);
}
