import { C } from '../lib/palette.mjs';
import { at, line, range, rect } from '../lib/svg.mjs';
import { chalk, spool } from '../lib/tools.mjs';
import { camera, clothEdge, drawn, even, fade, mix, part, sew } from './kit.mjs';
import { spread } from '../scenes/home.mjs';
import * as print from '../lib/prints.mjs';

const y = 186; const start = 84; const stitch = 46; const count = 10;
// Up one stitch ahead, back down at the end of the last one.
const points = range(count).flatMap((i) => [[start + stitch * (i + 1), y], [start + stitch * i + 3, y]]);
const dye = { border: C.haldi, zari: C.rani, light: C.cream };
const tone = { zari: '#145B62' };
const arrow = (x1, x2, lift, colour) => line(`M${x1} ${y - 14}Q${(x1 + x2) / 2} ${y - 14 - lift} ${x2} ${y - 14}`, colour, 3, 'stroke-dasharray="7 5" stroke-linecap="round"')
  + line(`M${x2} ${y - 14}l${x2 > x1 ? -10 : 10}-9m${x2 > x1 ? 10 : -10} 9l${x2 > x1 ? -2 : 2}-13`, colour, 3, 'stroke-linecap="round"');

export const backStitch = {
  name: 'back-stitch',
  steps: [
    { seconds: 4.5, lines: ['Chalk the seam line and mark every 5 mm on it.', 'Each mark is one stitch.'] },
    { seconds: 6, lines: ['Come up at the second mark, one stitch from the start.', 'Go back and down at the first mark.'] },
    { seconds: 6, lines: ['Under the cloth travel two marks forward and come up.', 'Now go back and down where the last stitch began.'] },
    { seconds: 8, lines: ['Two forward below, one back above: the stitches touch end to end.', 'From the front it looks like a machine seam.'] },
    { seconds: 5, lines: ['Pull the seam sideways: a back stitch does not open.', 'Use it where a hand seam must hold, such as armholes and zips.'] },
  ],
  preview: { parts: [[4.6, 10.4, 2.2], [16.5, 29, 2.7]], lines: ['The strongest seam you can sew by hand.', 'Two forward below, one back above.'] },
  draw(s) {
    const marks = part(s[0], 0.1, 0.8); const pull = part(s[4], 0.1, 0.45) - part(s[4], 0.6, 0.9);
    let progress = 0;
    if (s[1] > 0) progress = even(s[1], 0.12, 1) / count;
    if (s[2] > 0) progress = (1 + even(s[2], 0.1, 1)) / count;
    if (s[3] > 0) progress = (2 + even(s[3], 0, 1) * (count - 2)) / count;
    const shift = pull * 16;
    const half = (dy, content) => `<g transform="translate(0 ${Math.round(dy * 10) / 10})">${content}</g>`;
    const near = 1 + 0.95 * part(s[1], 0, 0.12) - 0.4 * part(s[3], 0.02, 0.2) - 0.55 * part(s[4], 0, 0.1);
    return camera(rect(-10, -10, 660, 380, C.skyTint) + half(-shift, rect(-10, 44, 660, y - 44, C.mayil) + spread(print.halfDrop('leafSprig', tone, 76, 1.9), -10, 44, 660, y - 44))
      + half(shift, rect(-10, y, 660, 200, C.mayil) + spread(print.halfDrop('leafSprig', tone, 76, 1.9), -10, y, 660, 200) + clothEdge(290, dye))
      + (pull > 0.02 ? rect(-10, y - shift * 0.25, 660, shift * 0.5, C.jamun, 'opacity=".5"') : '')
      + drawn(start, y, 584, y, marks) + range(count + 1).map((i) => (marks * count >= i ? line(`M${start + i * stitch} ${y - 8}v16`, C.cream, 3, 'stroke-linecap="round"') : '')).join('')
      + (s[0] > 0 && s[0] < 1 ? at(mix(start, 584, marks), y - 14, 1.3, -14, chalk(C.pinkTint)) : '')
      + sew(points, progress, { colour: C.haldi, width: 8 })
      + (s[1] > 0.25 && s[1] < 1 ? fade(arrow(start + stitch, start, 46, C.zari), part(s[1], 0.25, 0.4)) : '') + (s[2] > 0.02 && s[2] < 0.6 ? fade(line(`M${start} ${y + 26}Q${start + stitch} ${y + 64} ${start + stitch * 2} ${y + 26}`, C.zari, 3, 'stroke-dasharray="7 5"') + line(`M${start + stitch * 2} ${y + 26}l-12 4m12-4l-3 13`, C.zari, 3), part(s[2], 0.02, 0.15)) : '')
      + at(596, 84, 0.8, 8, spool(C.haldi)), start + 40 + stitch * count * progress, y, near);
  },
};
