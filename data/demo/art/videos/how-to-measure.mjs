import { C } from '../lib/palette.mjs';
import { clip, group, line, path, rect, circle } from '../lib/svg.mjs';
import { form, formPath } from '../lib/machine.mjs';
import { tape } from '../lib/tools.mjs';
import { ease, fade, mix, part } from './kit.mjs';

const grounds = [C.haldiTint, C.skyTint, C.pista, C.pinkTint, C.blueTint, C.mintTint, C.rose, C.haldiTint, C.lilacTint];
/** The tape laid along a path, drawn from its beginning up to t. */
function laid(d, t, width = 18) {
  if (t <= 0) return '';
  const total = 400; const dash = `pathLength="${total}" stroke-dasharray="${Math.round(total * t)} ${total * 2}"`;
  const ticks = Math.round(40); let marks = ''; for (let i = 0; i < ticks * t; i += 1) marks += `1.8 ${total / ticks - 1.8} `;
  return line(d, C.jamun, width + 3, dash) + line(d, C.haldi, width, dash) + `<path d="${d}" fill="none" stroke="${C.jamun}" stroke-width="${width}" pathLength="${total}" stroke-dasharray="${marks}0 ${total * 2}"/>` + line(d, C.haldi, width * 0.42, `${dash} transform="translate(0 ${width * 0.28})"`);
}
const around = (d, end) => (t) => clip(formPath, laid(d, ease(Math.min(1, t * 1.3)))) + laid(end, ease(Math.max(0, t * 3 - 2)), 15);
const depth = (low) => (t) => path(`M160 100C${low > 200 ? '162 200 176' : '160 152 172'} ${low} 200 ${low}C${low > 200 ? '224' : '228'} ${low} ${low > 200 ? '238 200' : '240 152'} 240 100`, C.rani, `stroke="${C.zari}" stroke-width="3" stroke-dasharray="8 4" opacity="${Math.round(Math.min(1, t * 3) * 100) / 100}"`)
  + laid(`M200 102V${low + 2}`, ease(Math.max(0, t * 1.6 - 0.4)), 14) + fade(line('M150 102H250', C.cream, 2.5) + line(`M176 ${low + 2}H224`, C.cream, 3), Math.min(1, t * 3));
const views = {
  whole: [200, 330, 0.56], shoulder: [200, 150, 1.25], bust: [200, 220, 1.2], waist: [200, 322, 1.2], hip: [200, 410, 1.2], neck: [200, 160, 1.3],
};
const measures = {
  shoulder: (t) => laid('M108 128Q200 84 292 128', ease(Math.min(1, t * 1.3)), 16) + laid('M292 126q10 20 2 60', ease(Math.max(0, t * 3 - 2)), 15),
  bust: around('M84 226Q200 262 316 226', 'M250 242q10 20 2 58'), waist: around('M110 330Q200 352 290 330', 'M236 340q10 20 2 58'), hip: around('M80 418Q200 452 320 418', 'M252 440q10 20 2 58'),
  front: depth(184), back: depth(236),
};
const stand = (ground, view, front, marks) => group(form({ ground, front }) + marks, `translate(320 172) scale(${view[2]}) translate(${-view[0]} ${-view[1]})`);
const armPath = 'M140 96C136 70 160 44 202 44S268 70 264 96L252 420H152Z';
const arm = (ground, t) => group(line('M202 8V44', C.rani, 5) + line('M130 4H274', C.jamun, 8) + line(armPath, C.jamun, 25, 'stroke-opacity=".5" stroke-linejoin="round"') + path(armPath, ground, `stroke="${ground}" stroke-width="22.6" stroke-linejoin="round"`) + path(armPath, C.mayil)
  + clip(armPath, path('M240 60 226 430H270V60Z', C.jamun, 'opacity=".2"') + path('M130 40h144v52q-72 30-144 0Z', C.rani) + line('M130 88q72 30 144 0', C.zari, 3) + line('M202 100V420', C.zari, 2, 'stroke-dasharray="7 4"') + laid('M126 190Q202 216 278 190', ease(Math.min(1, t * 1.3)), 17)) + laid('M244 202q10 20 2 58', ease(Math.max(0, t * 3 - 2)), 15), 'translate(106 -6) scale(.98)');
