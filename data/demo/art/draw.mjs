// Draws every image, video and pattern of the demo shop. What did not change is left as it is.
//   node draw.mjs              everything
//   node draw.mjs videos        only the videos
//   node draw.mjs patterns      only the patterns
//   node draw.mjs service-     only files whose name starts so
import { mkdirSync } from 'node:fs';
import { images } from './scenes/index.mjs';
import { writeImage } from './lib/raster.mjs';
import { writeIcons } from './lib/icons.mjs';

const only = process.argv[2] || '';
const folder = new URL('../images/', import.meta.url);
mkdirSync(folder, { recursive: true });

let bytes = 0; let drawn = 0;
for (const [name, make] of Object.entries(images)) {
  if (only && !name.startsWith(only)) continue;
  const result = await writeImage(folder, name, make);
  bytes += result.bytes;
  if (result.drawn) { drawn += 1; console.log(`${name}.webp  ${Math.round(result.bytes / 1024)} KB`); }
}
if (!only) await writeIcons();
console.log(`images: ${drawn} drawn, ${(bytes / 1048576).toFixed(2)} MB`);

if (!only || only === 'videos') {
  const { writeVideos } = await import('./videos/index.mjs');
  await writeVideos(new URL('../videos/', import.meta.url));
}

if (!only || only === 'patterns') {
  const { writePatterns } = await import('./patterns/index.mjs');
  writePatterns(new URL('../files/', import.meta.url));
}
