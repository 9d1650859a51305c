// Checks what was drawn: sizes, formats, total weight, and that no two images of one list look alike.
import { readdirSync, statSync, existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { images } from './scenes/index.mjs';

const folder = new URL('../images/', import.meta.url);
const lists = ['category', 'service', 'product', 'course-category', 'course', 'gallery', 'event', 'testimonial'];
const listOf = (name) => (name.startsWith('course-category') ? 'course-category' : lists.find((l) => name.startsWith(`${l}-`)) || 'single');
const sizes = new Set(['960x1200', '640x800', '1280x720', '1200x800']);
let failed = 0;
const fail = (message) => { failed += 1; console.error(message); };

/** 64-bit perceptual hash: the signs of the low frequencies of a 32 by 32 grey image. */
async function perceptual(file) {
  const n = 32; const grey = await sharp(file).greyscale().resize(n, n, { fit: 'fill' }).raw().toBuffer();
  const cosine = (k, x) => Math.cos(((2 * x + 1) * k * Math.PI) / (2 * n)); const low = [];
  for (let v = 0; v < 8; v += 1) for (let u = 0; u < 8; u += 1) {
    let sum = 0;
    for (let y = 0; y < n; y += 1) for (let x = 0; x < n; x += 1) sum += grey[y * n + x] * cosine(u, x) * cosine(v, y);
    low.push(sum);
  }
  const middle = [...low.slice(1)].sort((a, b) => a - b)[31];
  return low.map((value) => value > middle);
}
async function difference(file) {
  const grey = await sharp(file).greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer(); const bits = [];
  for (let y = 0; y < 8; y += 1) for (let x = 0; x < 8; x += 1) bits.push(grey[y * 9 + x] < grey[y * 9 + x + 1]);
  return bits;
}
const apart = (a, b) => a.reduce((sum, bit, i) => sum + (bit !== b[i] ? 1 : 0), 0);

const names = Object.keys(images); const hashes = {}; let bytes = 0;
for (const name of names) {
  const file = new URL(`${name}.webp`, folder);
  if (!existsSync(file)) { fail(`${name}.webp is missing`); continue; }
  bytes += statSync(file).size;
  const source = readFileSync(file); const { width, height } = await sharp(source).metadata();
  if (!sizes.has(`${width}x${height}`)) fail(`${name}.webp is ${width}x${height}`);
  hashes[name] = { p: await perceptual(source), d: await difference(source) };
}
const pairs = [];
for (let i = 0; i < names.length; i += 1) for (let j = i + 1; j < names.length; j += 1) {
  const a = names[i]; const b = names[j];
  if (!hashes[a] || !hashes[b] || listOf(a) !== listOf(b)) continue;
  pairs.push({ a, b, neighbours: j === i + 1, p: apart(hashes[a].p, hashes[b].p), d: apart(hashes[a].d, hashes[b].d) });
}
pairs.sort((x, y) => x.p + x.d - y.p - y.d);
for (const { a, b, p, d } of pairs.slice(0, Number(process.argv[2] || 5))) console.log(`closest: ${a} and ${b} differ by ${p} and ${d} of 64`);
for (const pair of pairs.filter((x) => x.p < 10 && (x.neighbours || x.p < 5))) fail(`${pair.a} and ${pair.b} look alike (${pair.p} of 64)`);
for (const file of readdirSync(folder)) if (!names.includes(file.replace(/\.webp$/, ''))) fail(`${file} is not drawn by any scene`);
if (bytes > 8 * 1048576) fail('the images weigh more than 8 MB');
console.log(`${names.length} images, ${(bytes / 1048576).toFixed(2)} MB, ${readdirSync(folder).length} files`);
process.exit(failed ? 1 : 0);
