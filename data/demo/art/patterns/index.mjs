// Writes the patterns that the demo shop's lessons offer for download.
import { mkdirSync, writeFileSync } from 'node:fs';
import { blouseOnA3, blouseOnA4 } from './blouse.mjs';
import { frockChart } from './frock.mjs';

const FILES = {
  'princess-blouse-front-a3.pdf': blouseOnA3,
  'princess-blouse-front-a4.pdf': blouseOnA4,
  'twirl-frock-tiers.pdf': frockChart,
};

export function writePatterns(folder) {
  mkdirSync(folder, { recursive: true });
  for (const [name, make] of Object.entries(FILES)) writeFileSync(new URL(name, folder), make());
}
