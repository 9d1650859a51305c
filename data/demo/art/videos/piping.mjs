import { C } from '../lib/palette.mjs';
import { at, clip, group, line, many, rect, path } from '../lib/svg.mjs';
import { pin, scissors, stitches, tape } from '../lib/tools.mjs';
import { spread } from '../scenes/home.mjs';
import * as print from '../lib/prints.mjs';
import { camera, drawn, ease, even, fade, mix, part, sew, stitchPoints } from './kit.mjs';

const seam = 196;
const close = stitchPoints(60, seam + 22, 10, 30, 22);
const plum = { zari: C.zari };

export const piping = {
  name: 'piping',
  steps: [
    { seconds: 5.5, lines: ['Mark the strip across the cloth at 45 degrees, 4 cm wide.', 'Cut on the bias it stretches and lies well round a curve.'] },
    { seconds: 5, lines: ['Lay the cord along the middle of the strip.', 'Fold the strip over, edge to edge.'] },
    { seconds: 6, lines: ['Stitch beside the cord, as close as the needle will go.', 'Do not stitch into the cord.'] },
    { seconds: 5.5, lines: ['Pin the piping to the right side of the neck edge, all raw edges together.', 'Snip into the margin every 1 cm where the edge is curved.'] },
    { seconds: 6.5, lines: ['Lay the facing on top and sew just inside the first stitches.', 'Turn the facing to the inside: only the round edge shows.'] },
  ],
  preview: { parts: [[5.5, 16, 2.6], [24.5, 28.5, 1.3]], lines: ['A round, firm edge in a second colour.', 'Bias strip, cord, and one close seam.'] },
  draw(s) {
    if (s[1] <= 0) {
      const t = s[0]; const first = part(t, 0.08, 0.36); const second = part(t, 0.36, 0.6); const cut = part(t, 0.64, 1);
      return rect(0, 0, 640, 360, C.mintTint) + path('M70 40H570V330H70Z', C.haldi) + clip('M70 40H570V330H70Z', many(30, (i) => line(`M70 ${40 + i * 10}H570`, C.gold, 1, 'stroke-opacity=".35"') + line(`M${70 + i * 17} 40V330`, C.gold, 1, 'stroke-opacity=".35"'))
        + (second >= 1 ? path('M160 330 450 40H520L230 330Z', C.zari, `opacity="${Math.round(cut * 70) / 100}"`) : ''))
        + drawn(160, 330, 450, 40, first, C.jamun, 3, '9 6') + drawn(230, 330, 520, 40, second, C.jamun, 3, '9 6')
        + fade(group(tape(150, 26, 1, 37, { cloth: C.cream }), 'translate(252 232) rotate(45)'), part(t, 0.4, 0.55) * (1 - part(t, 0.68, 0.76)))
        + (cut > 0 ? at(mix(230, 520, cut) - 6, mix(330, 40, cut), 0.62, 45, scissors({ open: 6 + 8 * Math.abs(Math.sin(cut * 26)), hole: C.haldi })) : '');
    }
    const lay = part(s[1], 0.05, 0.42); const over = part(s[1], 0.5, 0.95);
    const strip = (y, foldBack) => { const top = y - 2 + (1 - foldBack) * -74; return rect(-10, y, 660, 76, C.haldi) + line(`M-10 ${y + 76}H650`, C.gold, 2, 'stroke-dasharray="4 3"') + path(`M-10 ${y + 2}H650V${foldBack < 1 ? top : y + 76}H-10Z`, foldBack > 0.5 ? C.haldi : C.zari) + (foldBack < 1 ? line(`M-10 ${top}H650`, C.gold, 2, 'stroke-dasharray="4 3"') : ''); };
    const cordLine = (y, covered) => rect(-10, y - 11, 660, 22, covered ? C.haldi : C.cream) + (covered ? line(`M-10 ${y - 5}H650`, C.zari, 4) + line(`M-10 ${y + 9}H650`, C.gold, 3, 'stroke-opacity=".6"') : line(Array.from({ length: 44 }, (_, i) => `M${i * 15 - 4} ${y + 10}l10-20`).join(''), C.gold, 2)) + line(`M-10 ${y - 11}H650M-10 ${y + 11}H650`, C.jamun, 1.2, 'stroke-opacity=".5"');
    if (s[3] <= 0) {
      const y = seam; const progress = even(s[2], 0, 1);
      const open = 1 - over;
      const near = 1 + 0.9 * part(s[2], 0, 0.14) - 0.9 * part(s[2], 0.86, 1);
      return camera(rect(0, 0, 640, 360, C.mintTint) + (open > 0 ? rect(-10, mix(y, y - 86, open), 660, 86 * open, C.zari) + line(`M-10 ${mix(y, y - 86, open)}H650`, C.gold, 2, 'stroke-dasharray="4 3"') : '') + rect(-10, y, 660, 86, C.haldi) + line(`M-10 ${y + 86}H650`, C.gold, 2, 'stroke-dasharray="4 3"')
        + clip(`M-10 0H${mix(-10, 660, lay)}V360H-10Z`, cordLine(y, over > 0.55)) + (s[2] > 0 ? sew(close, progress, { colour: C.rani, width: 5, lift: 50 }) : ''), 90 + 500 * progress, y + 10, near);
    }
    const pinned = even(s[3], 0.08, 0.5); const snips = even(s[3], 0.55, 0.95);
    const facing = part(s[4], 0.02, 0.25); const sewn = even(s[4], 0.25, 0.62); const turned = part(s[4], 0.68, 0.92);
    const body = rect(-10, -10, 660, 260, C.plum) + spread(print.halfDrop('leafSprig', plum, 60, 1.3), -10, -10, 660, 260);
    if (turned >= 0.5) {
      const rise = ease((turned - 0.5) * 2);
      return rect(0, 0, 640, 360, C.mintTint) + rect(-10, -10, 660, 236, C.plum) + spread(print.halfDrop('leafSprig', plum, 60, 1.3), -10, -10, 660, 236) + group(cordLine(seam + 40, true), `translate(0 ${mix(16, 0, rise)})`) + line('M-10 214H650', C.zari, 2.6, 'stroke-dasharray="9 6"');
    }
    const margin = rect(-10, seam, 660, 56, C.haldi) + line(`M-10 ${seam + 56}H650`, C.jamun, 2, 'stroke-opacity=".4" stroke-dasharray="4 3"');
    return rect(0, 0, 640, 360, C.mintTint) + body + rect(-10, 246, 660, 24, C.plum) + margin + cordLine(seam - 8, true) + stitches(`M-10 ${seam + 10}H650`, C.rani, 4, '14 9')
      + many(6, (i) => (pinned * 6 > i && s[4] < 0.25 ? at(90 + i * 96, seam + 44, 1, 184, pin(C.rani, 64)) : '')) + many(12, (i) => (snips * 12 > i ? path(`M${52 + i * 50} ${seam + 76}l-6 0 6-46 6 46Z`, C.mintTint) : ''))
      + (facing > 0 ? fade(rect(-10, mix(360, seam - 24, facing), 660, 200, C.pinkTint) + line(`M-10 ${mix(360, seam - 24, facing)}H650`, C.jamun, 2, 'stroke-opacity=".4"'), turned > 0 ? 1 - turned : 1) : '')
      + (sewn > 0 ? line(`M40 ${seam + 16}H${mix(40, 600, sewn)}`, C.rani, 5, 'stroke-dasharray="16 3"') + (sewn < 1 ? at(mix(40, 600, sewn), seam + 16, 1, 0, rect(-16, -34, 32, 12, C.steel) + rect(-3, -60, 6, 46, C.steelLight, `stroke="${C.jamun}" stroke-width="1.4"`) + path('M-18-22h36l10 14h-56Z', C.steelLight, `stroke="${C.jamun}" stroke-width="1.4"`)) : '') : '');
  },
};