const entry = (t) => { const top = mix(428, 112, ease(Math.max(0, t * 1.5 - 0.5)));
  return group(rect(-400, 424, 1200, 200, C.rani) + rect(-400, 420, 1200, 8, C.cream) + rect(206, 40, 150, 384, C.mayil) + path('M226 66h110v148H226zM226 244h110v150H226z', 'none', `stroke="${C.haldi}" stroke-width="4"`) + path('M281 122l14 18-14 18-14-18zM281 302l14 18-14 18-14-18z', C.haldi) + circle(218, 232, 6, C.haldi) + rect(176, 10, 34, 414, C.maroon) + rect(176, 10, 200, 32, C.maroon)
    + laid(`M193 424V${top}`, t > 0.34 ? 1 : 0, 20) + group(rect(92, 90, 120, 22, C.brick) + rect(100, 95, 112, 12, C.cream) + rect(86, 88, 126, 4, C.jamun) + rect(86, 110, 126, 4, C.jamun), `translate(${mix(-160, 0, ease(Math.min(1, t * 2.4)))} 0)`)
    + fade(group(path('M0-6h62v12H0z', C.haldi, `stroke="${C.jamun}" stroke-width="1.5"`) + path('M0-6-18 0 0 6z', C.haldiTint, `stroke="${C.jamun}" stroke-width="1.5"`), `translate(${mix(300, 228, part(t, 0.3, 0.42))} 104) rotate(-16)`), part(t, 0.24, 0.34))
    + `<g transform="translate(60 446)"><ellipse cy="8" rx="38" ry="12" fill="${C.haldi}" stroke="${C.jamun}" stroke-width="2"/><path d="M-14-3C-4 10 2 12 4 19M-14 20C-4 8 2 6 4 19" fill="none" stroke="${C.mayil}" stroke-width="6"/></g>`, 'translate(170 -14) scale(.76)'); };

export const howToMeasure = {
  name: 'how-to-measure',
  steps: [
    { seconds: 5, lines: ['Take a soft tape and ask someone to help; stand straight and breathe as always.', 'Keep one finger under the tape.'] },
    { seconds: 5, lines: ['Shoulder: across the back, from one shoulder bone to the other.', 'Follow the slight curve below the neck.'] },
    { seconds: 5, lines: ['Around Bust: over the fullest part, the tape level all round.', 'Snug, never tight.'] },
    { seconds: 5, lines: ['Around Waist: two fingers above the navel, where you bend sideways.', 'Do not pull the stomach in.'] },
    { seconds: 5, lines: ['Around Hip: over the fullest part, about 20 cm below the waist.', 'Feet together.'] },
    { seconds: 5, lines: ['Around Arm: where the sleeve will end, the arm hanging loose.'] },
    { seconds: 5, lines: ['Front Neck: from the shoulder line straight down to the depth you want.'] },
    { seconds: 5, lines: ['Back Neck: the same way down the back.', 'Think of hooks and dori before you go deep.'] },
    { seconds: 6, lines: ['Height: without shoes, back to a door frame, a book flat on the head.', 'Write every number down; we check them again before we cut.'] },
  ],
  draw(s, { step }) {
    const t = s[step]; const ground = grounds[step]; const order = ['whole', 'shoulder', 'bust', 'waist', 'hip', 'arm', 'front', 'back', 'height']; const name = order[step];
    const base = rect(0, 0, 640, 360, ground); const enter = part(t, 0, 0.14);
    const side = name === 'height' ? '' : group(tape(420, 40, step * 4 + 1, 58), 'translate(604 -20) rotate(90)');
    if (name === 'arm') return base + side + arm(ground, t);
    if (name === 'height') return base + entry(t);
    const wanted = views[name] || views.neck; const before = step === 0 || step === 6 ? views.whole : views[order[step - 1]] || views.neck;
    const view = wanted.map((v, i) => Math.round(mix(before[i] * 100, v * 100, enter)) / 100);
    const marks = name === 'whole' ? '' : measures[name]((t - 0.14) / 0.66 < 0 ? 0 : Math.min(1, (t - 0.14) / 0.66));
    const wave = name === 'whole' ? laid(`M-20 ${mix(330, 300, t)}C120 230 160 ${mix(400, 330, t)} 300 ${mix(300, 318, t)}S480 250 660 ${mix(250, 300, t)}`, part(t, 0.05, 0.9), 24) : '';
    return base + (name === 'whole' ? '' : side) + stand(ground, view, !['shoulder', 'back'].includes(name), marks) + wave;
  },
};

