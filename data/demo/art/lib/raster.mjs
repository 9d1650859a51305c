// Turns drawings into WebP files and remembers what was drawn, so nothing is drawn twice.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { paintSilk } from './silk.mjs';
import { restartIds } from './svg.mjs';

const cache = new URL('../.cache/', import.meta.url);
mkdirSync(cache, { recursive: true });
const recipe = 'webp 3';
/** Further images of products, which are many, are smaller and coarser. */
const qualityOf = (width) => (width === 640 ? 24 : 72);

export const toPixels = (svg, width) => {
  const image = new Resvg(svg, { font: { loadSystemFonts: false }, ...(width ? { fitTo: { mode: 'width', value: width } } : {}) }).render();
  return { pixels: image.pixels, width: image.width, height: image.height };
};
export const digest = (text) => createHash('sha256').update(recipe).update(text).digest('hex');

/** True when `file` still holds what was made from a source with this mark. */
export function upToDate(file, name, mark) {
  const note = new URL(`${name}.sha`, cache);
  return existsSync(file) && existsSync(note) && readFileSync(note, 'utf8') === mark;
}
export const remember = (name, mark) => writeFileSync(new URL(`${name}.sha`, cache), mark);

export async function writeImage(folder, name, make) {
  restartIds();
  const drawing = make();
  const file = new URL(`${name}.webp`, folder);
  const mark = digest(typeof drawing === 'string' ? drawing : JSON.stringify(drawing));
  if (upToDate(file, name, mark)) return { drawn: false, bytes: statSync(file).size };
  let encoded;
  if (typeof drawing === 'string') {
    const { pixels, width, height } = toPixels(drawing);
    encoded = await sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
      .webp({ quality: qualityOf(width), effort: 6, smartSubsample: true, preset: 'drawing' }).toBuffer();
  } else {
    const { pixels, width, height } = paintSilk(drawing);
    encoded = await sharp(pixels, { raw: { width, height, channels: 3 } }).webp({ quality: qualityOf(width), effort: 6 }).toBuffer();
  }
  writeFileSync(file, encoded);
  remember(name, mark);
  return { drawn: true, bytes: encoded.length };
}
