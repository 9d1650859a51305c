// Grounds and ways of showing a garment, shared by all scenes.
import { C, dye } from '../lib/palette.mjs';
import { base } from '../lib/base.mjs';
import { at, cutLine, frame, ground, group, line, many, path, rect } from '../lib/svg.mjs';
import { band, teeth } from '../lib/bands.mjs';
import { hanger, rail, chalkLine } from '../lib/tools.mjs';
import { squared } from '../lib/machine.mjs';

export { C, dye };
const dark = new Set([C.mayil, C.rani, C.jamun, C.plum, C.neel, C.maroon, C.forest, C.brick]);
export const lineOn = (colour) => (dark.has(colour) ? C.zari : C.jamun);

/** A garment of ours with its cut line. */
export const show = (garment, onGround, x, y, scale = 1, turn = 0) =>
  at(x, y, scale, turn, cutLine(garment.cut, onGround, lineOn(onGround)) + garment.body);
/** A garment without the line, for things that hang or lie among others. */
export const bare = (garment, x, y, scale = 1, turn = 0) => at(x, y, scale, turn, garment.body);
/** A drawing of the design set (400 by 500), moved and scaled about its middle. */
export const take = (name, colours, x = 0, y = 0, scale = 1, turn = 0) =>
  group(base(name, colours), `translate(${x} ${y}) translate(200 250) rotate(${turn}) scale(${scale}) translate(-200 -250)`);

export const plain = (colour) => ground(colour);
/** Two fields woven into each other along a horizontal line. */
export const korvai = (upper, lower, y, size = 28) =>
  ground(upper) + rect(-600, y, 2400, 1600, lower) + group(path(teeth(1600, size), lower), `translate(-400 ${y})`);
/** The same, standing: left and right. */
export const korvaiSide = (left, right, x, size = 28) =>
  ground(left) + rect(x, -600, 1600, 2400, right) + group(path(teeth(1600, size), right), `translate(${x} 1200) rotate(-90)`);
export const paper = (colour, size = 25) => ground(colour) + squared(size);
/** A wall and a table top with a woven edge. */
export const table = (wall, top, y, edge = null) => ground(wall) + rect(-600, y, 2400, 1600, top)
  + (edge ? group(band(1800, 26, edge, { gap: 18, tooth: 0 }), `translate(-600 ${y})`) : line(`M-600 ${y}H1800`, C.jamun, 3, 'stroke-opacity=".3"'));
export const floorTiles = (wall, one, two, y) => ground(wall) + rect(-600, y, 2400, 1600, one)
  + many(16, (i) => path(`M${-600 + i * 120} ${y}l60 40-60 40-60-40Z`, two)) + many(16, (i) => path(`M${-540 + i * 120} ${y + 40}l60 40-60 40-60-40Z`, two));
/** A rail with one garment per hanger: [{ garment, x, scale, width }]. */
export const wardrobe = (y, things, width = 400, colour = C.jamun) => rail(y, width, colour)
  + things.map(({ garment, x, scale = 1, width: w = 46, drop = 62, turn = 0 }) => at(x, y - 8, 1, turn, hanger(w * scale, colour, drop) + at(0, drop - 16, scale, 0, garment.body))).join('');
export const measure = (d, ends, colour = C.jamun) => chalkLine(d, colour, 2.2) + line(ends, colour, 2.6, 'stroke-linecap="round"');

export const portrait = (...content) => frame.portrait(content.join(''));
export const close = (box, ...content) => frame.portrait(content.join(''), box);
export const wide = (...content) => frame.wide(content.join(''));
export const photo = (...content) => frame.photo(content.join(''));
