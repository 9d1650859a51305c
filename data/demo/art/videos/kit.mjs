// What every lesson shares: time, the step label, the tape of progress, and a needle that sews.
import { C } from '../lib/palette.mjs';
import { at, circle, clip, group, line, many, newId, path, image, r1, range, rect } from '../lib/svg.mjs';
import { digits } from '../lib/digits.mjs';
import { band } from '../lib/bands.mjs';
import { needle } from '../lib/tools.mjs';

export const rate = 12;
export const ease = (t) => { const v = Math.min(1, Math.max(0, t)); return v * v * (3 - 2 * v); };
/** The part of a step from a to b, as 0..1. */
export const part = (t, a, b) => ease((t - a) / (b - a));
export const even = (t, a, b) => Math.min(1, Math.max(0, (t - a) / (b - a)));
export const mix = (a, b, t) => r1(a + (b - a) * t);
export const fade = (content, opacity) => (opacity <= 0 ? '' : `<g opacity="${Math.round(opacity * 100) / 100}">${content}</g>`);

export const secondsOf = (lesson) => lesson.steps.reduce((sum, step) => sum + step.seconds, 0);
/** Progress of every step at a moment: 1 for those done, 0 for those to come. */
export function progressAt(lesson, second) {
  let start = 0;
  return lesson.steps.map((step) => { const t = (second - start) / step.seconds; start += step.seconds; return Math.min(1, Math.max(0, t)); });
}
export function currentStep(lesson, second) {
  let end = 0;
  for (let i = 0; i < lesson.steps.length; i += 1) { end += lesson.steps[i].seconds; if (second < end) return i; }
  return lesson.steps.length - 1;
}
/** Woven label with the number of the step, top left. */
const label = (number) => group(rect(0, 0, 44, 44, C.jamun) + rect(4.5, 4.5, 35, 35, 'none', `stroke="${C.cream}" stroke-width="1.5" stroke-dasharray="5 3" stroke-opacity=".8"`)
  + digits(number, 15.5, 32, 27, C.cream, 2.4), 'translate(18 18)');
/** The tape along the lower edge: its pin stands where the lesson is. */
function progressTape(lesson, second) {
  const total = secondsOf(lesson); let start = 0;
  const marks = lesson.steps.map((step) => { const x = (start / total) * 640; start += step.seconds; return line(`M${r1(x)} 344V360`, C.jamun, 2.4); }).join('');
  const x = r1((second / total) * 640);
  return rect(0, 344, 640, 16, C.cream) + rect(0, 344, x, 16, C.haldi) + line(range(107).map((i) => `M${i * 6} 344v${i % 5 ? 4 : 7}`).join(''), C.jamun, 1, 'stroke-opacity=".6"') + marks
    + line('M0 344H640', C.jamun, 1.6) + line(`M${x} 345V330`, C.jamun, 2) + circle(x, 328, 5, C.rani, `stroke="${C.jamun}" stroke-width="1.2"`);
}
export function frameAt(lesson, second, { plainFrame = false } = {}) {
  const s = progressAt(lesson, second); const step = currentStep(lesson, second);
  const scene = lesson.draw(s, { step, second });
  return image(640, 360, [0, 0, 640, 360], scene + (plainFrame ? '' : label(step + 1) + progressTape(lesson, second)));
}

const direction = (deg) => [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)];
const length = 84;
/** A needle of which only a stretch is seen: from `hidden` behind the tip to `shown`. */
export function partNeedle(x, y, deg, from = 0, to = length, colour = C.steelLight) {
  return at(r1(x), r1(y), 1, r1(deg), clip(`M${-to - 2}-14H${-from}V14H${-to - 2}Z`, needle(length, colour)));
}
/**
 * Sews through points that alternate coming up and going down: thread lies on the cloth from each first
 * to each second point and runs underneath between. progress 0..1 over all stitches.
 */
