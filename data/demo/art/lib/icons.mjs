// The mark of the shop for browser tabs and home screens: a mogra flower on its thread.
import { mkdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { C } from './palette.mjs';
import { circle, group, line, many, path, rect } from './svg.mjs';
import { toPixels } from './raster.mjs';

const folder = new URL('../../../../web/public/', import.meta.url);
const petal = (w, h) => `M0 0C${-w} ${-h * 0.22} ${-w} ${-h * 0.78} 0 ${-h}C${w} ${-h * 0.78} ${w} ${-h * 0.22} 0 0Z`;
const flower = many(6, (i) => path(petal(9, 21), '#E9EFD9', `transform="rotate(${60 * i})"`))
  + many(6, (i) => path(petal(7.6, 17), C.cream, `transform="rotate(${60 * i + 30})"`)) + circle(0, 0, 4.6, C.haldi);
/** 64 by 64. The flower stays inside the middle four fifths, so a round mask cuts nothing off. */
const mark = (selvedge) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">`
  + rect(0, 0, 64, 64, C.rani) + line('M-2 58C16 58 20 44 32 32', C.haldi, 3.4, 'stroke-linecap="round"')
  + (selvedge ? rect(0, 58, 64, 6, C.mayil) + line('M2 61H64', C.zari, 3, 'stroke-dasharray="3 3"') : '') + group(flower, 'translate(34 29)') + '</svg>';

export async function writeIcons() {
  mkdirSync(folder, { recursive: true });
  const write = (name, bytes) => {
    const file = new URL(name, folder);
    if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeFileSync(file, bytes);
  };
  write('favicon.svg', Buffer.from(`${mark(false)}\n`));
  for (const [name, size] of [['icon-192.png', 192], ['icon-512.png', 512], ['apple-touch-icon.png', 180]]) {
    const { pixels, width, height } = toPixels(mark(true), size);
    write(name, await sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha().png({ palette: true, colours: 64, effort: 9 }).toBuffer());
  }
}
