// Draws every picture and film of the demo shop. What did not change is left as it is.
//   node draw.mjs              everything
//   node draw.mjs films        only the films
//   node draw.mjs service-     only files whose name starts so
import { mkdirSync } from 'node:fs';
import { pictures } from './scenes/index.mjs';
import { writePicture } from './lib/raster.mjs';
import { writeIcons } from './lib/icons.mjs';

const only = process.argv[2] || '';
const folder = new URL('../pictures/', import.meta.url);
mkdirSync(folder, { recursive: true });

let bytes = 0; let drawn = 0;
for (const [name, make] of Object.entries(pictures)) {
  if (only && !name.startsWith(only)) continue;
  const result = await writePicture(folder, name, make);
  bytes += result.bytes;
  if (result.drawn) { drawn += 1; console.log(`${name}.webp  ${Math.round(result.bytes / 1024)} KB`); }
}
if (!only) await writeIcons();
console.log(`pictures: ${drawn} drawn, ${(bytes / 1048576).toFixed(2)} MB`);

if (!only || only === 'films') {
  const { writeFilms } = await import('./films/index.mjs');
  await writeFilms(new URL('../films/', import.meta.url));
}
