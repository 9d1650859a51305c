import { C } from '../lib/palette.mjs';
import { at, group, line, many, rect } from '../lib/svg.mjs';
import { chalk, eye, hook } from '../lib/tools.mjs';
import { spread } from '../scenes/home.mjs';
import * as print from '../lib/prints.mjs';
import { even, fade, mix, part, partNeedle } from './kit.mjs';

const dye = { zari: C.zari, light: C.cream };
const panel = (x, w, bandX, bandW) => rect(x, -10, w, 380, C.brick) + spread(print.halfDrop('buti', dye, 58, 1.3), x, -10, w, 380) + rect(bandX, -10, bandW, 380, C.maroon) + line(`M${bandX + 9}-10V370M${bandX + bandW - 9}-10V370`, C.zari, 2.4, 'stroke-dasharray="9 6"');
/** Overhand stitches round a ring at cx,cy, with the needle working at the last one. */
function ringStitches(cx, cy, r, from, n, t, colour) {
  const turn = (i) => ((from + (i * 280) / n) * Math.PI) / 180; const seen = Math.floor(t * n);
  let art = '';
  for (let i = 0; i < Math.min(n, seen); i += 1) art += line(`M${cx + Math.cos(turn(i)) * r * 0.42} ${cy + Math.sin(turn(i)) * r * 0.42}L${cx + Math.cos(turn(i)) * r * 1.4} ${cy + Math.sin(turn(i)) * r * 1.4}`, colour, 4.4, 'stroke-linecap="round"');
  if (t > 0 && t < 1) { const f = t * n - seen; const a = turn(seen); const x = cx + Math.cos(a) * r * (1.4 - f); const y = cy + Math.sin(a) * r * (1.4 - f); art += line(`M${cx + Math.cos(a) * r * 1.4} ${cy + Math.sin(a) * r * 1.4}L${x} ${y}`, colour, 4) + partNeedle(x, y, 40, f * 46, 84) + line(`M${x - 62 * (1 - f)} ${y - 52 * (1 - f)}Q${x - 90} ${y - 20} ${cx + Math.cos(a) * r * 1.4} ${cy + Math.sin(a) * r * 1.4}`, colour, 3, 'stroke-opacity=".9"'); }
  return art;
}
const places = [76, 182, 288];

export const hookAndEye = {
  name: 'hook-and-eye',
  steps: [
    { seconds: 4.5, lines: ['Mark the places in chalk, 4 cm apart, on both edges.', 'Hold the edges together so that the marks meet.'] },
    { seconds: 7, lines: ['Lay the hook 3 mm inside the edge, its bend towards the edge.', 'Sew round one loop and then the other, six stitches each, through the lining only.'] },
    { seconds: 5, lines: ['Slide the needle under and sew the neck of the hook flat.', 'Three stitches there stop the hook from standing up.'] },
    { seconds: 7, lines: ['Place the eye so that the two edges just touch when closed.', 'Sew both of its loops in the same way.'] },
    { seconds: 5.5, lines: ['Sew the others, then close the opening from the waist upwards.', 'If the edges gape, move the eye, never the hook.'] },
  ],
  preview: { parts: [[4.6, 11.4, 2.4], [23.6, 29, 1.4]], lines: ['Six stitches on each loop, three on the neck.', 'Then the opening closes and stays closed.'] },
  draw(s, { step }) {
    const joined = part(s[4], 0.45, 0.85) * 33; const marks = even(s[0], 0.15, 0.9); const hooked = part(s[1], 0, 0.14); const eyed = part(s[3], 0, 0.14); const rest = part(s[4], 0.02, 0.35);
    const zoom = step === 0 ? 0 : step === 4 ? 1 - part(s[4], 0, 0.2) : step === 1 ? part(s[1], 0, 0.16) : 1;
    const focus = step === 3 ? part(s[3], 0, 0.14) : step > 3 ? 1 : 0; const scale = 1 + zoom * 1.1; const cx = mix(278, 362, focus); const cy = mix(182, 182, focus);
    const oneHook = (y, on, sewn) => fade(at(288 + 0, y, 1.2, 0, hook(C.steelLight, C.jamun, sewn ? C.haldi : 'none')), on);
    const oneEye = (y, on, sewn) => fade(at(366, y - 4, 1.2, 0, eye(C.steelLight, C.jamun, sewn ? C.haldi : 'none')), on);
    const done = s[4] > 0;
    const left = panel(-10, 330, 240, 80) + many(3, (i) => (marks * 6 > i * 2 ? line(`M262 ${places[i]}h44`, C.cream, 4, `stroke-dasharray="8 5" opacity="${done ? 0 : 1}"`) : ''))
      + places.map((y, i) => (i === 1 ? oneHook(y, hooked, s[2] >= 1 || done) : oneHook(y, rest, true))).join('')
      + (done ? '' : ringStitches(274, 172, 10, 120, 6, even(s[1], 0.16, 0.56), C.haldi) + ringStitches(274, 192, 10, -40, 6, even(s[1], 0.58, 0.98), C.haldi)
        + many(3, (i) => (s[2] * 4 > i + 1 ? line(`M${300 + i * 9} 190l3-17`, C.haldi, 4.4, 'stroke-linecap="round"') : '')) + (s[2] > 0 && s[2] < 0.95 ? partNeedle(300 + Math.floor(s[2] * 4) * 8, 178, 62, 10 + 30 * Math.abs(Math.sin(s[2] * 12)), 84) : ''));
    const right = panel(353, 330, 353, 80) + many(3, (i) => (marks * 6 > i * 2 + 1 ? line(`M366 ${places[i]}h44`, C.cream, 4, `stroke-dasharray="8 5" opacity="${done ? 0 : 1}"`) : ''))
      + places.map((y, i) => (i === 1 ? oneEye(y, eyed, done) : oneEye(y, rest, true))).join('')
      + (done ? '' : ringStitches(374, 164, 9, 150, 6, even(s[3], 0.16, 0.56), C.haldi) + ringStitches(374, 192, 9, -60, 6, even(s[3], 0.58, 0.98), C.haldi));
    const scene = rect(-200, -200, 1100, 800, C.mayil) + group(right, `translate(${-joined} 0)`) + left
      + (marks > 0 && marks < 1 ? at(mix(300, 400, (marks * 6) % 1), mix(76, 288, marks) - 10, 1, -16, chalk(C.skyTint)) : '');
    return rect(0, 0, 640, 360, C.mayil) + group(scene, `translate(320 180) scale(${Math.round(scale * 1000) / 1000}) translate(${mix(-320, -cx - 40 * (1 - focus) + 20 * focus, zoom)} ${mix(-180, -cy, zoom)})`);
  },
};