export function sew(points, progress, { colour = C.haldi, width = 5, lift = 38, under = true, rest = true, tight = 1 } = {}) {
  const pairs = Math.floor(points.length / 2); const p = Math.min(progress, 1) * pairs; const k = Math.min(Math.floor(p), pairs - 1); const f = p - k;
  let art = ''; const hiddenLine = (a, b) => (under ? line(`M${a}L${b}`, C.jamun, width * 0.7, 'stroke-opacity=".2" stroke-dasharray="3 5" stroke-linecap="round"') : '');
  for (let i = 0; i < pairs; i += 1) {
    const [a, b] = [points[i * 2], points[i * 2 + 1]]; const next = points[i * 2 + 2];
    if (i < k || progress >= 1) { art += line(`M${a}L${b}`, colour, width, 'stroke-linecap="round"'); if (next) art += hiddenLine(b, next); }
  }
  if (progress <= 0) return art;
  if (progress >= 1) { const last = points[pairs * 2 - 1]; return art + (rest ? circle(last[0], last[1], width * 0.4, colour) : ''); }
  const a = points[k * 2]; const b = points[k * 2 + 1]; const next = points[k * 2 + 2] || b; const way = b[0] >= a[0] ? 1 : -1;
  const aim = (deg) => (way > 0 ? deg : 180 - deg);
  const string = (from, to, sag) => line(`M${from}Q${r1((from[0] + to[0]) / 2)} ${r1((from[1] + to[1]) / 2 + sag)} ${r1(to[0])} ${r1(to[1])}`, colour, width * 0.8, 'stroke-linecap="round"');
  if (f < 0.28) {
    const out = (f / 0.28) * length; const deg = aim(-58); const [dx, dy] = direction(deg);
    return art + partNeedle(a[0] + dx * out, a[1] + dy * out, deg, 0, out) + circle(a[0], a[1], 3, C.jamun, 'opacity=".5"');
  }
  if (f < 0.56) {
    const t = ease((f - 0.28) / 0.28); const deg = aim(-58 + 116 * t); const [dx, dy] = direction(deg); const [sx, sy] = direction(aim(-58));
    const far = Math.sin(Math.PI * t); const tip = [mix(a[0] + sx * length, b[0], t) + way * far * 30, mix(a[1] + sy * length, b[1], t) - far * lift];
    const eyeAt = [tip[0] - dx * (length - 6), tip[1] - dy * (length - 6)];
    return art + string(a, eyeAt, 16 * tight) + partNeedle(tip[0], tip[1], deg);
  }
  if (f < 0.78) {
    const deep = ((f - 0.56) / 0.22) * length; const deg = aim(58); const [dx, dy] = direction(deg); const eyeAt = [b[0] - dx * (length - 6 - deep), b[1] - dy * (length - 6 - deep)];
    return art + string(a, deep > length - 8 ? b : eyeAt, mix(16, 0, deep / length)) + partNeedle(b[0] + dx * deep, b[1] + dy * deep, deg, deep, length) + circle(b[0], b[1], 3, C.jamun, 'opacity=".5"');
  }
  const t = (f - 0.78) / 0.22; const deg = (Math.atan2(next[1] - b[1], next[0] - b[0]) * 180) / Math.PI;
  return art + line(`M${a}L${b}`, colour, width, 'stroke-linecap="round"') + (next === b ? '' : fade(at(mix(b[0], next[0], t), mix(b[1], next[1], t), 1, r1(deg), needle(length)), 0.22) + hiddenLine(b, [mix(b[0], next[0], t), mix(b[1], next[1], t)]));
}
/** Brings x,y nearer: scale 1 shows everything, and nothing outside the frame comes into view. */
export function camera(content, x, y, scale) {
  if (scale <= 1.001) return content;
  const half = (v, size) => Math.min(size - size / 2 / scale, Math.max(size / 2 / scale, v));
  return group(content, `translate(320 172) scale(${Math.round(scale * 1000) / 1000}) translate(${r1(-half(x, 640))} ${r1(-half(y, 344))})`);
}
/** A chalk mark drawn by a hand of time. */
export function drawn(x1, y1, x2, y2, t, colour = C.cream, width = 4, dash = '12 7') {
  if (t <= 0) return '';
  const x = mix(x1, x2, t); const y = mix(y1, y2, t);
  return line(`M${x1} ${y1}L${x} ${y}`, colour, width, `stroke-dasharray="${dash}" stroke-linecap="round"`);
}
export const clothEdge = (y, dye) => group(band(700, 34, dye, { gap: 20, tooth: 18, scale: 1.1 }), `translate(-20 ${y})`);
/** The middle points of `n` stitches on a line, as sew() wants them. */
export function stitchPoints(x, y, n, stitch, gap, slope = 0) {
  return range(n).flatMap((i) => { const a = x + i * (stitch + gap); return [[r1(a), r1(y + slope * (a - x))], [r1(a + stitch), r1(y + slope * (a + stitch - x))]]; });
}
/** Thread lying along a path, drawn up to `t`. */
export function threadUpTo(d, t, colour, width = 4, total = 1000) {
  if (t <= 0) return '';
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" pathLength="${total}" stroke-dasharray="${Math.round(total * t)} ${total * 2}"/>`;
}
export { many, newId, path };
