// Prints are repeating tiles. Each returns a function that names the tile, as piece() wants it.
import { circle, group, line, many, path, rect } from './svg.mjs';
import * as motif from './motifs.mjs';

const tile = (w, h, content, turn = 0) => (id) =>
  `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ''}>${content}</pattern>`;
const put = (x, y, s, content) => group(content, `translate(${x} ${y}) scale(${s})`);

/** Two motifs set in half drop, the everyday layout of woven buttas. */
export const halfDrop = (name, dye, size = 34, scale = 1) => {
  const one = motif[name](dye);
  return tile(size, size, put(size / 4, size / 4, scale, one) + put((size * 3) / 4, (size * 3) / 4, scale, one));
};
export const block = (dye, size = 44, scale = 1) => {
  const corner = motif.dotCross(dye);
  return tile(size, size, put(size / 2, size / 2, scale, motif.blockFlower(dye))
    + [[0, 0], [0, size], [size, 0], [size, size]].map(([x, y]) => put(x, y, scale, corner)).join(''));
};
export const dots = (dye, size = 12, r = 1.4) =>
  tile(size, size, circle(size / 4, size / 4, r, dye.zari) + circle((size * 3) / 4, (size * 3) / 4, r, dye.zari));
export const checks = (dye, size = 30, width = 3) =>
  tile(size, size, rect(0, 0, width, size, dye.zari) + rect(0, 0, size, width, dye.zari)
    + rect(size / 2, 0, 1.2, size, dye.light) + rect(0, size / 2, size, 1.2, dye.light));
export const stripes = (dye, size = 20, width = 8, turn = 0) =>
  tile(size, size, rect(0, 0, width, size, dye.border) + rect(width + 3, 0, 1.6, size, dye.zari), turn);
export const pinstripe = (dye, size = 12, turn = 0) => tile(size, size, rect(0, 0, 1.6, size, dye.zari), turn);
export const leheriya = (dye, size = 28) =>
  tile(size, size, line(`M-4 ${size * 0.25}L${size / 2} ${size * 0.75}L${size + 4} ${size * 0.25}`, dye.border, 4)
    + line(`M-4 ${size * 0.65}L${size / 2} ${size * 1.15}L${size + 4} ${size * 0.65}M-4 ${-size * 0.35}L${size / 2} ${size * 0.15}L${size + 4} ${-size * 0.35}`, dye.zari, 1.8));
export const jaal = (dye, size = 40) =>
  tile(size, size, line(`M0 ${size / 2}Q${size / 4} ${size * 0.1} ${size / 2} 0Q${size * 0.75} ${size * 0.1} ${size} ${size / 2}Q${size * 0.75} ${size * 0.9} ${size / 2} ${size}Q${size / 4} ${size * 0.9} 0 ${size / 2}Z`, dye.zari, 1.5)
    + put(size / 2, size / 2, 0.85, motif.flower(dye, 6)) + circle(0, size / 2, 2, dye.zari) + circle(size, size / 2, 2, dye.zari));
export const bandhani = (dye, size = 30) =>
  tile(size, size, many(9, (i) => {
    const x = (i % 3) * 5 + size / 2 - 5; const y = Math.floor(i / 3) * 5 + size / 2 - 5;
    return i === 4 ? '' : circle(x, y, 1.5, dye.zari);
  }) + circle(size / 2, size / 2, 1.2, dye.light) + circle(0, 0, 1.6, dye.light) + circle(size, 0, 1.6, dye.light) + circle(0, size, 1.6, dye.light) + circle(size, size, 1.6, dye.light));

const stepped = (w, h, steps) => {
  const dx = w / 2 / steps; const dy = h / 2 / steps; let d = `M${w / 2} 0`;
  for (let i = 0; i < steps; i += 1) d += `v${dy}h${-dx}`;
  for (let i = 0; i < steps; i += 1) d += `h${-dx}v${-dy}`;
  for (let i = 0; i < steps; i += 1) d += `v${-dy}h${dx}`;
  for (let i = 0; i < steps; i += 1) d += `h${dx}v${dy}`;
  return `${d}Z`;
};
/** Ikat: stepped diamonds inside one another, their edges bleeding along the thread. */
export const ikat = (dye, w = 44, h = 56) => tile(w, h,
  put(w / 2, h / 2, 1, path(stepped(w * 0.94, h * 0.94, 6), dye.light) + path(stepped(w * 0.68, h * 0.68, 5), dye.border)
    + path(stepped(w * 0.36, h * 0.4, 3), dye.light))
  + [[0, 0], [0, h], [w, 0], [w, h]].map(([x, y]) => put(x, y, 1, path(stepped(w * 0.36, h * 0.36, 3), dye.border))).join(''));
/** Chikankari: white shadow-work sprigs. */
export const chikan = (dye, size = 46) => halfDrop('leafSprig', { ...dye, zari: dye.light }, size, 1.1);
