// Draws the videos frame by frame, pipes them to ffmpeg and writes the captions beside them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { digest, remember, toPixels, upToDate } from '../lib/raster.mjs';
import { restartIds } from '../lib/svg.mjs';
import { frameAt, rate, secondsOf } from './kit.mjs';
import { runningStitch } from './running-stitch.mjs';
import { backStitch } from './back-stitch.mjs';
import { blindHem } from './blind-hem.mjs';
import { piping } from './piping.mjs';
import { hookAndEye } from './hook-and-eye.mjs';
import { pleats } from './pleats.mjs';
import { howToMeasure } from './how-to-measure.mjs';

const lessons = [runningStitch, backStitch, blindHem, piping, hookAndEye, pleats, howToMeasure];
export { lessons };
const settings = ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '27', '-pix_fmt', 'yuv420p', '-profile:v', 'main', '-level', '3.1', '-g', '48',
  '-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-threads', '1',
  '-movflags', '+faststart', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];

const framesOf = (lesson, moments, options) => moments.map((second) => { restartIds(); return frameAt(lesson, second, options); });
const count = (from, to, speed = 1) => Array.from({ length: Math.round(((to - from) / speed) * rate) }, (_, i) => from + (i / rate) * speed);

async function encode(file, frames) {
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', '640x360', '-r', String(rate), '-i', '-', ...settings, fileURLToPath(file)], { stdio: ['pipe', 'inherit', 'inherit'] });
  let last = ''; let pixels = null;
  for (const frame of frames) {
    if (frame !== last) { pixels = Buffer.from(toPixels(frame, 640).pixels); last = frame; }
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
async function writeVideo(folder, name, frames) {
  const file = new URL(`${name}.mp4`, folder); const mark = digest(settings.join(' ') + frames.join('\n'));
  if (!upToDate(file, name, mark)) {
    await encode(file, frames); remember(name, mark);
    console.log(`${name}.mp4  ${(frames.length / rate).toFixed(1)} s  ${Math.round(statSync(file).size / 1024)} KB`);
  }
  return statSync(file).size;
}
const clock = (seconds) => {
  const ms = Math.round(seconds * 1000); const two = (v) => String(v).padStart(2, '0');
  return `${two(Math.floor(ms / 3600000))}:${two(Math.floor(ms / 60000) % 60)}:${two(Math.floor(ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
};
export function captions(cues) {
  return `WEBVTT\n\n${cues.map(({ from, to, text }, i) => `${i + 1}\n${clock(from)} --> ${clock(to)}\n${text}\n`).join('\n')}`;
}
/** One cue per sentence of a step; time is shared by length, and a short one still stands long enough to be read. */
export function cuesOf(lesson) {
  let start = 0;
  return lesson.steps.flatMap((step, number) => {
    const whole = step.lines.reduce((sum, text) => sum + text.length + 22, 0); let from = start; start += step.seconds;
    return step.lines.map((text, i) => {
      const to = i === step.lines.length - 1 ? start : from + (step.seconds * (text.length + 22)) / whole;
      const cue = { from, to: to - 0.05, text: i === 0 ? `Step ${number + 1}. ${text}` : text }; from = to; return cue;
    });
  });
}
export async function writeVideos(folder, only = '') {
  mkdirSync(folder, { recursive: true }); let bytes = 0;
  const writeText = (name, text) => { const file = new URL(name, folder); if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text); bytes += Buffer.byteLength(text); };
  for (const lesson of lessons) {
    if (only && !lesson.name.startsWith(only)) continue;
    const total = secondsOf(lesson);
    bytes += await writeVideo(folder, lesson.name, framesOf(lesson, count(0, total)));
    writeText(`${lesson.name}.vtt`, captions(cuesOf(lesson)));
    if (lesson.preview) {
      const frames = framesOf(lesson, lesson.preview.parts.flatMap(([from, to, speed]) => count(from, to, speed)), { plainFrame: true });
      bytes += await writeVideo(folder, `${lesson.name}-preview`, frames);
      const seconds = frames.length / rate; const lines = lesson.preview.lines;
      writeText(`${lesson.name}-preview.vtt`, captions(lines.map((text, i) => ({ from: (seconds / lines.length) * i, to: (seconds / lines.length) * (i + 1) - 0.05, text }))));
    }
  }
  console.log(`videos: ${(bytes / 1048576).toFixed(2)} MB`);
}
