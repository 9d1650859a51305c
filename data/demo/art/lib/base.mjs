// The drawings of the design set, taken apart so that colours and prints can be changed.
import { readFileSync } from 'node:fs';
import { newId } from './svg.mjs';
import { digits } from './digits.mjs';

const prints = {
  'garment-blouse-back': 'c', 'garment-kids-frock': 'd', 'garment-saree': 'h', 'garment-salwar': 'b',
  'garment-sherwani': 'c', 'scene-family-combo': 'b', 'scene-alterations': 'c',
};
const groundPath = /^<path fill="var\(--g,[^)]*\)" d="M0 0h400v500H0z"\/>/;

/**
 * dye: { ground, cloth, border, zari, ink, light } and optionally print.
 * The ground itself is not drawn; the caller lays it.
 */
export function base(name, dye = {}) {
  const file = readFileSync(new URL(`../base/${name}.svg`, import.meta.url), 'utf8');
  let content = file.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const open = content.indexOf('</defs>');
  if (open >= 0) {
    const after = content.slice(open + 7).replace(groundPath, '');
    content = content.slice(0, open + 7) + after;
  } else content = content.replace(groundPath, '');
  if (dye.print && prints[name]) {
    const id = prints[name];
    content = content.replace(new RegExp(`<pattern id="${id}".*?</pattern>`, 's'), () => dye.print(id));
  }
  const role = { g: dye.ground, a: dye.cloth, b: dye.border, z: dye.zari, k: dye.ink, l: dye.light };
  content = content.replace(/var\(--(\w),\s*([^)]+)\)/g, (_, key, fallback) => role[key] || fallback);
  content = content.replace(/<text([^>]*)>([^<]*)<\/text>/g, (_, attributes, words) => numeral(attributes, words, dye.ink || '#2A0F2E'));
  const prefix = newId('b');
  return content.replace(/\bid="(\w+)"/g, `id="${prefix}$1"`).replace(/href="#(\w+)"/g, `href="#${prefix}$1"`)
    .replace(/url\(#(\w+)\)/g, `url(#${prefix}$1)`);
}
/** Images carry no words; numerals on a tape are drawn as strokes. */
function numeral(attributes, words, ink) {
  if (!/^\d+$/.test(words)) return '';
  const value = (key) => Number((attributes.match(new RegExp(`\\b${key}="([-\\d.]+)"`)) || [])[1] || 0);
  const turn = (attributes.match(/transform="([^"]+)"/) || [])[1];
  const drawn = digits(words, value('x'), value('y'), value('font-size') || 15, ink);
  return turn ? `<g transform="${turn}">${drawn}</g>` : drawn;
}
