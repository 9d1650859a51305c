import { C } from '../lib/palette.mjs';
import { at, circle, group, line, many, range, rect, path } from '../lib/svg.mjs';
import { iron, pin } from '../lib/tools.mjs';
import { spread } from '../scenes/home.mjs';
import * as print from '../lib/prints.mjs';
import { camera, even, fade, mix, part, sew } from './kit.mjs';

// Inside of the skirt, hem edge turned up: cloth above the fold, hem below.
const fold = 196; const step = 56;
const visible = range(9).flatMap((i) => [[74 + i * step, fold + 16], [74 + i * step + 28, fold - 10]]);

export const blindHem = {
  name: 'blind-hem',
  steps: [
    { seconds: 5.5, lines: ['Turn the raw edge 1 cm to the wrong side and press it.', 'Turn it again by 4 cm, press and pin.'] },
    { seconds: 4.5, lines: ['Fold the hem back, so that 5 mm of its edge looks out.', 'Work from right to left or left to right, as your hand likes.'] },
    { seconds: 6, lines: ['Fasten the thread inside the hem and come up through its edge.', 'Pick up only one or two threads of the cloth above.'] },
    { seconds: 8, lines: ['Slide 1 cm along inside the fold and come out again.', 'One thread above, one long slide below; keep the thread loose.'] },
    { seconds: 5, lines: ['Take out the pins and press the hem lightly.', 'On the right side nothing shows but a row of tiny dots.'] },
  ],
  preview: { parts: [[10.2, 16, 2], [16, 29, 2.8]], lines: ['A hem that nobody sees from the front.', 'One thread above, one long slide below.'] },
  draw(s) {
    const first = part(s[0], 0.05, 0.35); const second = part(s[0], 0.42, 0.75); const pins = even(s[0], 0.78, 1); const back = part(s[1], 0.1, 0.6);
    let progress = 0;
    if (s[2] > 0) progress = even(s[2], 0.1, 1) / 9;
    if (s[3] > 0) progress = (1 + even(s[3], 0, 1) * 8) / 9;
    const turn = part(s[4], 0.42, 0.68);
    const near = 1 + 0.9 * part(s[2], 0, 0.12) - 0.35 * part(s[3], 0.02, 0.2) - 0.55 * part(s[4], 0, 0.06);
    const ground = rect(-10, -10, 660, 380, C.lilacTint);
    if (turn >= 0.5) {
      const grow = (turn - 0.5) * 2; const scale = Math.max(0.02, grow);
      return ground + group(rect(0, -200, 640, 330, C.neel) + spread(print.pinstripe({ zari: '#3E5FB8' }, 22), 0, -200, 640, 330) + line('M0 130H640', C.jamun, 3, 'stroke-opacity=".4"')
        + range(9).map((i) => circle(84 + i * step, 20, 2.4, C.skyTint)).join(''), `translate(0 190) scale(1 ${Math.round(scale * 100) / 100})`);
    }
    const squash = turn > 0 ? 1 - turn * 2 : 1;
    const lower = mix(330, mix(300, 300, second), first); const edge = mix(330, mix(282, fold + 4, second), first); const wrong = '#5C77C4';
    const hem = second > 0 || first > 0 ? path(`M-10 ${lower}H650V${edge}H-10Z`, C.skyTint) + line(`M-10 ${edge}H650`, C.jamun, 2.4, 'stroke-opacity=".5"') + (second > 0.4 ? line(`M-10 ${edge + 30}H650`, C.jamun, 1.6, 'stroke-opacity=".3" stroke-dasharray="6 5"') : '') : '';
    const iron1 = s[0] > 0.02 && s[0] < 0.78 ? at(mix(-80, 700, s[0] < 0.4 ? even(s[0], 0.05, 0.4) : even(s[0], 0.44, 0.78)), 226, 0.8, 0, iron(C.rani)) : '';
    const folded = back > 0 ? rect(-10, fold - 26 * back, 660, 30 * back, C.jamun, 'opacity=".16"') + line(`M-10 ${fold - 4}H650`, C.cream, 2.4, `stroke-opacity="${Math.round(back * 80) / 100}" stroke-dasharray="4 4"`) : '';
    const scene = rect(-10, 20, 660, lower - 20, wrong) + spread(print.pinstripe({ zari: '#8CA1DB' }, 22), -10, 20, 660, lower - 20) + hem + folded
      + (pins > 0 && s[4] < 0.3 ? many(5, (i) => (pins * 5 > i ? fade(at(92 + i * 120, 286, 1, 6, pin(C.rani, 50)), 1 - part(s[4], 0.05, 0.28)) : '')) : '')
      + sew(visible, progress, { colour: C.rani, width: 5, lift: 44, under: true }) + iron1
      + (s[4] > 0.06 && s[4] < 0.42 ? at(mix(-100, 720, even(s[4], 0.06, 0.42)), 240, 0.8, 0, iron(C.rani)) : '');
    return ground + (squash < 1 ? group(scene, `translate(0 190) scale(1 ${Math.max(0.02, Math.round(squash * 100) / 100)}) translate(0 -190)`) : camera(scene, 110 + 500 * progress, fold, near));
  },
};
