import { C } from '../lib/palette.mjs';
import { at, circle, line, rect, path } from '../lib/svg.mjs';
import { chalk, needle, spool } from '../lib/tools.mjs';
import { camera, clothEdge, drawn, fade, mix, part, even, sew, stitchPoints, threadUpTo } from './kit.mjs';
import { spread } from '../scenes/home.mjs';
import * as print from '../lib/prints.mjs';

const row = stitchPoints(86, 190, 8, 34, 24);
const finish = [[550, 191], [522, 191], [550, 188], [524, 188]];
const dye = { border: C.mayil, zari: C.zari, light: C.cream };

export const runningStitch = {
  name: 'running-stitch',
  steps: [
    { seconds: 5, lines: ['Cut a thread as long as your arm and pass it through the eye.', 'Knot the longer end twice.'] },
    { seconds: 4.5, lines: ['Chalk a straight line 1 cm from the edge of the cloth.', 'Stitches follow chalk, not the eye.'] },
    { seconds: 5.5, lines: ['Come up from below, so the knot hides under the cloth.', 'Go down again 4 mm further on the line.'] },
    { seconds: 7.5, lines: ['Leave a gap as long as the stitch, then come up again.', 'Up and down, up and down: stitch and gap stay equal.'] },
    { seconds: 5.5, lines: ['Smooth the row flat between two fingers; never pull it tight.', 'Finish with two small stitches on one spot and cut the thread.'] },
  ],
  preview: { parts: [[5.2, 9.4, 2], [9.5, 22, 2.4]], lines: ['The first stitch every tailor learns.', 'Up, down, and a gap as long as the stitch.'] },
  draw(s) {
    const opening = s[0] < 1 || s[1] <= 0;
    const cloth = rect(-10, -10, 660, 380, C.haldi) + rect(-10, 70, 660, 300, C.rani) + spread(print.halfDrop('buti', { zari: '#9E0B4E', light: '#9E0B4E' }, 84, 2), -10, 70, 660, 300) + clothEdge(290, dye);
    if (opening) {
      const t = s[0]; const through = part(t, 0.1, 0.5); const knot = part(t, 0.6, 0.9); const eye = [250, 190];
      return cloth + rect(0, 0, 640, 360, C.haldi) + at(120, 250, 1.5, -8, spool(C.rani)) + at(560, 150, 3.7, -12, needle(84))
        + threadUpTo(`M130 240C170 330 210 300 ${eye[0] + 26} ${eye[1] + 24}`, through, C.rani, 7) + threadUpTo(`M${eye[0] + 26} ${eye[1] + 24}C300 120 340 60 420 70S560 40 600 70`, part(t, 0.4, 0.7), C.rani, 7)
        + (knot > 0 ? fade(circle(600, 70, mix(2, 13, knot), C.rani, `stroke="${C.jamun}" stroke-width="2"`) + line('M592 66q8 10 17 2M594 76q8-12 15-2', C.jamun, 2), knot) : '');
    }
    const chalked = part(s[1], 0.1, 0.85); const flat = part(s[4], 0, 0.4);
    const first = even(s[2], 0.1, 1) / 8; const more = (even(s[3], 0, 1) * 7) / 8; const progress = s[3] > 0 ? 1 / 8 + more : first;
    const end = even(s[4], 0.4, 0.86); const cut = part(s[4], 0.88, 1);
    const near = 1 + 1.1 * part(s[2], 0, 0.14) - 0.45 * part(s[3], 0.05, 0.35) - 0.65 * part(s[4], 0, 0.16) + 0.9 * part(s[4], 0.36, 0.5);
    const lookAt = s[4] > 0.3 ? 520 : 90 + 58 * 8 * Math.min(1, progress);
    return camera(cloth + drawn(60, 190, 586, 190, chalked) + (s[1] > 0.05 && s[1] < 1 ? at(mix(60, 586, chalked), 176, 1.3, -14, chalk(C.skyTint)) : '')
      + sew(row, progress, { colour: C.zari, width: 7 }) + (s[4] > 0 && s[4] < 0.42 ? fade(path(`M${mix(60, 560, flat)} 160h40v60h-40Z`, C.cream), 0.35) : '')
      + (s[4] > 0.4 ? sew(finish, end, { colour: C.zari, width: 7, lift: 40 }) : '') + (cut > 0 ? line(`M556 192q${mix(0, 20, cut)} ${mix(0, 18, cut)} ${mix(2, 34, cut)} ${mix(2, 14, cut)}`, C.zari, 6, 'stroke-linecap="round"') : ''), lookAt, 190, near);
  },
};
