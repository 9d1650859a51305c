import { C } from '../lib/palette.mjs';
import { at, group, line, many, rect } from '../lib/svg.mjs';
import { chalk, iron, pin, tape } from '../lib/tools.mjs';
import { band } from '../lib/bands.mjs';
import { even, fade, mix, part, sew, stitchPoints } from './kit.mjs';

const n = 5; const wide = 40; const left = 40; const top = 62; const low = 420;
const dye = { border: C.brick, zari: C.zari, light: C.cream };
/** Every pleat takes three widths of cloth and shows one: t = 0 flat, 1 folded. */
function cloth(foldedOf) {
  let x = left; let art = ''; const panels = [];
  for (let i = 0; i < n; i += 1) {
    const t = foldedOf(i);
    panels.push({ x, w: wide, kind: 'face', t }); x += wide;
    const under = wide * 2 * (1 - t); panels.push({ x, w: under, kind: 'fold', t }); x += under;
  }
  panels.push({ x, w: wide * 1.2, kind: 'face', t: 1 }); const right = x + wide * 1.2;
  for (const p of panels) {
    if (p.kind === 'face') art += rect(p.x, top, p.w + 0.6, low, C.neel);
    else if (p.w > 0.5) art += rect(p.x, top, p.w / 2 + 0.6, low, p.t > 0.02 ? '#22397C' : C.neel) + rect(p.x + p.w / 2, top, p.w / 2 + 0.6, low, p.t > 0.02 ? '#1B2F6A' : C.neel);
  }
  art += group(band(right - left, 40, dye, { gap: 20, tooth: 18, scale: 1.2 }), `translate(${left} 296)`);
  for (const p of panels) if (p.kind === 'face' && p.t > 0.5 && p.x > left) art += rect(p.x - 1, top, 9, low, C.jamun, 'opacity=".3"') + line(`M${p.x} ${top}V${low}`, C.skyTint, 2.4);
  return { art, right, panels };
}
export const pleats = {
  name: 'pleats',
  steps: [
    { seconds: 5.5, lines: ['Chalk lines across the cloth: fold line, then placement line, 2 cm and 4 cm apart.', 'Each pleat uses three times the width it shows.'] },
    { seconds: 5, lines: ['Pinch the cloth at the first fold line.', 'Lay the fold on its placement line and pin it at the top.'] },
    { seconds: 7, lines: ['Fold and pin the next one, and the next.', 'All folds look the same way and touch, none overlap.'] },
    { seconds: 5.5, lines: ['Tack across the top, 5 mm from the edge, through all layers.', 'Measure the row now: it must equal your waist band.'] },
    { seconds: 5.5, lines: ['Press from below upwards with a cloth between iron and silk.', 'Let the pleats cool before you move them.'] },
  ],
  preview: { parts: [[5.6, 17.4, 2.6], [23.2, 28, 1.6]], lines: ['Three widths of cloth become one knife pleat.', 'Fold, pin, tack, press.'] },
  draw(s) {
    const done = s[2] > 0 ? 1 + even(s[2], 0, 1) * (n - 1) : even(s[1], 0.08, 0.7);
    const folded = (i) => { const t = Math.min(1, Math.max(0, done - i)); return t * t * (3 - 2 * t); };
    const { art, right, panels } = cloth(folded); const chalked = even(s[0], 0.08, 0.8); const faces = panels.filter((p) => p.kind === 'face').slice(1);
    const lines = many(n * 2, (i) => { const x = left + wide + Math.floor(i / 2) * wide * 3 + (i % 2) * wide * 2; const t = Math.min(1, Math.max(0, chalked * n * 2 - i)); return t > 0 ? line(`M${x} ${top + 6}V${mix(top + 6, 290, t)}`, i % 2 ? C.haldi : C.cream, 3, i % 2 ? 'stroke-dasharray="3 6" stroke-linecap="round"' : 'stroke-dasharray="11 6"') : ''; });
    const at0 = Math.min(n * 2 - 1, Math.floor(chalked * n * 2)); const chalkX = left + wide + Math.floor(at0 / 2) * wide * 3 + (at0 % 2) * wide * 2;
    const pins = faces.slice(0, n).map((p, i) => (folded(i) >= 0.98 ? at(p.x - 16, top + 24, 1, 84, pin(C.haldi, 40)) : '')).join('');
    const tack = stitchPoints(left + 10, top + 12, 6, 24, 20).map(([x, y]) => [Math.min(x, right - 4), y]); const measureIn = part(s[3], 0.66, 0.86) * (1 - part(s[4], 0, 0.1));
    const press = even(s[4], 0.12, 0.86); const stroke = Math.floor(press * 3); const up = (press * 3) % 1; 
    const zoom = Math.round(Math.min(1.5, 560 / (right - left)) * 100) / 100;
    return rect(0, 0, 640, 360, C.haldiTint) + rect(0, 34, 640, 10, C.haldi) + group(art + (s[1] <= 0 ? lines : '') + (chalked > 0 && chalked < 1 ? at(chalkX + 8, mix(top, 290, (chalked * n * 2) % 1), 1.2, -20, chalk(C.pinkTint)) : '')
      + (s[4] < 0.06 ? pins : '') + (s[3] > 0 ? sew(tack, even(s[3], 0, 0.62), { colour: C.rani, width: 5, lift: 30 }) : '') + (measureIn > 0 ? fade(group(tape(right - left, 30, 1, 46), `translate(${left} ${top + 36})`), measureIn) : '')
      + (press > 0 && press < 1 ? at(mix(left + 70, right - 20, Math.min(stroke, 2) / 2), mix(270, 120, up), 0.78, -4, iron(C.rani)) : '') + '', `translate(${Math.round(320 - (zoom * (left + right)) / 2)} ${Math.round(62 - 62 * zoom)}) scale(${zoom})`)
      + (s[4] > 0.9 ? many(3, (i) => line(`M${260 + i * 60} 50q8-10 0-20t0-20`, C.rani, 3, 'stroke-opacity=".35" stroke-linecap="round"')) : '');
  },
};
